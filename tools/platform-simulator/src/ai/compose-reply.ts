import { type Language, type Mood, phrases, topics } from './phrases.ts';
import type { Prompt } from './read-prompt.ts';

const topicsMax = 2;
const seriousMatters =
  /\b(poison(?:ed|ing)?|injur(?:y|ed)|lawyers?|legal|sue|discriminat\w+|racis[mt]|stolen|theft|police|intoxication|avocat|blessée?s?|vol[ée]s?)\b/iu;

export interface Reply {
  readonly body: string;
  readonly language: Language;
  readonly addressedPoints: readonly string[];
  readonly needsHuman: boolean;
}

/**
 * A plausible body of a reply: no greeting, no signature, no facts of its own.
 * @param seed picks the wording; the same seed and prompt give the same reply
 */
export function composeReply(prompt: Prompt, language: Language, seed: Uint8Array): Reply {
  const { openings, closings, visit } = phrases[language];
  const mood = moodOf(prompt.rating);
  const named = topics.filter(({ pattern }) => pattern.test(prompt.review)).slice(0, topicsMax);
  const points = named.map((topic) => topic.names[language]);
  const opening = pick(openings[mood], seed[0]).replace('{topic}', points[0] ?? visit);
  const body = `${opening.charAt(0).toUpperCase()}${opening.slice(1)} ${pick(closings[mood], seed[1])}`;
  return { body, language, addressedPoints: points, needsHuman: seriousMatters.test(prompt.review) };
}

function moodOf(rating: number | null): Mood {
  if (rating === null || rating >= 4) return 'positive';
  return rating === 3 ? 'mixed' : 'negative';
}

function pick(choices: readonly string[], byte: number | undefined): string {
  return choices[(byte ?? 0) % choices.length] ?? '';
}
