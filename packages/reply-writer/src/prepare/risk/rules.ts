import { alternativesOf, type Expression, expressionOf } from '../../language/prefilter.ts';
import { risksEn } from './en.ts';
import { risksFr } from './fr.ts';
import { lowStarsEn, lowStarsFr } from './low-stars.ts';
import { lowStarsDe, lowStarsEs, lowStarsIt, lowStarsNl, lowStarsPt } from './low-stars-others.ts';
import { meetingsEn, meetingsFr } from './meetings.ts';
import { meetingsDe, meetingsEs, meetingsIt, meetingsNl, meetingsPt } from './meetings-others.ts';
import { risksDe, risksEs, risksIt, risksNl, risksPt } from './others.ts';

export const riskSubjects = [
  'health',
  'injury',
  'discrimination',
  'legal',
  'misconduct',
  'refund',
  'minors',
  'privacy',
  'threat',
] as const;
export type Risk = (typeof riskSubjects)[number];

/**
 * What makes a review a matter for a person, by subject: sources of regular expressions that begin and end at a word,
 * matched on folded text. `innocent` expressions are taken out first: figures of speech, negation, praise.
 */
export type RiskRules = Readonly<Record<Risk | 'innocent', readonly string[]>>;

/** More of them, asked of a review that is not a good one; `…` stands for up to six words of the same sentence. */
export type LowStarRules = Readonly<Partial<Record<Risk, readonly string[]>>>;

/**
 * Words that are harmless alone, and tell a risk where one of each list stands in the same sentence: the risk, then
 * the lists, sources as in `RiskRules`, the rarest first, as it guards the others. Asked of a review that is not a
 * good one. Folded text.
 */
export type Meeting = readonly [Risk, string, ...string[]];

const rules: Readonly<Record<string, RiskRules>> = {
  en: risksEn,
  fr: risksFr,
  es: risksEs,
  de: risksDe,
  it: risksIt,
  nl: risksNl,
  pt: risksPt,
};

/** The languages whose risks are known by rules; in any other a bad review is held as a whole. */
export const riskLanguages: readonly string[] = Object.keys(rules);

const lowStarRules: Readonly<Record<string, LowStarRules>> = {
  en: lowStarsEn,
  fr: lowStarsFr,
  es: lowStarsEs,
  de: lowStarsDe,
  it: lowStarsIt,
  nl: lowStarsNl,
  pt: lowStarsPt,
};

const meetings: Readonly<Record<string, readonly Meeting[]>> = {
  en: meetingsEn,
  fr: meetingsFr,
  es: meetingsEs,
  de: meetingsDe,
  it: meetingsIt,
  nl: meetingsNl,
  pt: meetingsPt,
};

const FEW_WORDS = '[ ,\'"-]{1,3}(?:[a-z0-9ß]+[ ,\'"-]{1,3}){0,6}?';
// Folded text of these languages has no letters but these; without Unicode's tables matching takes a third.
const expression = (source: string): Expression =>
  expressionOf(new RegExp(`(?<![a-z0-9ß])(?:${source.replace(/ ?… ?/gu, FEW_WORDS)})(?![a-z0-9ß])`, 'g'));

export interface CompiledRules {
  innocent: readonly Expression[];
  risks: ReadonlyMap<Risk, readonly Expression[]>;
  lowStars: ReadonlyMap<Risk, readonly Expression[]>;
  meetings: readonly { risk: Risk; words: readonly Expression[] }[];
}
const compiled = new Map<string, CompiledRules>();

/** The rules of a language as expressions, made when first asked for; null where there are none. */
export function riskRulesOf(language: string): CompiledRules | null {
  const known = compiled.get(language);
  if (known) return known;
  const sources = rules[language];
  if (sources === undefined) return null;
  const all = (lists: LowStarRules) =>
    new Map(riskSubjects.map((risk) => [risk, (lists[risk] ?? []).flatMap(alternativesOf).map(expression)] as const));
  const fresh = {
    innocent: sources.innocent.map(expression),
    risks: all(sources),
    lowStars: all(lowStarRules[language] ?? {}),
    meetings: (meetings[language] ?? []).map(([risk, ...words]) => ({ risk, words: words.map(expression) })),
  };
  compiled.set(language, fresh);
  return fresh;
}
