import { type ErasedAccounts, type EventHandler, onUnlessErased } from '@review-reply/events';
import { AutopilotUnpaidSchema } from '@review-reply/proto/reviews/events/v1/events';
import { listingAlert } from '../events/places-events.ts';
import type { Context } from '../use-cases/context.ts';

/** Autopilot has nothing to pay a place's replies with: its holder is told, as often as reviews says so. */
export function autopilotUnpaid({ outbox }: Pick<Context, 'outbox'>, erased: ErasedAccounts): EventHandler {
  return onUnlessErased(erased, AutopilotUnpaidSchema, async (tx, { accountId, placeRef, placeId, code }) => {
    const message = 'Autopilot writes no replies for this place: there is nothing to pay for them.';
    const alert = { accountId, placeRef, placeId, kind: 'autopilot_without_suns', message, details: { code } };
    await outbox.publish(tx, listingAlert(alert));
  });
}
