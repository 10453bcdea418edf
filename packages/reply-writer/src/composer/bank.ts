/** Sentences that mean the same, by the tones they suit. `plain` suits every tone. */
export interface Choices {
  plain: readonly string[];
  /** Tones 0 to 4. */
  formal?: readonly string[];
  /** Tones 4 to 9. */
  friendly?: readonly string[];
  /** Tones 7 to 9. */
  warm?: readonly string[];
}

/** What a kind of review is answered with; placeholders `{pos}`, `{neg}`, `{topic}` stand for noun phrases. */
export interface ReviewBank {
  /** First sentence, naming what the review is about. */
  open: Choices;
  /** First sentence when the review names things without judging them. */
  openTopic: Choices;
  /** First sentence when nothing in the text could be named. */
  openGeneral: Choices;
  /** First sentence when there is no text. */
  openRating: Choices;
  close: Choices;
  /** Last sentence for an app, which nobody visits. */
  closeApp: Choices;
}

export interface Bank {
  positive: ReviewBank & { also: Choices; remark: Choices };
  mixed: ReviewBank & { openFault: Choices; fault: Choices; closeRating: Choices };
  negative: ReviewBank & { silver: Choices; closeRating: Choices };
  /** Risk, suspicion, or a field where nothing may be confirmed: an answer that names nothing. */
  neutral: { positive: NeutralBank; mixed: NeutralBank; negative: NeutralBank };
  /** Joins noun phrases: "a, b and c". */
  and: string;
  /** Joins a list whose parts hold an "and" already. */
  asWellAs: string;
  /** Sentences that measure a thing against what was expected: said of a service, never of a crowd or of a lack. */
  measuringWords: RegExp;
  /** Sentences that speak of a visit, which do not suit an app. */
  visitWords: RegExp;
}

export interface NeutralBank {
  open: Choices;
  close: Choices;
}

export type Band = 'positive' | 'mixed' | 'negative';

/** 4 and 5 are good, 3 is mixed, 1 and 2 are bad. */
export function bandOf(rating: number): Band {
  return rating >= 4 ? 'positive' : rating === 3 ? 'mixed' : 'negative';
}

/** The sentences that suit a tone. */
export function suiting(choices: Choices, tone: number): string[] {
  return [
    ...choices.plain,
    ...(tone <= 4 ? (choices.formal ?? []) : []),
    ...(tone >= 4 ? (choices.friendly ?? []) : []),
    ...(tone >= 7 ? (choices.warm ?? []) : []),
  ];
}
