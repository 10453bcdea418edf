import { type Language, type Mood, phrases, topics } from './phrases.ts';
import type { Prompt } from './read-prompt.ts';

const topicsMax = 2;
const seriousMatters =
  /\b(poison(?:ed|ing)?|injur(?:y|ed)|lawyers?|legal|sue|discriminat\w+|racis[mt]|stolen|theft|police|intoxication|avocat|blessée?s?|vol[ée]s?)\b/iu;

export interface Reply {
  readonly body: string;
  readonly language: Language;
  readonly addressedPoints: readonly string[];
  /** What a reader would note of the review: its words, the topic and what they say of it. */
  readonly points: readonly Point[];
  readonly risks: readonly string[];
  readonly needsHuman: boolean;
  /** A reviewer of this body would object to it. */
  readonly doubted?: boolean;
}

export interface Point {
  readonly quote: string;
  readonly about: string;
  readonly stance: 'praise' | 'blame' | 'neutral';
}

const stances = { positive: 'praise', mixed: 'neutral', negative: 'blame' } as const;

/**
 * A plausible body of a reply: no greeting, no signature, no facts of its own.
 * @param seed picks the wording; the same seed and prompt give the same reply
 */
export function composeReply(prompt: Prompt, language: Language, seed: Uint8Array): Reply {
  const { openings, closings, visit } = phrases[language];
  const mood = moodOf(prompt.rating);
  const named = topics.filter(({ pattern }) => pattern.test(prompt.review)).slice(0, topicsMax);
  const topicNames = named.map((topic) => topic.names[language]);
  const points = named.map(({ pattern, names }) => ({
    quote: pattern.exec(prompt.review)?.[0] ?? '',
    about: names.en,
    stance: stances[mood],
  }));
  const needsHuman = seriousMatters.test(prompt.review);
  const opening = pick(openings[mood], seed[0]).replace('{topic}', topicNames[0] ?? visit);
  const body = `${opening.charAt(0).toUpperCase()}${opening.slice(1)} ${pick(closings[mood], seed[1])}`;
  return { body, language, addressedPoints: topicNames, points, needsHuman, risks: needsHuman ? ['misconduct'] : [] };
}

function moodOf(rating: number | null): Mood {
  if (rating === null || rating >= 4) return 'positive';
  return rating === 3 ? 'mixed' : 'negative';
}

function pick(choices: readonly string[], byte: number | undefined): string {
  return choices[(byte ?? 0) % choices.length] ?? '';
}
