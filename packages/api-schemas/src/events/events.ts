import type { Locale } from '../schemas/account.ts';
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

/** A definition by its type. */
const byType = new Map<string, (typeof events)[keyof typeof events]>(
  Object.values(events).map((event) => [event.type, event]),
);

/** `data` of an event as its receiver understands it; of a type that this version does not know, as it is. */
export function localiseEvent(type: string, data: Uint8Array, locale: Locale): Uint8Array {
  return byType.get(type)?.localise(data, locale) ?? data;
}

export type EventType = (typeof events)[keyof typeof events]['type'];

/** What endpoints subscribe to. */
export const eventTypes: readonly EventType[] = Object.values(events).map(({ type }) => type);
