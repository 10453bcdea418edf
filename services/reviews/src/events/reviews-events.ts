import type { OutgoingEvent } from '@review-reply/events';
import {
  AutopilotUnpaidSchema,
  PlaceStatsChangedSchema,
  ReplyFailedSchema,
  ReplyPublishedSchema,
  ReviewCreatedSchema,
  ReviewRemovedSchema,
  SuggestionReadySchema,
} from '@review-reply/proto/reviews/events/v1/events';
import { optional } from '@review-reply/rpc';
import type { Publication } from '../domain/publication.ts';
import type { Suggestion } from '../domain/suggestion.ts';
import { toPublicationMessage } from '../messages/replies.ts';
import { toWriting } from '../messages/suggestions.ts';

/** What every event of a review carries: the review as it was rendered in the transaction that publishes. */
export interface ReviewOfEvent {
  readonly accountId: bigint;
  readonly placeRef: bigint;
  readonly reviewId: bigint;
  /** The public JSON object. */
  readonly document: string;
}

function common({ accountId, placeRef, reviewId, document }: ReviewOfEvent) {
  return {
    message: { accountId, placeRef, reviewId, reviewJson: Buffer.from(document) },
    key: placeRef,
    subject: `review/${reviewId}`,
  };
}

export function reviewCreated(review: ReviewOfEvent): OutgoingEvent<typeof ReviewCreatedSchema> {
  return { schema: ReviewCreatedSchema, ...common(review) };
}

export function reviewRemoved(review: ReviewOfEvent): OutgoingEvent<typeof ReviewRemovedSchema> {
  return { schema: ReviewRemovedSchema, ...common(review) };
}

export function suggestionReady(
  review: ReviewOfEvent,
  suggestion: Suggestion,
): OutgoingEvent<typeof SuggestionReadySchema> {
  const { message, ...rest } = common(review);
  const { suggestionId, text } = suggestion;
  return {
    schema: SuggestionReadySchema,
    message: { ...message, suggestionId, text, writing: toWriting(suggestion) },
    ...rest,
  };
}

export function replyPublished(
  review: ReviewOfEvent,
  publication: Publication,
): OutgoingEvent<typeof ReplyPublishedSchema> {
  const { message, ...rest } = common(review);
  return {
    schema: ReplyPublishedSchema,
    message: { ...message, publication: toPublicationMessage(publication) },
    ...rest,
  };
}

export function replyFailed(review: ReviewOfEvent, publication: Publication): OutgoingEvent<typeof ReplyFailedSchema> {
  const { message, ...rest } = common(review);
  return {
    schema: ReplyFailedSchema,
    message: { ...message, publication: toPublicationMessage(publication) },
    ...rest,
  };
}

export function placeStatsChanged(stats: {
  accountId: bigint;
  placeRef: bigint;
  rating: number | null;
  reviewsCount: bigint;
  unansweredCount: bigint;
  version: bigint;
}): OutgoingEvent<typeof PlaceStatsChangedSchema> {
  const { rating, ...counts } = stats;
  return {
    schema: PlaceStatsChangedSchema,
    message: { ...counts, ...optional('rating', rating) },
    key: stats.placeRef,
    subject: `place/${stats.placeRef}`,
  };
}

/** @param unpaid `code`: the refusal, as billing says it */
export function autopilotUnpaid(unpaid: {
  accountId: bigint;
  placeRef: bigint;
  placeId: string;
  code: string;
}): OutgoingEvent<typeof AutopilotUnpaidSchema> {
  const { accountId, placeRef, placeId, code } = unpaid;
  return {
    schema: AutopilotUnpaidSchema,
    message: { accountId, placeRef, placeId, code },
    key: placeRef,
    subject: `place/${placeRef}`,
  };
}
