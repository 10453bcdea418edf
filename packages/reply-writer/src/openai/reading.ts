import { type Analysis, analyse } from '../aspects/analyse.ts';
import { isAnalysed } from '../aspects/lexicons.ts';
import { fold, words } from '../aspects/tokens.ts';
import { maskPersonalDetails } from '../prepare/mask.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type Risk, riskSubjects } from '../prepare/risk/rules.ts';
import { tradeOf } from '../trades/trade.ts';
import type { PlaceToSpeakFor } from '../writer.ts';
import type { Reading } from './answer.ts';

/** A point whose quote stands in the review, about this visit to this place. */
export interface VerifiedPoint {
  quote: string;
  about: string;
  stance: 'praise' | 'blame' | 'neutral';
}

/** A quote shorter than this, in letters, proves nothing. */
const QUOTE_LETTERS_MIN = 4;

/** The points of a reading that the review bears out word for word. */
export function verifiedPoints({ points }: Reading, text: string, rating: number): VerifiedPoint[] {
  const said = plain(maskPersonalDetails(text, rating));
  return points
    .filter(({ quote, target }) => {
      const words = plain(quote);
      return target === 'here' && words.length >= QUOTE_LETTERS_MIN && said.includes(words);
    })
    .map(({ quote, about, stance }) => ({ quote, about, stance }));
}

/**
 * What the model found beside the rules: holds add up, none is lifted but that nothing was understood, where the model
 * could show a point. A bad review in a language without rules is then answered in full, and still held.
 */
export function joined(prepared: Prepared, reading: Reading, points: readonly VerifiedPoint[]): Prepared {
  const named = new Set(reading.risks);
  const risks: Risk[] = riskSubjects.filter((risk) => prepared.risks.includes(risk) || named.has(risk));
  const suspicions = reading.addresses_machine ? [...prepared.suspicions, 'machine' as const] : prepared.suspicions;
  const wrongBusiness = prepared.wrongBusiness || reading.wrong_business;
  const isRead = points.length > 0;
  const unread = isRead && prepared.unread === 'not_understood' ? null : prepared.unread;
  return {
    ...prepared,
    risks,
    suspicions,
    wrongBusiness,
    unread,
    question: prepared.question || reading.question,
    heldBack:
      risks.length + suspicions.length > 0 || prepared.mismatch || (unread !== null && !isRead) || wrongBusiness,
  };
}

/** The model's reading in the composer's terms: what the quotes name, with the stance that the model saw. */
export function analysisOf(
  points: readonly VerifiedPoint[],
  prepared: Prepared,
  place: PlaceToSpeakFor,
): Analysis | null {
  const language = prepared.reviewLanguage;
  if (prepared.analysis === null || !isAnalysed(language)) return null;
  const aspects = points.flatMap(({ quote, stance }, index) =>
    stance === 'neutral'
      ? []
      : analyse(quote, language, tradeOf(place.category))
          .aspects.slice(0, 1)
          .map((aspect) => ({
            ...aspect,
            polarity: stance === 'praise' ? ('positive' as const) : ('negative' as const),
            ...{ certain: true, plain: true },
            leaning: null,
            strength: points.length - index,
          })),
  );
  return { ...prepared.analysis, aspects: aspects.length > 0 ? aspects : prepared.analysis.aspects };
}

const plain = (text: string): string => words(fold(text)).join(' ');
