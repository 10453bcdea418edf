import { fold } from '../../aspects/tokens.ts';
import { type Risk, riskLanguages, riskRulesOf, riskSubjects } from './rules.ts';

/** Stands in the place of what was taken out, so that no words meet that did not stand together. */
const TAKEN_OUT = ' | ';

/**
 * The risk subjects that a review touches, by the rules of its own language: a word of one language tried on another
 * would find "court" in every French review. A language without rules finds nothing here, and is held otherwise.
 * @param language null where the text is too short to tell: then all rules are asked
 */
export function findRisks(text: string, language: string | null): Risk[] {
  if (language === null) return [...new Set(riskLanguages.flatMap((one) => findRisks(text, one)))];
  const rules = riskRulesOf(language);
  if (rules === null) return [];
  const folded = rules.innocent.reduce((kept, innocent) => kept.replace(innocent, TAKEN_OUT), fold(text));
  return riskSubjects.filter((risk) => rules[risk].some((pattern) => folded.search(pattern) >= 0));
}
