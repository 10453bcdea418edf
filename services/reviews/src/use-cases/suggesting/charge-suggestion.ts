import { inTransaction, type Transaction } from '@review-reply/postgres';
import type { ReserveResponse } from '@review-reply/proto/billing/v1/billing';
import { suggestingErrors, type WrittenReply } from '@review-reply/reply-writer';
import { killPoint } from '@review-reply/runtime';
import { isRewritten } from '../../domain/autopilot.ts';
import { errors } from '../../domain/errors.ts';
import type { Suggestion } from '../../domain/suggestion.ts';
import { suggestionReady } from '../../events/reviews-events.ts';
import { endGeneration } from '../../storage/generations.ts';
import { findReviewDocument, lockReview } from '../../storage/reviews.ts';
import { insertSuggestion } from '../../storage/suggestions.ts';
import type { Context } from '../context.ts';
import { giveUpGeneration } from './give-up-generation.ts';
import { captureSuggestion, reserveSuggestion } from './pay-suggestion.ts';
import type { SuggestionWork } from './suggestion-work.ts';
import { writeSuggestion } from './write-suggestion.ts';

/** What else commits with a suggestion, such as the answer to whoever asked for it. */
export type WithDelivery = (tx: Transaction, suggestion: Suggestion) => Promise<void>;

/**
 * Writes the suggestion of a generation that was begun, and charges for it once: set aside, written, delivered, taken.
 * What was set aside is taken after the answer: whether that succeeds changes nothing of it, and billing's sweeper asks
 * for what was not taken.
 * @throws AppError insufficient_suns or spending_cap_reached; generation_unavailable or service_unavailable, with
 *   nothing charged
 */
export async function chargeSuggestion(
  context: Context,
  work: SuggestionWork,
  withDelivery: WithDelivery,
): Promise<Suggestion> {
  const { requestId } = work.wishes;
  const hold = await reserveSuggestion(context, work, requestId);
  let suggestion: Suggestion;
  try {
    killPoint('reviews.after-reserve');
    const written = await writeSuggestion(context, work.review, work.wishes);
    killPoint('reviews.after-generate');
    suggestion = await deliver(context, work, hold, written, withDelivery);
  } catch (error) {
    await giveUpGeneration(context, work, hold.holdId);
    throw error;
  }
  killPoint('reviews.after-suggestion-commit');
  void captureSuggestion(context, hold.holdId, requestId);
  return suggestion;
}

/** Everything that says a suggestion was delivered commits together, and only while its generation is under way. */
async function deliver(
  { database, clock, outbox }: Context,
  { generation, review }: SuggestionWork,
  hold: ReserveResponse,
  written: WrittenReply,
  withDelivery: WithDelivery,
): Promise<Suggestion> {
  const { accountId, reviewId, placeRef } = review;
  const { generationId } = generation;
  return inTransaction(database, async (tx) => {
    if (!(await endGeneration(tx, generation, { status: 'delivered', holdId: hold.holdId })))
      throw suggestingErrors.generationUnavailable();
    const current = await lockReview(tx, accountId, reviewId);
    if (current === null) throw errors.notFound();
    // It answers what the review said before.
    if (isRewritten(review, current)) throw suggestingErrors.generationUnavailable();
    const { text, language, needsHuman, reasons, writer, followedInstructions } = written;
    const { charged, costMilliSuns, freeVariantsLeft } = hold;
    const suggestion = await insertSuggestion(tx, {
      ...{ accountId, reviewId, placeRef, generationId, text, language, needsHuman, reasons, writer },
      ...{ followedInstructions, charged, costMilliSuns, freeVariantsLeft, createdAt: clock.now() },
    });
    await withDelivery(tx, suggestion);
    // A suggestion is no part of the review's public object: it is as it was rendered last.
    const document = await findReviewDocument(tx, accountId, reviewId);
    if (document === null) throw errors.notFound();
    await outbox.publish(tx, suggestionReady({ accountId, placeRef, reviewId, document }, suggestion));
    return suggestion;
  });
}
