import { writeFileSync } from 'node:fs';
import { isAside, ownCases, readCases } from '../eval/cases.ts';
import { lexicons } from '../src/aspects/lexicons.ts';
import { fold, words } from '../src/aspects/tokens.ts';
import { stopWords } from '../src/language/stop-words.ts';
import { tripletsOf } from '../src/language/triplets.ts';
import { wrapped } from './wrapped.ts';

/**
 * Counts which three letters follow each other how often in each language, in the words of the lexicons and of the
 * written cases, and writes it to src/language/letters.ts. The same words give the same file.
 *   node --conditions=@review-reply/source packages/reply-writer/training/count-letters.ts
 */
const target = new URL('../src/language/letters.ts', import.meta.url);
/** Of each language, the commonest. */
const TRIPLETS_MAX = 1_200;

const cases = readCases(ownCases).filter((_, index) => !isAside(index));

/** What a word list's `*` mostly stands for. */
const endings: Readonly<Record<keyof typeof lexicons, readonly string[]>> = {
  en: ['', 's'],
  fr: ['e', 'es', 'nt'],
  es: ['o', 'a', 'os', 'as'],
  de: ['', 'e', 'er', 'en'],
  it: ['o', 'a', 'i', 'e'],
  nl: ['', 'e'],
  pt: ['o', 'a', 'os', 'as'],
};

function inflected(word: string, language: keyof typeof lexicons): string[] {
  return word.endsWith('*') ? endings[language].map((ending) => `${word.slice(0, -1)}${ending}`) : [word];
}

/** Every word once: how often it is said tells of what reviews speak, and little of the language. */
function wordsOf(language: keyof typeof lexicons): Set<string> {
  const { items, positive, negative, negators, lacking, breakers, turns, joints } = lexicons[language];
  const lists = [...items.map(({ terms }) => terms), positive, negative, negators, lacking, breakers, turns, joints];
  const texts = cases.filter((one) => one.language === language && one.country === undefined).map(({ text }) => text);
  return new Set([
    ...lists.flatMap((list) => list.split(/\s+/u)).flatMap((word) => inflected(word, language)),
    ...(stopWords[language] ?? '').split(/\s+/u),
    ...texts.flatMap((text) => words(fold(text))),
  ]);
}

function rowsOf(language: keyof typeof lexicons): string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const word of wordsOf(language))
    for (const triplet of tripletsOf(word)) {
      counts.set(triplet, (counts.get(triplet) ?? 0) + 1);
      all += 1;
    }
  const commonest = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, TRIPLETS_MAX);
  const bySize = Map.groupBy(commonest, ([, count]) => Math.round(Math.log2(count / all)));
  return [...bySize].map(([size, list]) => `    '${size}': \`\n${wrapped(list.map(([triplet]) => triplet).sort())}\`,`);
}

const languages = Object.keys(lexicons) as (keyof typeof lexicons)[];
writeFileSync(
  target,
  [
    '/**',
    ' * Three letters that follow each other in words of a language ("_" for where a word begins or ends), by how often: the',
    ' * power of two of their share. Made by training/count-letters.ts; not to be edited by hand.',
    ' */',
    'export const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...languages.map((language) => `  ${language}: {\n${rowsOf(language).join('\n')}\n  },`),
    '};',
    '',
  ].join('\n'),
);
