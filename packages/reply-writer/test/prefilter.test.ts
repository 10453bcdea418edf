import { describe, expect, it } from 'vitest';
import { readCases } from '../eval/cases.ts';
import { type AnalysedLanguage, lexiconOf, lexicons } from '../src/aspects/lexicons.ts';
import { fold } from '../src/aspects/tokens.ts';
import { type Expression, expressionOf, isIn, passageOf } from '../src/language/prefilter.ts';
import { riskRulesOf } from '../src/prepare/risk/rules.ts';

describe('an expression', () => {
  it.each([
    ['cold', 'the cold soup'],
    ['cold|warm', 'the warm soup'],
    ['(?:very )?cold', 'cold'],
    ['co?ld', 'cld'],
    ['cold+', 'colddd'],
    ['(?:cold ){2}', 'cold cold '],
    ['(?:not ){0,2}cold', 'cold'],
    ['c[ou]ld soup', 'culd soup'],
    ['\\bcold\\b soup', 'cold soup'],
    ['(?<=cold )soup', 'cold soup'],
    ['(?<!cold )soup', 'warm soup'],
    ['soup(?! of)', 'soup for'],
    ['soup(?= of)', 'soup of'],
    ['(co)ld|(?:war(?:m|ning))', 'warning'],
    ['no', 'no'],
    ['no|nothing', 'no'],
    ['.*', ''],
    ['50 €|£', '50 €'],
    ['\\p{L}+', 'ß'],
  ])('/%s/u is found in "%s", as it is without a look at what it needs', (source, text) => {
    expect(isIn(expressionOf(new RegExp(source, 'gu')), passageOf(text))).toBe(true);
  });

  it('is found whatever its case where that is no matter', () => {
    expect(isIn(expressionOf(/COLD/iu), passageOf('cold'))).toBe(true);
  });

  it('is passed over by what no match can do without', () => {
    const { needed } = expressionOf(/(?:very|so) (?:cold|chilly) (?:soup|tea)?/gu);
    const isTriedOn = (text: string) => isIn({ pattern: /^/u, needed }, passageOf(text));
    expect(isTriedOn('very cold')).toBe(true);
    expect(isTriedOn('the soup was warm')).toBe(false);
    expect(isTriedOn('very warm')).toBe(false);
  });
});

it.each(Object.keys(lexicons) as AnalysedLanguage[])(
  'no expression in %s is passed over where it matches',
  (language) => {
    const { innocent = [], risks = new Map(), lowStars = new Map(), meetings = [] } = riskRulesOf(language) ?? {};
    const expressions: Expression[] = [
      ...lexiconOf(language, null).phrases.map(([expression]) => expression),
      ...[innocent, ...risks.values(), ...lowStars.values(), ...meetings.map(({ words }) => words)].flat(),
    ];
    // All cases of the language together, so that hundreds of the expressions match.
    const passages = readCases(new URL('../eval/cases.jsonl', import.meta.url))
      .filter((one) => (one.language ?? 'en') === language)
      .map(({ text }) => passageOf(fold(text)));
    let found = 0;
    for (const expression of expressions)
      for (const passage of passages) {
        if (passage.text.search(expression.pattern) < 0) continue;
        found += 1;
        if (!isIn(expression, passage)) expect.fail(`${expression.pattern} in "${passage.text}"`);
      }
    expect(found).toBeGreaterThan(100);
  },
);
