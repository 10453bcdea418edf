import { accessRevoked } from './access-revoked.ts';
import { enrollmentCompleted } from './enrollment-completed.ts';
import { enrollmentFailed } from './enrollment-failed.ts';
import { invoiceCreated } from './invoice-created.ts';
import { limitReached } from './limit-reached.ts';
import { listingAlert } from './listing-alert.ts';
import { replyFailed } from './reply-failed.ts';
import { replyPublished } from './reply-published.ts';
import { reviewCreated } from './review-created.ts';
import { reviewRemoved } from './review-removed.ts';
import { suggestionReady } from './suggestion-ready.ts';

/** Every event that an endpoint can subscribe to, in the specification's order. */
export const events = {
  reviewCreated,
  suggestionReady,
  replyPublished,
  replyFailed,
  reviewRemoved,
  listingAlert,
  accessRevoked,
  enrollmentCompleted,
  enrollmentFailed,
  limitReached,
  invoiceCreated,
} as const;

export type EventType = (typeof events)[keyof typeof events]['type'];

/** What endpoints subscribe to. */
export const eventTypes: readonly EventType[] = Object.values(events).map(({ type }) => type);
