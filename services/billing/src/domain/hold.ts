/**
 * What pays for a suggestion, in the order in which it is tried; a client account of a partner has the last instead of
 * Suns.
 */
export type Source = 'free_variant' | 'quota' | 'suns' | 'overage';

export interface Subject {
  /** The generation's id, which is the hold's. */
  readonly generationId: string;
  readonly accountId: bigint;
  readonly placeRef: bigint;
  readonly reviewId: bigint;
}

export interface Reservation {
  readonly holdId: string;
  readonly source: Source;
  /** What is used of Suns or overage, in thousandths of a Sun; nothing when a plan or a free variant pays. */
  readonly costMilliSuns: bigint;
  /** Free variants of the review after this suggestion. */
  readonly freeVariantsLeft: number;
}

/** Whether Suns or overage are used. */
export const isCharged = ({ source }: Pick<Reservation, 'source'>): boolean =>
  source === 'suns' || source === 'overage';
