export interface Suggestion {
  readonly suggestionId: bigint;
  readonly accountId: bigint;
  readonly reviewId: bigint;
  readonly text: string;
  readonly charged: boolean;
  readonly costMilliSuns: bigint;
  readonly freeVariantsLeft: number;
}

/**
 * One try to write a suggestion. `running` ends in exactly one of the others: `delivered` by the request that works on
 * it, `abandoned` by its failure or by billing's question, whichever comes first.
 */
export interface Generation {
  readonly generationId: string;
  readonly workId: string;
  readonly accountId: bigint;
  readonly reviewId: bigint;
  /** The claim's attempt that works on it. */
  readonly attempt: number;
  readonly status: 'running' | 'delivered' | 'abandoned';
  readonly holdId: string | null;
}
