import type { Trade } from '../aspects/lexicons.ts';
import type { PlaceToSpeakFor } from '../writer.ts';

/** The kind of business that a place's category names; null where the general words do. */
export function tradeOf(_place: PlaceToSpeakFor): Trade | null {
  return null;
}
