import { closest, SIMILARITY_MAX, sentenceKey, threeGrams } from '../checks/similarity.ts';
import { isSaid, type Memory, openingOf } from './memory.ts';
import type { Step } from './plan.ts';
import { pick, seededRandom } from './random.ts';
import { exclaimed, fittingLines, renderLine, type Voice } from './render.ts';
import { saysRead } from './sentences.ts';

/** Words of this many letters are heard again when the next sentence has them too. */
const HEARD_LETTERS_MIN = 6;

/** Drafts tried for one reply; the search stops at the first that is unlike all others. */
const DRAFTS_MAX = 8;
/** Sentences tried for one step of a draft. */
const SENTENCES_MAX = 60;
/** The first of them also look for another opening than the latest replies have. */
const OPENINGS_MAX = 40;
/** Comfortably under the limit, so that a greeting or a person's small edit does not lift a reply over it. */
const SIMILARITY_WANTED = SIMILARITY_MAX * 0.6;

/**
 * Chooses the words of a planned reply: no sentence and no opening that the memory holds, and the draft least like the
 * replies in it.
 */
export function chooseSentences(steps: readonly Step[], voice: Voice, seed: string, memory: Memory): string[] {
  const random = seededRandom(seed);
  let best: string[] = [];
  let bestLikeness = Number.POSITIVE_INFINITY;
  for (let draft = 0; draft < DRAFTS_MAX; draft += 1) {
    const sentences = draftOf(steps, voice, random, memory);
    const likeness = closest(threeGrams(sentences.join(' ')), memory.grams);
    if (likeness < bestLikeness) {
      best = sentences;
      bestLikeness = likeness;
    }
    if (likeness <= SIMILARITY_WANTED) break;
  }
  return best;
}

function draftOf(steps: readonly Step[], voice: Voice, random: () => number, memory: Memory): string[] {
  const kept: Step[] = [];
  const sentences: string[] = [];
  for (const step of steps) {
    const sentence = freshSentence(step, voice, random, memory, sentences);
    if (sentence === null) continue;
    kept.push(step);
    sentences.push(sentence);
  }
  return exclaimed(sentences, kept, voice);
}

/** A sentence that the memory does not hold; null when none was found and the step can do without. */
function freshSentence(
  step: Step,
  voice: Voice,
  random: () => number,
  memory: Memory,
  before: readonly string[],
): string | null {
  const own = step.own.filter((text) => !isSaid(text, memory));
  if (own.length > 0) return pick(own, random);
  const fitting = fittingLines(step, voice);
  const others = before.some(saysRead) ? fitting.filter(({ reading }) => !reading) : [];
  const lines = others.length > 0 ? others : fitting;
  if (lines.length === 0) return step.own[0] ?? null;
  const opens = before.length === 0;
  // A telling word is not said in two sentences running.
  const heard = new Set(longWordsOf(before.at(-1) ?? ''));
  let latest: string | null = null;
  for (let attempt = 0; attempt < SENTENCES_MAX; attempt += 1) {
    const sentence = renderLine(lines, step, voice, random);
    if (memory.sentences.has(sentenceKey(sentence))) continue;
    latest = sentence;
    if (attempt < OPENINGS_MAX && longWordsOf(sentence).some((word) => heard.has(word))) continue;
    if (!opens || attempt >= OPENINGS_MAX || !memory.openings.has(openingOf(sentence))) return sentence;
  }
  return latest ?? (step.optional ? null : renderLine(lines, step, voice, random));
}

const longWordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= HEARD_LETTERS_MIN);
