import { fold } from '../aspects/tokens.ts';
import { type Risk, riskTerms } from './risk-terms.ts';

/** The risk subjects that a review touches, all of them; the language does not matter, every list is tried. */
export function findRisks(text: string): Risk[] {
  const folded = fold(text);
  return (Object.keys(riskTerms) as Risk[]).filter((risk) => riskTerms[risk].some((term) => term.test(folded)));
}
