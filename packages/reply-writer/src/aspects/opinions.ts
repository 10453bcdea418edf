import type { Clause } from './clauses.ts';
import type { CompiledLexicon } from './compile-lexicon.ts';

export interface Opinion {
  index: number;
  sign: 1 | -1;
  /** Says without doubt what it seems to say: "filthy", not "limited". */
  strong: boolean;
  /** How bad the word is: 2 for the worst. */
  severity: 1 | 2;
}

/** How far back a negation reaches: "not at all very clean". It never reaches over "and". */
const NEGATION_REACH_MAX = 3;

/** How far back something says that a crowd or a noise was not there. */
const ABSENCE_REACH_MAX = 8;

/** The words of a clause that judge, with what they come to after negation. */
export function opinionsOf({ words }: Clause, lexicon: CompiledLexicon): Opinion[] {
  return words.flatMap((word, index): Opinion[] => {
    const sign = lexicon.isNegative(word) ? -1 : lexicon.isPositive(word) ? 1 : 0;
    if (sign === 0 || isOnlyThing(word, lexicon)) return [];
    const severity = lexicon.isWorst(word) ? 2 : 1;
    if (!isNegated(words, index, lexicon)) return [{ index, sign, strong: !lexicon.isWeak(word), severity }];
    // "no, it is not bad": praise by negated blame is faint, and left out rather than counted either way.
    return sign > 0 ? [{ index, sign: -1, strong: false, severity: 1 }] : [];
  });
}

/** A thing's own name judges nothing, whatever opinion begins like it: "pequeno-almoço", "lekkernij". */
function isOnlyThing(word: string, { itemOf }: CompiledLexicon): boolean {
  const item = itemOf(word);
  return item !== null && item.polarity === undefined && item.describes === undefined;
}

/** "not", "never" reach over a few words; "no" and "without" only to the next: "no announcements clean nice food". */
export function isNegated(words: readonly string[], index: number, lexicon: CompiledLexicon): boolean {
  for (let back = 1; back <= NEGATION_REACH_MAX; back += 1) {
    const word = words[index - back];
    if (word === undefined || lexicon.isJoint(word)) return false;
    if (lexicon.isNegator(word)) return true;
    if (back === 1 && lexicon.isLacking(word)) return true;
  }
  return false;
}

/**
 * Whether a thing that is bad by being there was not there, or was left behind: any negation before it in the clause,
 * and "a respite from the noise". A wrong doubt costs silence here.
 */
export function isAbsent(words: readonly string[], index: number, lexicon: CompiledLexicon): boolean {
  return words
    .slice(Math.max(0, index - ABSENCE_REACH_MAX), index)
    .some((word) => lexicon.isNegator(word) || lexicon.isLacking(word) || lexicon.isRelief(word));
}
