import { type EventType, events } from '@review-reply/api-schemas';
import { type EventHandler, type EventMeta, on } from '@review-reply/events';
import type { Transaction } from '@review-reply/postgres';
import {
  ReplyFailedSchema,
  ReplyPublishedSchema,
  ReviewCreatedSchema,
  ReviewRemovedSchema,
  SuggestionReadySchema,
} from '@review-reply/proto/reviews/events/v1/events';
import type { Context } from '../use-cases/context.ts';
import { fanOutEvent } from '../use-cases/fan-out-event.ts';

/** What the reviews service publishes and subscribers hear of. */
export function onReviewEvents(context: Context): EventHandler[] {
  const deliver =
    <Message extends { readonly accountId: bigint }>(event: {
      readonly type: EventType;
      readonly dataOf: (message: Message) => Uint8Array;
    }) =>
    (tx: Transaction, message: Message, { eventId: causeId, occurredAt }: EventMeta) => {
      const { accountId } = message;
      return fanOutEvent(tx, context, {
        causeId,
        occurredAt,
        accountId,
        type: event.type,
        data: event.dataOf(message),
      });
    };

  return [
    on(ReviewCreatedSchema, deliver(events.reviewCreated)),
    on(SuggestionReadySchema, deliver(events.suggestionReady)),
    on(ReplyPublishedSchema, deliver(events.replyPublished)),
    on(ReplyFailedSchema, deliver(events.replyFailed)),
    on(ReviewRemovedSchema, deliver(events.reviewRemoved)),
  ];
}
