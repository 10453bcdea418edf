import * as z from 'zod';
import { text } from './inputs.ts';

/** Longer than any place id seen; a bound, not a format. */
export const placeIdLengthMax = 300;

export function placeIdInput(description: string) {
  return text({ lengthMax: placeIdLengthMax, description, examples: ['ChIJdemoLoungeParis0001'] });
}

export const placePathSchema = z.strictObject({ place_id: placeIdInput('The Google place id.') });
