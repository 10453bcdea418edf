/** How many calls of one kind a caller may make within any window of a length, by the simulated clock. */
export class CallQuota {
  readonly #max: number;
  readonly #perMs: number;
  readonly #calls = new Map<string, number[]>();

  constructor({ max, perMs }: { max: number; perMs: number }) {
    this.#max = max;
    this.#perMs = perMs;
  }

  /**
   * Counts a call unless none is left, which counts nothing.
   * @returns whether it may be made, and how many are left after it
   */
  take(caller: string, nowMs: number): { allowed: boolean; left: number } {
    const recent = (this.#calls.get(caller) ?? []).filter((atMs) => atMs > nowMs - this.#perMs);
    const allowed = recent.length < this.#max;
    if (allowed) recent.push(nowMs);
    this.#calls.set(caller, recent);
    return { allowed, left: this.#max - recent.length };
  }
}
