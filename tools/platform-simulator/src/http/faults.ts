import { randomUUID } from 'node:crypto';
import { holds } from './answer.ts';

const faultsMax = 1_000;

/** What goes wrong with the next calls of a target. */
export interface Fault {
  readonly faultId: string;
  readonly target: string;
  /** The answer's status; absent, the call goes on after the delay. */
  readonly status?: number | undefined;
  /** The answer's body, or the name of one of the target's ways to misbehave. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Real time, in milliseconds. */
  readonly delayMs: number;
  /** The call takes effect and only its answer is replaced, late or lost. */
  readonly afterEffect: boolean;
  /** The connection is cut instead of an answer. */
  readonly drop: boolean;
  /** How many calls are still to fail. */
  readonly remaining: number;
  readonly placeId?: string | undefined;
  /** Only calls whose body holds this string. */
  readonly contains?: string | undefined;
}

/** Faults waiting for calls; each call takes the oldest that fits it. Not kept over a restart. */
export class Faults {
  readonly #waiting = new Map<string, Fault>();

  /** @returns undefined when too many faults wait already */
  add(fault: Omit<Fault, 'faultId'>): Fault | undefined {
    if (this.#waiting.size >= faultsMax) return undefined;
    const added = { faultId: randomUUID(), ...fault };
    this.#waiting.set(added.faultId, added);
    return added;
  }

  take(call: { target: string; placeIds: readonly string[]; text: string }): Fault | undefined {
    for (const fault of this.#waiting.values()) {
      if (fault.target !== call.target) continue;
      if (fault.placeId !== undefined && !call.placeIds.includes(fault.placeId)) continue;
      if (fault.contains !== undefined && !holds(call.text, fault.contains)) continue;
      if (fault.remaining > 1) this.#waiting.set(fault.faultId, { ...fault, remaining: fault.remaining - 1 });
      else this.#waiting.delete(fault.faultId);
      return fault;
    }
    return undefined;
  }

  list(): Fault[] {
    return [...this.#waiting.values()];
  }

  /** Clears the faults that fit; all of them without a filter. */
  clear(filter: { faultId?: string | undefined; target?: string | undefined; placeId?: string | undefined }): number {
    let cleared = 0;
    for (const fault of this.#waiting.values()) {
      if (filter.faultId !== undefined && fault.faultId !== filter.faultId) continue;
      if (filter.target !== undefined && fault.target !== filter.target) continue;
      if (filter.placeId !== undefined && fault.placeId !== filter.placeId) continue;
      this.#waiting.delete(fault.faultId);
      cleared += 1;
    }
    return cleared;
  }
}
