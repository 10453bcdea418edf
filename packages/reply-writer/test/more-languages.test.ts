import { describe, expect, it } from 'vitest';
import { checkReply } from '../src/checks/check-reply.ts';

/** What no reply may hold, in the languages that only a model writes. */
const lies = {
  pl: [
    'Sprawdzimy to i więcej się to nie powtórzy.',
    'Następna wizyta będzie za darmo.',
    'To był nasz błąd.',
    'Jako AI nie mogę powiedzieć więcej.',
  ],
  sv: [
    'Vi har pratat med personalen och det ska inte upprepas.',
    'Nästa besök är gratis.',
    'Det var vårt fel.',
    'Som AI kan jag inte säga mer.',
  ],
  da: [
    'Vi har talt med personalet.',
    'Næste besøg er gratis.',
    'Det var vores fejl.',
    'Som AI kan jeg ikke sige mere.',
  ],
  cs: [
    'Napravíme to a už se to nestane.',
    'Příští návštěva je zdarma.',
    'Byla to naše chyba.',
    'Jako AI nemohu říct víc.',
  ],
  ru: [
    'Мы разберёмся, и это больше не повторится.',
    'Следующий визит будет бесплатным.',
    'Это наша ошибка.',
    'Как ИИ я не могу сказать больше.',
  ],
  ja: [
    'すぐに改善いたします。',
    '次回は無料でご案内します。',
    '当店の責任です。',
    'AIとして、これ以上は申し上げられません。',
  ],
};
const honest = {
  pl: 'Dziękujemy za miłe słowa o obsłudze. Bardzo się cieszymy, że smakowało Państwu jedzenie.',
  sv: 'Tack för dina vänliga ord om personalen. Det är roligt att läsa att maten smakade bra.',
  da: 'Tak for de venlige ord om personalet. Det er dejligt at læse, at maden smagte godt.',
  cs: 'Děkujeme za milá slova o obsluze. Těší nás, že vám jídlo chutnalo.',
  ru: 'Спасибо за тёплые слова о персонале. Нам очень приятно, что Вам понравилась еда.',
  ja: 'スタッフへのあたたかいお言葉をありがとうございます。お料理を楽しんでいただけてうれしく思います。',
};
const faultsIn = (language: string, body: string) =>
  checkReply({
    ...{ body, text: body, language, limit: { max: 4_096, unit: 'bytes' } },
    ...{ sources: '', signature: null, recentBodies: [] },
  }).faults;

describe.each(Object.keys(lies) as (keyof typeof lies)[])(
  'a body in a language that only a model writes (%s)',
  (language) => {
    it.each(
      lies[language].map(
        (lie, index) => [['promise', 'offer', 'liability', 'machine_talk'][index] ?? '', lie] as const,
      ),
    )('may hold no %s: %s', (fault, lie) => expect(faultsIn(language, `${honest[language]} ${lie}`)).toContain(fault));

    it('may be shown when it is honest', () => {
      expect(faultsIn(language, honest[language])).toEqual([]);
    });
  },
);
