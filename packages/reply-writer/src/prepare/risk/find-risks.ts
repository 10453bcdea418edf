import { fold } from '../../aspects/tokens.ts';
import { isIn, type Passage, passageOf, replaceIn } from '../../language/prefilter.ts';
import { withoutApart } from './good-stars.ts';
import { soundOf } from './learned.ts';
import { type CompiledRules, type Risk, riskLanguages, riskRulesOf, riskSubjects } from './rules.ts';

/** Stands in the place of what was taken out, so that no words meet that did not stand together. */
const TAKEN_OUT = ' | ';

/** What is told by what was not done. */
const deniedRisks: ReadonlySet<Risk> = new Set(['refund', 'privacy', 'minors']);

/** Up to so many stars the wider rules are asked, too. */
const LOW_RATING_MAX = 3;
/** From so many words on what is found is taken for chance where all the others tell of a plain complaint. */
const STORY_WORDS_MIN = 18;

/**
 * The risk subjects that a review touches, by the rules of its own language: a word of one language tried on another
 * would find "court" in every French review. A language without rules finds nothing here, and is held otherwise.
 * @param language null where the text is too short to tell: then all rules are asked
 */
export function findRisks(text: string, language: string | null, rating: number): Risk[] {
  const folded = passageOf(fold(text));
  if (language !== null) return findRisksIn(folded, language, rating);
  return [...new Set(riskLanguages.flatMap((one) => findRisksIn(folded, one, rating)))];
}

function findRisksIn(folded: Passage, language: string, rating: number): Risk[] {
  const rules = riskRulesOf(language);
  if (rules === null) return [];
  const isBad = rating <= LOW_RATING_MAX;
  const touchedIn = (passage: Passage, risks: readonly Risk[], isWide = false) =>
    risks.filter(
      (risk) =>
        rules.risks.get(risk)?.some((rule) => isIn(rule, passage)) ||
        (isWide && (rules.lowStars.get(risk)?.some((rule) => isIn(rule, passage)) || meetsIn(passage, risk, rules))),
    );
  const seeming = touchedIn(folded, riskSubjects, isBad);
  // Few reviews seem to touch any: what is innocent, and a plain story, are looked for in those alone.
  if (seeming.length === 0) return [];
  const isStory = folded.text.split(' ').length >= STORY_WORDS_MIN;
  if (isBad && isStory && soundOf(folded.text, language) === 'plain') return [];
  const kept = rules.innocent.reduce((rest, innocent) => replaceIn(rest, innocent, TAKEN_OUT), folded);
  const touched = touchedIn(kept, seeming, isBad);
  if (isBad || touched.length === 0) return touched;
  // A refund that did not come is told by a denial, and so is who was not let in.
  const told = touchedIn(passageOf(withoutApart(kept.text, language, TAKEN_OUT)), touched);
  return touched.filter((risk) => told.includes(risk) || deniedRisks.has(risk));
}

/** Whether words that tell this risk together meet in a sentence. */
function meetsIn(passage: Passage, risk: Risk, { meetings }: CompiledRules): boolean {
  return meetings.some(
    (meeting) =>
      meeting.risk === risk &&
      meeting.words.every((words) => isIn(words, passage)) &&
      passage.text
        .split(/[.!?…]+/u)
        .some((sentence) => meeting.words.every(({ pattern }) => sentence.search(pattern) >= 0)),
  );
}
