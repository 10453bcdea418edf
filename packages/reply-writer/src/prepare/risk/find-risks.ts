import { fold } from '../../aspects/tokens.ts';
import { type Risk, riskLanguages, riskRulesOf, riskSubjects } from './rules.ts';

/** Stands in the place of what was taken out, so that no words meet that did not stand together. */
const TAKEN_OUT = ' | ';

/** Up to so many stars the wider rules are asked, too. */
const LOW_RATING_MAX = 3;

/**
 * The risk subjects that a review touches, by the rules of its own language: a word of one language tried on another
 * would find "court" in every French review. A language without rules finds nothing here, and is held otherwise.
 * @param language null where the text is too short to tell: then all rules are asked
 */
export function findRisks(text: string, language: string | null, rating: number): Risk[] {
  if (language === null) return [...new Set(riskLanguages.flatMap((one) => findRisks(text, one, rating)))];
  const rules = riskRulesOf(language);
  if (rules === null) return [];
  const folded = rules.innocent.reduce((kept, innocent) => kept.replace(innocent, TAKEN_OUT), fold(text));
  const asked = rating <= LOW_RATING_MAX ? [rules.risks, rules.lowStars] : [rules.risks];
  return riskSubjects.filter((risk) =>
    asked.some((map) => (map.get(risk) ?? []).some((pattern) => folded.search(pattern) >= 0)),
  );
}
