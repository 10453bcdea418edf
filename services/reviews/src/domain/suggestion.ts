export interface Suggestion {
  readonly suggestionId: bigint;
  readonly accountId: bigint;
  readonly reviewId: bigint;
  readonly text: string;
  readonly charged: boolean;
  readonly costMilliSuns: bigint;
  readonly freeVariantsLeft: number;
  /** ISO 639-1. */
  readonly language: string;
  /** The model's id and prompt, or the composer's: `composer@7`. */
  readonly writer: string;
  readonly needsHuman: boolean;
  /** Codes, such as `risk:health`. */
  readonly reasons: readonly string[];
  /** Null when there were no instructions. */
  readonly followedInstructions: boolean | null;
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
