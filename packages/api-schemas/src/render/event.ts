import type * as z from 'zod';
import type { eventSchemas, spendingCapSchema } from '../schemas/event.ts';
import type { Review } from '../schemas/review.ts';
import type { suggestionTextSchema } from '../schemas/suggestion.ts';
import type { EventType } from '../schemas/webhook.ts';
import { sources } from '../values.ts';
import { type EnrollmentToRender, renderEnrollment } from './enrollment.ts';
import { type InvoiceToRender, renderInvoice } from './invoice.ts';
import { type PublicationToRender, renderPublication } from './reply.ts';
import { renderEuros, renderId, renderTime, renderWord } from './values.ts';

type Data<T extends EventType> = z.output<(typeof eventSchemas)[T]>['data'];

/** An event to deliver. Reviews are the reviews service's own JSON, parsed; everything else is typed. */
export type EventToRender = {
  readonly id: string;
  /** When the thing happened. */
  readonly createdAt: Date;
  readonly accountId: bigint;
  /** Given, also as null, when a client account's event goes to its partner; left out otherwise. */
  readonly externalRef?: string | null | undefined;
} & EventContent;

export type EventContent =
  | { readonly type: 'review.created' | 'review.removed'; readonly review: Review }
  | {
      readonly type: 'review.suggestion_ready';
      readonly review: Review;
      readonly suggestion: { readonly suggestionId: bigint; readonly text: string };
    }
  | {
      readonly type: 'reply.published' | 'reply.failed';
      readonly review: Review;
      readonly publication: PublicationToRender;
    }
  | {
      readonly type: 'listing.alert';
      readonly placeId: string;
      readonly kind: string;
      readonly message: string;
      readonly details: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'account.access_revoked'; readonly placeIds: readonly string[]; readonly platform: string }
  | { readonly type: 'enrollment.completed' | 'enrollment.failed'; readonly enrollment: EnrollmentToRender }
  | {
      readonly type: 'billing.limit_reached';
      /** `YYYY-MM` in the contract's zone. */
      readonly month: string;
      readonly capCents: bigint;
      readonly usedCents: bigint;
    }
  | { readonly type: 'billing.invoice_created'; readonly invoice: InvoiceToRender };

export interface RenderedEvent {
  id: string;
  type: EventType;
  created_at: string;
  account_id: number;
  external_ref?: string | null;
  data: Data<EventType>;
}

/** The body of a delivery. The signature is over its serialised bytes: serialise once and keep them for every retry. */
export function renderEvent(event: EventToRender): RenderedEvent {
  return {
    id: event.id,
    type: event.type,
    created_at: renderTime(event.createdAt),
    account_id: renderId(event.accountId),
    ...(event.externalRef !== undefined && { external_ref: event.externalRef }),
    data: renderEventData(event),
  };
}

/** `data` of an event alone, for bodies that are put together from bytes. */
export function renderEventData(event: EventContent): Data<EventType> {
  switch (event.type) {
    case 'review.created':
    case 'review.removed':
      return { review: event.review };
    case 'review.suggestion_ready':
      return { review: event.review, suggestion: renderSuggestionText(event.suggestion) };
    case 'reply.published':
    case 'reply.failed':
      return { review: event.review, publication: renderPublication(event.publication) };
    case 'listing.alert': {
      const { placeId, kind, message, details } = event;
      return { place_id: placeId, kind, message, details: { ...details } };
    }
    case 'account.access_revoked':
      return { place_ids: [...event.placeIds], platform: renderWord(sources, event.platform) };
    case 'enrollment.completed':
    case 'enrollment.failed':
      return { enrollment: renderEnrollment(event.enrollment) };
    case 'billing.limit_reached':
      return { month: event.month, spending_cap: renderSpendingCap(event.capCents, event.usedCents) };
    case 'billing.invoice_created':
      return { invoice: renderInvoice(event.invoice) };
  }
}

function renderSuggestionText(suggestion: {
  readonly suggestionId: bigint;
  readonly text: string;
}): z.output<typeof suggestionTextSchema> {
  return { suggestion_id: renderId(suggestion.suggestionId), text: suggestion.text };
}

function renderSpendingCap(capCents: bigint, usedCents: bigint): z.output<typeof spendingCapSchema> {
  return { eur_excl_vat: renderEuros(capCents), used_eur_excl_vat: renderEuros(usedCents), reached: true };
}
