/** What was learned of the risks that bad reviews of a language tell. */
export interface LearnedRisks {
  /** Scores under which a review tells of a plain complaint, and hardly of a risk. */
  plainBelow: number;
  unlikelyBelow: number;
  /** From this on it may well tell of a risk. */
  likelyFrom: number;
  /** Words, beginnings of words and pairs of words, from -9 (a plain complaint) to 9 (a risk of any kind). */
  any: Readonly<Record<string, string>>;
  /** By the kind of risk, what speaks for it, from 2 to 9. */
  kinds: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
