/**
 * How many deliveries a claim takes of one endpoint at most. A claim locks all that it may take of each endpoint before
 * it knows how many endpoints there are; a share that fits their number keeps it from locking far more than it takes.
 */
export class ClaimShare {
  readonly #mostRows: number;
  #rows: number;

  /** @param mostRows rows of one claim */
  constructor(mostRows: number) {
    this.#mostRows = mostRows;
    this.#rows = mostRows;
  }

  get rows(): number {
    return this.#rows;
  }

  /**
   * Learns from a claim: one that was filled is shared evenly by the endpoints in it, one that was not found less than
   * it could have taken, perhaps because the share was too small. One that found nothing says nothing.
   * @param limit rows that it might have taken
   */
  learn(claimed: ReadonlyArray<{ readonly webhookId: bigint }>, limit: number): void {
    if (claimed.length === 0) return;
    const endpoints = new Set(claimed.map(({ webhookId }) => webhookId)).size;
    this.#rows =
      claimed.length < limit ? Math.min(this.#mostRows, this.#rows * 2) : Math.ceil(this.#mostRows / endpoints);
  }
}
