import { type EventHandler, type EventMeta, on } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import {
  ReplyFailedSchema,
  ReplyPublishedSchema,
  ReviewCreatedSchema,
  ReviewRemovedSchema,
  SuggestionReadySchema,
} from '@review-reply/proto/reviews/events/v1/events';
import type { Publication } from '@review-reply/proto/reviews/v1/reviews';
import { fromTimestamp } from '@review-reply/rpc';
import { type EventType, publicationData, reviewData, suggestionData } from '../events/event-body.ts';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

/** What the reviews service publishes and subscribers hear of. */
export function onReviewEvents(context: Context): EventHandler[] {
  const deliver = (tx: Transaction, meta: EventMeta, accountId: bigint, type: EventType, data: Uint8Array) =>
    fanOutEvent(tx, context, { causeId: meta.eventId, occurredAt: meta.occurredAt, accountId, type, data });

  return [
    on(ReviewCreatedSchema, (tx, { accountId, reviewJson }, meta) =>
      deliver(tx, meta, accountId, 'review.created', reviewData(reviewJson)),
    ),
    on(SuggestionReadySchema, (tx, { accountId, reviewJson, suggestionId, text }, meta) =>
      deliver(tx, meta, accountId, 'review.suggestion_ready', suggestionData(reviewJson, { suggestionId, text })),
    ),
    on(ReplyPublishedSchema, (tx, { accountId, reviewJson, publication }, meta) =>
      deliver(tx, meta, accountId, 'reply.published', publicationData(reviewJson, toPublication(publication))),
    ),
    on(ReplyFailedSchema, (tx, { accountId, reviewJson, publication }, meta) =>
      deliver(tx, meta, accountId, 'reply.failed', publicationData(reviewJson, toPublication(publication))),
    ),
    on(ReviewRemovedSchema, (tx, { accountId, reviewJson }, meta) =>
      deliver(tx, meta, accountId, 'review.removed', reviewData(reviewJson)),
    ),
  ];
}

/** @throws Error when the event lacks what it is about, so that it is parked rather than delivered half */
function toPublication(publication: Publication | undefined): Parameters<typeof publicationData>[1] {
  const { createdAt, updatedAt } = publication ?? {};
  if (publication === undefined || createdAt === undefined || updatedAt === undefined)
    throw new Error('The event carries no complete publication.');
  return {
    ...publication,
    nextAttemptAt: fromTimestamp(publication.nextAttemptAt),
    createdAt: fromTimestamp(createdAt),
    updatedAt: fromTimestamp(updatedAt),
    publishedAt: fromTimestamp(publication.publishedAt),
  };
}
