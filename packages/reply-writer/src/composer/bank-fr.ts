import type { Bank } from './bank.ts';
import { mixedFr } from './bank-fr-mixed.ts';
import { negativeFr } from './bank-fr-negative.ts';
import { neutralFr } from './bank-fr-neutral.ts';
import { positiveFr } from './bank-fr-positive.ts';

/** In French a reply says "vous" at every tone; `{pos:de}` is the noun phrases after "de". */
export const bankFr: Bank = {
  positive: positiveFr,
  mixed: mixedFr,
  negative: negativeFr,
  neutral: neutralFr,
  and: 'et',
  asWellAs: 'ainsi que',
  measuringWords: /attendiez|attentes|satisfaction|insatisfaction/iu,
  visitWords:
    /(?:visit\w*|accueill\w*|recevoir|revoir|passage|porte|revenir|venu\w*|séjour|chez|reçus?|parmi nous|h[ôo]tes?|reviendr\w+)/iu,
};
