import { expect, it } from 'vitest';
import { analyse } from '../src/aspects/analyse.ts';
import { type AnalysedLanguage, lexiconOf, lexicons } from '../src/aspects/lexicons.ts';
import { emailPattern, markupPattern, phonePattern, urlPattern } from '../src/checks/facts.ts';
import { phrasesOf } from '../src/checks/phrases.ts';
import { findSuspicions } from '../src/prepare/injection.ts';
import { asksQuestion, bidsFarewell, isAboutAnother } from '../src/prepare/intents.ts';
import { maskPersonalDetails } from '../src/prepare/mask.ts';
import { normaliseText, REVIEW_TEXT_MAX } from '../src/prepare/normalise.ts';
import { accusesByName } from '../src/prepare/risk/accused.ts';
import { riskLanguages, riskRulesOf } from '../src/prepare/risk/rules.ts';
import { speaksOfTreatment } from '../src/prepare/risk/treatment.ts';
import { tradePhrases } from '../src/trades/phrases.ts';
import { vocabularyEn } from '../src/trades/vocabulary.ts';

/** More than any text that is read, so that a matcher which is not linear shows. */
const LENGTH = 32 * 1024;
/** What a matcher may take for it on a busy machine, in ms: a square takes a second. Above it growth tells. */
const TIME_MAX_MS = 200;
const RUNS = 9;

const filled = (unit: string, end = ''): string => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH) + end;

/** Texts that make a matcher which tries again from every start take the square of their length. */
const hostile: Readonly<Record<string, string>> = {
  'one letter': filled('a'),
  digits: filled('1', 'ſ_'),
  'an order number that never ends': `order ${filled('1', 'ſ_')}`,
  'order numbers': filled(`order ${'1'.repeat(30)}ſ`),
  hyphens: filled('a-'),
  dots: filled('a.'),
  'capital pairs': filled('AB12 '),
  'letters and @': filled('a@'),
  spaces: filled(' '),
  brackets: filled('<a '),
  braces: filled('{'),
  'braces after a dollar': filled('${'),
  'images that never end': filled('!['),
  'words of one letter': filled('a '),
  'rules that begin and never end': filled('child hand door money mains kind man '),
};

/**
 * What it takes where nothing else is in its way, as others run beside it: a square is one in the best of its runs,
 * too. The first that is quick enough tells. (A thread's processor time moves in steps of 4 ms on some kernels.)
 */
function leastMs(run: () => unknown, enoughMs = 0): number {
  let least = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < RUNS && least >= enoughMs; runs += 1) {
    const started = performance.now();
    run();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/** Every expression that text from outside meets, or the function around it where it is not alone. */
const matchers: Readonly<Record<string, (text: string) => unknown>> = {
  'masking personal details': maskPersonalDetails,
  'links in a body': (text) => urlPattern.test(text),
  'e-mail addresses in a body': (text) => emailPattern.test(text),
  'phone numbers in a body': (text) => phonePattern.test(text),
  'markup in a body': (text) => markupPattern.test(text),
};
const several: Readonly<Record<string, readonly ((text: string) => unknown)[]>> = {
  'signs of injection': [(text) => findSuspicions(text, false)],
  intents: [(text) => asksQuestion(text, 'en', 1), bidsFarewell, isAboutAnother],
  'normalising a text': [normaliseText],
  'treatments and names': riskLanguages.flatMap((language) => [
    (text: string) => speaksOfTreatment(text, language, 'Dentist'),
    (text: string) => accusesByName(text, language, 'Demo House'),
    (text: string) => accusesByName(text.replaceAll('a', 'Dr Anna De '), language, 'Demo House'),
  ]),
};

const AT_ONCE = 16;

/** As they are when a text has all that they need; several alternatives in one. */
function expressionsOf(language: string): RegExp[] {
  const rules = riskRulesOf(language);
  const all = [rules?.innocent ?? [], ...(rules?.risks.values() ?? []), ...(rules?.lowStars.values() ?? [])].flat();
  return [...Map.groupBy(all, (_, index) => Math.floor(index / AT_ONCE)).values()].map(
    (some) => new RegExp(some.map(({ pattern }) => pattern.source).join('|'), 'g'),
  );
}

/** Four times the text may take four times the time, and twice that on a busy machine; sixteen is the square. */
const GROWTH_MAX = 8;

it.each([
  ...Object.entries(matchers).map(([name, match]) => [name, [match]] as const),
  ...Object.entries(several),
  ...riskLanguages.map(
    (language) =>
      [`risks in ${language}`, expressionsOf(language).map((one) => (text: string) => text.search(one))] as const,
  ),
  ...riskLanguages.map(
    (language) =>
      [
        `phrases in ${language}`,
        Object.values(phrasesOf(language)).map((one) => (text: string) => one.test(text)),
      ] as const,
  ),
])('%s do not take the square of it', (_, list) => {
  for (const [name, text] of Object.entries(hostile))
    for (const match of list) {
      const whole = leastMs(() => match(text), TIME_MAX_MS);
      if (whole < TIME_MAX_MS) continue;
      const quarter = leastMs(() => match(text.slice(0, LENGTH / 4)));
      expect(whole, `${name}: ${quarter} ms, ${whole} ms`).toBeLessThan(quarter * GROWTH_MAX);
    }
});

/** The longest review that is read takes some 10 to 40, of which most is compiling expressions. */
const READING_MAX_MS = 500;

it.each(Object.keys(lexicons) as AnalysedLanguage[])('no review in %s takes long to read, in any trade', (language) => {
  // What it looks for is compiled with the first.
  analyse('Fine.', language, null);
  const readings: [name: string, read: (text: string) => unknown][] = [
    ['every trade', (text) => analyse(text, language, null)],
    // Whatever these need, a text may hold.
    ['expressions', (text) => lexiconOf(language, null).phrases.map(([{ pattern }]) => text.search(pattern))],
    // A trade adds words, which are looked up, and expressions.
    ...Object.keys(vocabularyEn).map((trade): (typeof readings)[number] => [
      trade,
      (text) => tradePhrases(language, trade).map(([pattern]) => text.search(pattern)),
    ]),
  ];
  for (const [reader, read] of readings)
    for (const [name, text] of Object.entries(hostile)) {
      const ms = leastMs(() => read(text.slice(0, REVIEW_TEXT_MAX)), READING_MAX_MS);
      expect(ms, `${reader}: ${name}`).toBeLessThan(READING_MAX_MS);
    }
});
