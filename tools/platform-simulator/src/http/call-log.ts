import { holds } from './answer.ts';

const callsMax = 10_000;
const bodyCharactersMax = 64 * 1024;
const bodyCharactersTotalMax = 64 * 1024 * 1024;

/** One call that a simulated platform received. */
export interface Call {
  /** Grows by one a call. */
  readonly id: number;
  readonly target: string;
  /** Business time of arrival, RFC 3339. */
  readonly at: string;
  /** Real time of arrival, RFC 3339. */
  readonly received_at: string;
  readonly method: string;
  readonly path: string;
  readonly traceparent: string | null;
  /** The places that the call concerns: one, or all those of a Google account, or none. */
  readonly place_ids: readonly string[];
  readonly body: unknown;
  /** Null while it runs and when the connection was dropped. */
  readonly status: number | null;
  /** Whether a fault changed the outcome. */
  readonly fault: boolean;
}

export interface CallFilter {
  readonly target?: string | undefined;
  readonly placeId?: string | undefined;
  /** Only calls whose body or path holds this string. */
  readonly contains?: string | undefined;
  /** Only calls with a greater id. */
  readonly afterId?: number | undefined;
  /** Only calls at or after this business time, in milliseconds. */
  readonly sinceMs?: number | undefined;
}

interface Entry {
  call: Call;
  readonly atMs: number;
  readonly text: string;
}

/** The latest calls, oldest first; the oldest are forgotten when their number or their bodies grow too large. */
export class CallLog {
  readonly #entries = new Map<number, Entry>();
  #lastId = 0;
  #characters = 0;

  /** @returns the call's id, for `finish` */
  record(call: Omit<Call, 'id' | 'status' | 'fault'>): number {
    this.#lastId += 1;
    const id = this.#lastId;
    const text = call.body === null ? '' : JSON.stringify(call.body);
    const kept = text.length > bodyCharactersMax ? text.slice(0, bodyCharactersMax) : text;
    const body = kept === text ? call.body : kept;
    this.#entries.set(id, {
      call: { id, ...call, body, status: null, fault: false },
      atMs: Date.parse(call.at),
      text: kept,
    });
    this.#characters += kept.length;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= callsMax && this.#characters <= bodyCharactersTotalMax) break;
      this.#entries.delete(oldest);
      this.#characters -= entry.text.length;
    }
    return id;
  }

  finish(id: number, status: number | null, fault: boolean): void {
    const entry = this.#entries.get(id);
    if (entry !== undefined) entry.call = { ...entry.call, status, fault };
  }

  list(filter: CallFilter): Call[] {
    const found: Call[] = [];
    for (const { call, atMs, text } of this.#entries.values()) {
      if (filter.target !== undefined && call.target !== filter.target) continue;
      if (filter.placeId !== undefined && !call.place_ids.includes(filter.placeId)) continue;
      if (filter.contains !== undefined && !holds(text, filter.contains) && !call.path.includes(filter.contains))
        continue;
      if (filter.afterId !== undefined && call.id <= filter.afterId) continue;
      if (filter.sinceMs !== undefined && atMs < filter.sinceMs) continue;
      found.push(call);
    }
    return found;
  }
}
