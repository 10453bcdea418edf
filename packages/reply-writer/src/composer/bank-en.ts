import type { Bank } from './bank.ts';
import { mixedEn } from './bank-en-mixed.ts';
import { negativeEn } from './bank-en-negative.ts';
import { neutralEn } from './bank-en-neutral.ts';
import { positiveEn } from './bank-en-positive.ts';

export const bankEn: Bank = {
  positive: positiveEn,
  mixed: mixedEn,
  negative: negativeEn,
  neutral: neutralEn,
  and: 'and',
  asWellAs: 'as well as',
  measuringWords: /\b(?:short|level|expectations?|live up|match|better of|come up)\b/iu,
  // "Here" and "door" are places too.
  visitWords: /\b(?:visit\w*|welcom\w*|see you|came|come|stay|door|host\w*|here|leave)\b/iu,
};
