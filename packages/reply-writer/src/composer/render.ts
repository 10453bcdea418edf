import type { Aspect } from '../aspects/analyse.ts';
import { nameAspects } from '../aspects/name-aspect.ts';
import { bandOf } from './band.ts';
import { ofFr } from './french.ts';
import { joinedIt } from './italian.ts';
import type { Step } from './plan.ts';
import { pick } from './random.ts';
import { type ComposedLanguage, type Line, speechOf } from './sentences.ts';

export interface Voice {
  language: ComposedLanguage;
  tone: number;
  /** Null when the place's name should not be said. */
  placeName: string | null;
  /** An app has no visitors, and whoever says "never again" is not invited. */
  speaksOfVisits: boolean;
}

/** Tones from which a reply may use contractions, one exclamation mark, and two. */
export const CONTRACTION_TONE_MIN = 5;
const EXCLAMATION_TONE_MIN = 7;
const EXCLAMATIONS_TWO_TONE_MIN = 9;

/** How many a reply may have: none for a review that is not good. */
export function exclamationsMax(tone: number, rating: number): number {
  if (bandOf(rating) !== 'positive' || tone < EXCLAMATION_TONE_MIN) return 0;
  return tone < EXCLAMATIONS_TWO_TONE_MIN ? 1 : 2;
}

const and: Readonly<Record<ComposedLanguage, readonly [and: string, asWellAs: string]>> = {
  en: ['and', 'as well as'],
  fr: ['et', 'ainsi que'],
  es: ['y', 'así como'],
  de: ['und', 'sowie'],
  it: ['e', 'nonché'],
  nl: ['en', 'evenals'],
  pt: ['e', 'bem como'],
};

/** The lines of a step's section that fit it and the voice. */
export function fittingLines({ section, named }: Step, voice: Voice): readonly Line[] {
  const lines = speechOf(voice.language).sections.get(section) ?? [];
  const fitting = lines.filter(
    (line) =>
      line.toneMin <= voice.tone &&
      voice.tone <= line.toneMax &&
      (voice.speaksOfVisits || !line.aboutVisit) &&
      (voice.placeName !== null || !line.sayingPlace) &&
      !(line.measuring && named.some(isNuisance)),
  );
  return fitting.length > 0 ? fitting : lines;
}

/** One sentence of the given lines; the same random numbers give the same words. */
export function renderLine(lines: readonly Line[], { named }: Step, voice: Voice, random: () => number): string {
  const text = pick(lines, random)
    .parts.map((choices) => pick(choices, random))
    .join('');
  const { thanks, sorry } = speechOf(voice.language);
  const names = nameAspects(named, voice.language);
  const [sorryFor = '', sorryEnd = ''] = (sorry[voice.tone] ?? '').split(' …');
  const sentence = text
    .replace('{T}', capitalised(thanks[voice.tone] ?? ''))
    .replace('{t}', thanks[voice.tone] ?? '')
    .replace(/\{([Ss])\}([^.,]*)/u, (_, form: string, what: string) =>
      [form === 'S' ? capitalised(sorryFor) : sorryFor, what, sorryEnd].join(''),
    )
    .replace('{np}', () => listed(names, voice.language))
    .replace('{np:de}', () => listed(names.map(ofFr), voice.language))
    .replace(/\{np:(di|a|su)\}/u, (_, preposition: 'di' | 'a' | 'su') =>
      listed(
        names.map((name) => joinedIt(preposition, name)),
        voice.language,
      ),
    )
    .replace('{place}', () => voice.placeName ?? '');
  if (voice.language === 'en' && voice.tone >= CONTRACTION_TONE_MIN) return contracted(sentence);
  return capitalised(voice.language === 'pt' ? joinedPt(sentence) : sentence);
}

/** Portuguese joins "por" and the article: "por o seu" is "pelo seu". */
function joinedPt(sentence: string): string {
  return sentence.replace(/\bpor (os?|as?) (?=\p{L})/giu, (whole, article: string) =>
    whole.startsWith('P') ? `Pel${article} ` : `pel${article} `,
  );
}

/**
 * At the warm end a good review's answer ends on an exclamation mark, at the very end of the scale it opens on one too.
 */
export function exclaimed(sentences: readonly string[], steps: readonly Step[], { tone, language }: Voice): string[] {
  const last = steps.findLastIndex(({ cheerful }) => cheerful);
  const first = steps.findIndex(({ cheerful }) => cheerful);
  return sentences.map((sentence, index) => {
    const due =
      (tone >= EXCLAMATION_TONE_MIN && index === last) || (tone >= EXCLAMATIONS_TWO_TONE_MIN && index === first);
    if (!due || !sentence.endsWith('.')) return sentence;
    // French sets a no-break space before the mark, Spanish another mark before the sentence.
    if (language === 'es') return `¡${sentence.replace(/\.$/u, '!')}`;
    return sentence.replace(/\.$/u, language === 'fr' ? '\u00A0!' : '!');
  });
}

/** A crowd, a noise, a wait, a lack: what is bad by being there, or by not being there. */
function isNuisance({ item, facet }: Aspect): boolean {
  return item.polarity === -1 || item.group === 'queue' || facet === 'absent';
}

function listed(names: readonly string[], language: ComposedLanguage): string {
  const [plain, asWellAs] = and[language];
  if (names.length < 2) return names.join('');
  const nested = names.some((name) => name.includes(` ${plain} `));
  return `${names.slice(0, -1).join(', ')} ${nested ? asWellAs : plain} ${names.at(-1)}`;
}

function contracted(sentence: string): string {
  return capitalised(sentence)
    .replace(
      /\b(We|we) (are|have|would)\b(?= \w)/gu,
      (_, we: string, verb: string) => `${we}'${{ are: 're', have: 've', would: 'd' }[verb]}`,
    )
    .replace(/(?<!\bHow \w+ )\b(It|it|That|that) is\b(?= \w)/gu, "$1's")
    .replace(/\bdid not\b/gu, "didn't")
    .replace(/\bcannot\b/gu, "can't");
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
