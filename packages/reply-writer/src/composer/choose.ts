import { closest, SIMILARITY_MAX, threeGrams } from '../checks/similarity.ts';
import type { Step } from './plan.ts';
import { seededRandom } from './random.ts';
import { renderSteps, type Voice } from './render.ts';

export interface Choice {
  seed: string;
  variant: number;
  /** Bodies of replies that this one must not read like. */
  recentBodies: readonly string[];
}

/** Drafts tried for one reply; the search stops at the first that is unlike all others. */
const DRAFTS_MAX = 40;
/** Comfortably under the limit, so that a greeting or a person's small edit does not lift a reply over it. */
const SIMILARITY_WANTED = SIMILARITY_MAX * 0.6;
/** Earlier variants of a review that a new one is kept apart from. */
const VARIANTS_REMEMBERED_MAX = 20;

/**
 * Chooses the words of a planned reply: the draft least like the place's recent replies and like the earlier variants
 * of the same suggestion, which are composed again, since the same seed gives the same words.
 */
export function chooseSentences(
  steps: readonly Step[],
  voice: Voice,
  { seed, variant, recentBodies }: Choice,
): string[] {
  const recent = recentBodies.map(threeGrams);
  const others = [...recent];
  const first = Math.max(0, variant - VARIANTS_REMEMBERED_MAX);
  let chosen: string[] = [];
  for (let number = first; number <= variant; number += 1) {
    chosen = leastAlike(steps, voice, `${seed}/${number}`, others);
    others.push(threeGrams(chosen.join(' ')));
  }
  return chosen;
}

function leastAlike(
  steps: readonly Step[],
  voice: Voice,
  seed: string,
  others: readonly ReadonlySet<string>[],
): string[] {
  const random = seededRandom(seed);
  let best: string[] = [];
  let bestLikeness = Number.POSITIVE_INFINITY;
  for (let draft = 0; draft < DRAFTS_MAX; draft += 1) {
    const sentences = renderSteps(steps, voice, random);
    const likeness = closest(threeGrams(sentences.join(' ')), others);
    if (likeness < bestLikeness) {
      best = sentences;
      bestLikeness = likeness;
    }
    if (likeness <= SIMILARITY_WANTED) break;
  }
  return best;
}
