import { risksEn } from './en.ts';
import { risksFr } from './fr.ts';
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

export type CompiledRules = Readonly<Record<Risk | 'innocent', readonly RegExp[]>>;
const compiled = new Map<string, CompiledRules>();

/** The rules of a language as expressions, made when first asked for; null where there are none. */
export function riskRulesOf(language: string): CompiledRules | null {
  const known = compiled.get(language);
  if (known) return known;
  const sources = rules[language];
  if (sources === undefined) return null;
  const fresh = Object.fromEntries(
    Object.entries(sources).map(([risk, list]) => [
      risk,
      // Folded text of these languages has no letters but these; without Unicode's tables matching takes a third.
      list.map((source) => new RegExp(`(?<![a-z0-9ß])(?:${source})(?![a-z0-9ß])`, 'g')),
    ]),
  ) as unknown as CompiledRules;
  compiled.set(language, fresh);
  return fresh;
}
