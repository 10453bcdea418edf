import { type AttemptResult, isOverloaded, isSuccess } from '../domain/delivery.ts';
import { isSlow, learn, newPace, type Pace } from '../domain/pace.ts';

/** What a replica has under way for an endpoint. */
interface Endpoint {
  running: number;
  /** Taken, and waiting for a slot. */
  queued: number;
  readonly pace: Pace;
}

/** Endpoints whose pace is remembered while nothing is under way for them. */
const rememberedMax = 20_000;
/** Deliveries taken for each slot of an endpoint that answers quickly, so that its next one need not be asked for. */
const takenPerSlot = 3;

/** Counts what is under way by endpoint, and knows how many each may have. */
export class EndpointSlots {
  readonly #endpoints = new Map<bigint, Endpoint>();
  #slow = 0;

  /**
   * How many more of an endpoint's deliveries are worth taking. A slow one's wait where other replicas find them too.
   */
  roomOf(webhookId: bigint): number {
    const endpoint = this.#endpoints.get(webhookId);
    return endpoint === undefined ? this.roomByDefault : Math.max(0, roomOf(endpoint));
  }

  get roomByDefault(): number {
    return Math.floor(newPace().cap);
  }

  /** Of all endpoints whose room is not the default one. */
  rooms(): Map<bigint, number> {
    const rooms = new Map<bigint, number>();
    for (const [webhookId, endpoint] of this.#endpoints) {
      const room = Math.max(0, roomOf(endpoint));
      if (room !== this.roomByDefault) rooms.set(webhookId, room);
    }
    return rooms;
  }

  /** Whether any endpoint is known to be slow. */
  get anySlow(): boolean {
    return this.#slow > 0;
  }

  isSlow(webhookId: bigint): boolean {
    const endpoint = this.#endpoints.get(webhookId);
    return endpoint !== undefined && isSlow(endpoint.pace);
  }

  hasSlot(webhookId: bigint): boolean {
    const { running, pace } = this.#of(webhookId);
    return running < Math.floor(pace.cap);
  }

  queued(webhookId: bigint, count: number): void {
    this.#of(webhookId).queued += count;
  }

  started(webhookId: bigint): void {
    this.#of(webhookId).running += 1;
  }

  learn(webhookId: bigint, result: AttemptResult): void {
    const { pace } = this.#of(webhookId);
    const wasSlow = isSlow(pace);
    learn(pace, {
      elapsedMs: result.times.totalMs,
      succeeded: isSuccess(result),
      isOverloaded: isOverloaded(result),
    });
    this.#slow += Number(isSlow(pace)) - Number(wasSlow);
  }

  left(webhookId: bigint): void {
    this.#of(webhookId).running -= 1;
    if (this.#endpoints.size > rememberedMax) this.#forget();
  }

  #of(webhookId: bigint): Endpoint {
    const known = this.#endpoints.get(webhookId);
    if (known !== undefined) return known;
    const endpoint = { running: 0, queued: 0, pace: newPace() };
    this.#endpoints.set(webhookId, endpoint);
    return endpoint;
  }

  #forget(): void {
    for (const [webhookId, { running, queued, pace }] of this.#endpoints) {
      if (running > 0 || queued > 0) continue;
      this.#slow -= Number(isSlow(pace));
      this.#endpoints.delete(webhookId);
    }
  }
}

function roomOf({ running, queued, pace }: Endpoint): number {
  const slots = Math.floor(pace.cap);
  const isQuick = pace.typicalMs !== null && !isSlow(pace);
  return slots * (isQuick ? takenPerSlot : 1) - running - queued;
}
