/** What was learned of the things that bad reviews of a language complain of. */
export interface LearnedComplaints {
  /** By how much a thing must be heard more than the next, to be named. */
  clearFrom: number;
  /** By the group of a thing, words and beginnings of words that speak for it, from 3 to 9. */
  groups: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
