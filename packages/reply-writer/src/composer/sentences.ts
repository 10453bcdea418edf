import { speechDe } from './speech/de.ts';
import { speechEn } from './speech/en.ts';
import { speechEs } from './speech/es.ts';
import { speechFr } from './speech/fr.ts';
import { speechIt } from './speech/it.ts';
import { speechNl } from './speech/nl.ts';
import { speechPt } from './speech/pt.ts';

/**
 * What the composer can say, by language. A language's file has sections (`# name`), each a list of lines:
 *
 * - `[a|b]` is a choice; `{T}` and `{t}` thank, `{S}` and `{s}` are sorry, in the words of the tone, at the start of a
 *   sentence and inside one, around what one is sorry about where these words have a `…`; `{np}` is what the review
 *   speaks of (`{np:de}`: after French "de"; `{np:di}`, `{np:a}`, `{np:su}`: after these in Italian), `{place}` the
 *   place's name;
 * - before `::` stands what a line is for: `@` speaks of a visit, `%` measures against what was expected (said of a
 *   service, never of a crowd or of a lack), `0-3` the tones it suits.
 */
export const speeches = {
  en: speechEn,
  fr: speechFr,
  es: speechEs,
  de: speechDe,
  it: speechIt,
  nl: speechNl,
  pt: speechPt,
} as const;

/** The languages that the composer writes. */
export type ComposedLanguage = keyof typeof speeches;
export const composedLanguages = Object.keys(speeches) as ComposedLanguage[];

export interface Line {
  /** Literal pieces and choices in turn. */
  parts: readonly (readonly string[])[];
  aboutVisit: boolean;
  measuring: boolean;
  named: boolean;
  sayingPlace: boolean;
  /** Says that the review has been read. */
  reading: boolean;
  toneMin: number;
  toneMax: number;
}

export interface Speech {
  /** Ten steps each, by tone. */
  thanks: readonly string[];
  sorry: readonly string[];
  sections: ReadonlyMap<string, readonly Line[]>;
}

/** Whether a sentence says that the review has been read; one reply says so once. */
export const saysRead = (text: string): boolean =>
  /(?<!\p{L})(?:read|gelesen|lesen|liest|lu|lus|lire|lisant|leído|leemos|leer|lett[oae]|leggiamo|leggere|gelezen|lezen|leest|lid[oa]s?|lemos|ler)(?!\p{L})/iu.test(
    text,
  );

const read = new Map<ComposedLanguage, Speech>();

/** Read when first asked for; the same object ever after. */
export function speechOf(language: ComposedLanguage): Speech {
  const known = read.get(language);
  if (known) return known;
  const speech = parseSpeech(speeches[language]);
  read.set(language, speech);
  return speech;
}

function parseSpeech(source: string): Speech {
  const raw = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of source.split('\n')) {
    const name = /^# ([\w.]+)/u.exec(line)?.[1];
    if (name !== undefined) {
      lines = [];
      raw.set(name, lines);
    } else if (line.trim() !== '') lines.push(line.trim());
  }
  const sections = [...raw].filter(([name]) => name !== 'thanks' && name !== 'sorry');
  return {
    thanks: raw.get('thanks') ?? [],
    sorry: raw.get('sorry') ?? [],
    sections: new Map(sections.map(([name, list]) => [name, list.map(parseLine)])),
  };
}

function parseLine(source: string): Line {
  const fields = source.split('::');
  const text = fields.pop() ?? '';
  const tones = fields.map((field) => /^(\d)-(\d)$/u.exec(field)).find((match) => match !== null);
  return {
    parts: text.split(/[[\]]/u).map((part, index) => (index % 2 === 1 ? part.split('|') : [part])),
    aboutVisit: fields.includes('@'),
    measuring: fields.includes('%'),
    named: text.includes('{np'),
    sayingPlace: text.includes('{place}'),
    reading: saysRead(text),
    toneMin: Number(tones?.[1] ?? 0),
    toneMax: Number(tones?.[2] ?? 9),
  };
}
