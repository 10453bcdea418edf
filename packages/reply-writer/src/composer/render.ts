import type { AnalysedLanguage, Aspect } from '../aspects/analyse.ts';
import { nameAspects } from '../aspects/name-aspect.ts';
import { type Bank, suiting } from './bank.ts';
import { ofFr } from './french.ts';
import type { Step } from './plan.ts';
import { pick } from './random.ts';

export interface Voice {
  language: AnalysedLanguage;
  bank: Bank;
  tone: number;
  /** Null when the place's name should not be said. */
  placeName: string | null;
  /** An app has no visitors. */
  isApp: boolean;
}

/** Tones from which a reply may use contractions, one exclamation mark, and two. */
export const CONTRACTION_TONE_MIN = 5;
export const EXCLAMATION_TONE_MIN = 7;
export const EXCLAMATIONS_TWO_TONE_MIN = 9;

/** Writes the planned sentences in a voice; the same random numbers give the same words. */
export function renderSteps(steps: readonly Step[], voice: Voice, random: () => number): string[] {
  const sentences = steps.map((step) => renderStep(step, voice, random));
  return exclaim(sentences, steps, voice);
}

function renderStep({ choices, named }: Step, voice: Voice, random: () => number): string {
  const fitting = suiting(choices, voice.tone).filter(
    (text) =>
      (!named.some(isNuisance) || !voice.bank.measuringWords.test(text)) &&
      (voice.placeName !== null || !text.includes('{place}')) &&
      (!voice.isApp || !voice.bank.visitWords.test(text)),
  );
  const template = pick(fitting.length > 0 ? fitting : choices.plain, random);
  const names = nameAspects(named, voice.language);
  const sentence = template
    .replace(/\{(?:pos|neg|topic)\}/gu, () => list(names, voice.bank))
    .replace(/\{(?:pos|neg|topic):de\}/gu, () => list(names.map(ofFr), voice.bank))
    .replace('{place}', () => voice.placeName ?? '');
  return voice.language === 'en' && voice.tone >= CONTRACTION_TONE_MIN ? contracted(sentence) : sentence;
}

/** A crowd, a noise, a lack: what is bad by being there, or by not being there. */
function isNuisance({ item, facet }: Aspect): boolean {
  return item.polarity === -1 || facet === 'absent';
}

function list(names: readonly string[], { and, asWellAs }: Bank): string {
  if (names.length < 2) return names.join('');
  const nested = names.some((name) => name.includes(` ${and} `));
  return `${names.slice(0, -1).join(', ')} ${nested ? asWellAs : and} ${names.at(-1)}`;
}

function contracted(sentence: string): string {
  return sentence
    .replace(
      /\b(We|we) (are|have|would)\b(?= \w)/gu,
      (_, we: string, verb: string) => `${we}'${{ are: 're', have: 've', would: 'd' }[verb]}`,
    )
    .replace(/\b(It|it|That|that) is\b(?= \w)/gu, "$1's")
    .replace(/\bdid not\b/gu, "didn't")
    .replace(/\bcannot\b/gu, "can't");
}

/** At the warm end a good review's answer ends on an exclamation mark, at the very end of the scale it opens on one too. */
function exclaim(sentences: readonly string[], steps: readonly Step[], { tone, language }: Voice): string[] {
  const last = steps.findLastIndex(({ cheerful }) => cheerful);
  const first = steps.findIndex(({ cheerful }) => cheerful);
  return sentences.map((sentence, index) => {
    const due =
      (tone >= EXCLAMATION_TONE_MIN && index === last) || (tone >= EXCLAMATIONS_TWO_TONE_MIN && index === first);
    // French sets a no-break space before the mark.
    return due ? sentence.replace(/\.$/u, language === 'fr' ? '\u00A0!' : '!') : sentence;
  });
}
