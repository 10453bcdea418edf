import { replyLength } from '@review-reply/platforms';
import type { Transaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import { replyLengthMax } from '../../domain/reply-limit.ts';
import type { Review } from '../../domain/review.ts';
import { findSuggestion } from '../../storage/suggestions.ts';
import type { Context } from '../context.ts';

/**
 * The text to publish: the account's own, trimmed, else the suggestion's.
 * @throws AppError validation_failed for no text, a blank one, or one that is too long for the API or the platform;
 *   not_found for a suggestion of another review
 */
export async function chooseReplyText(
  tx: Transaction,
  { connectors }: Context,
  { accountId, reviewId, source }: Review,
  { suggestionId, text: own }: { suggestionId: bigint | null; text: string | null },
): Promise<string> {
  if (suggestionId === null && own === null) refuse('body', 'one_of_required', { fields: ['suggestion_id', 'text'] });
  const suggestion = suggestionId === null ? null : await findSuggestion(tx, accountId, suggestionId);
  if (suggestionId !== null && suggestion?.reviewId !== reviewId) throw errors.notFound();
  const text = (own ?? suggestion?.text ?? '').trim();
  if (text === '') refuse('body.text', 'blank', {});
  const length = replyLength(text, 'characters');
  if (length > replyLengthMax) refuse('body.text', 'too_long', { maximum: replyLengthMax, actual: length });
  const limit = connectors.get(source)?.replyLimit ?? null;
  if (limit !== null) {
    const actual = replyLength(text, limit.unit);
    const params = { platform: source, limit: limit.max, unit: limit.unit, actual };
    if (actual > limit.max) refuse('body.text', 'too_long_for_platform', params);
  }
  return text;
}

function refuse(path: string, code: string, params: Readonly<Record<string, unknown>>): never {
  throw errors.invalid({ fields: [{ path, code, params }] });
}
