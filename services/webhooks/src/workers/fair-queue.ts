/** What waits, by account, then by endpoint, in the order in which it came. Maps keep the order of insertion. */
type Waiting<J> = Map<bigint, Map<bigint, J[]>>;

export interface Queued {
  readonly accountId: bigint;
  readonly webhookId: bigint;
  /** Attempts made before. */
  readonly attempts: number;
}

/** Each so many turns a retry goes first, so that a stream of first attempts cannot hold retries up for ever. */
const retriesFirstEvery = 4;

/**
 * Deliveries that wait for a slot. First attempts go before retries; among them every account has its turn, and within
 * an account every endpoint.
 */
export class FairQueue<J extends Queued> {
  size = 0;
  #firsts: Waiting<J> = new Map();
  #retries: Waiting<J> = new Map();
  #turns = 0;

  add(job: J): void {
    const waiting = job.attempts === 0 ? this.#firsts : this.#retries;
    let endpoints = waiting.get(job.accountId);
    if (endpoints === undefined) {
      endpoints = new Map();
      waiting.set(job.accountId, endpoints);
    }
    const jobs = endpoints.get(job.webhookId);
    if (jobs === undefined) endpoints.set(job.webhookId, [job]);
    else jobs.push(job);
    this.size += 1;
  }

  /** The next whose endpoint can take one, or null. */
  take(canStart: (webhookId: bigint) => boolean): J | null {
    this.#turns = (this.#turns + 1) % retriesFirstEvery;
    const order = this.#turns === 0 ? [this.#retries, this.#firsts] : [this.#firsts, this.#retries];
    for (const waiting of order) {
      const job = takeFrom(waiting, canStart);
      if (job === null) continue;
      this.size -= 1;
      return job;
    }
    return null;
  }

  /** Takes out all that waits for one endpoint. */
  takeOf(accountId: bigint, webhookId: bigint): J[] {
    const taken: J[] = [];
    for (const waiting of [this.#firsts, this.#retries]) {
      const endpoints = waiting.get(accountId);
      taken.push(...(endpoints?.get(webhookId) ?? []));
      endpoints?.delete(webhookId);
      if (endpoints?.size === 0) waiting.delete(accountId);
    }
    this.size -= taken.length;
    return taken;
  }

  /** Empties it. */
  takeAll(): J[] {
    const jobs = [this.#firsts, this.#retries].flatMap((waiting) =>
      [...waiting.values()].flatMap((endpoints) => [...endpoints.values()].flat()),
    );
    this.#firsts.clear();
    this.#retries.clear();
    this.size = 0;
    return jobs;
  }
}

/** Whoever had its turn goes to the end of its round. */
function takeFrom<J>(waiting: Waiting<J>, canStart: (webhookId: bigint) => boolean): J | null {
  for (const [accountId, endpoints] of waiting) {
    for (const [webhookId, jobs] of endpoints) {
      if (!canStart(webhookId)) continue;
      const job = jobs.shift();
      endpoints.delete(webhookId);
      if (jobs.length > 0) endpoints.set(webhookId, jobs);
      waiting.delete(accountId);
      if (endpoints.size > 0) waiting.set(accountId, endpoints);
      return job ?? null;
    }
  }
  return null;
}
