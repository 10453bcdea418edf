import type { WritingInput } from '../writer.ts';
import { frameOf } from './frames.ts';

/** Reviews up to this rating are answered with a way to get in touch, where the settings ask for it. */
export const CONTACT_RATING_MAX = 2;

/**
 * The line that says where to get in touch, or null when none is due. Added in code: a model never sees the details.
 */
export function contactLine(
  { review, settings }: Pick<WritingInput, 'review' | 'settings'>,
  language: string,
): string | null {
  const phone = settings.supportPhone?.trim() || null;
  const email = settings.supportEmail?.trim() || null;
  if (!settings.negativeReviewContact || review.rating > CONTACT_RATING_MAX || (phone === null && email === null))
    return null;
  return frameOf(language).contact({ phone, email });
}
