import type { BillingService } from '@review-reply/proto/billing/v1/billing';
import { forSystem, type ServiceMethods } from '@review-reply/rpc';
import { isCharged } from '../domain/hold.ts';
import type { Context } from '../use-cases/context.ts';
import { reserveSuggestion } from '../use-cases/reserve-suggestion.ts';
import { captureHold, releaseHold } from '../use-cases/settle-hold.ts';
import { isId, isUuid, requireFields, toSource } from './messages.ts';

type Methods = ServiceMethods<typeof BillingService>;

/** What the reviews service asks for around every generation. */
export function holdMethods(context: Context): Pick<Methods, 'reserve' | 'capture' | 'void'> {
  return {
    reserve: forSystem(async ({ generationId, accountId, placeRef, reviewId }) => {
      requireFields({
        generation_id: isUuid(generationId),
        account_id: isId(accountId),
        place_ref: isId(placeRef),
        review_id: isId(reviewId),
      });
      const reservation = await reserveSuggestion(context, { generationId, accountId, placeRef, reviewId });
      const { holdId, source, costMilliSuns, freeVariantsLeft } = reservation;
      return { holdId, source: toSource(source), charged: isCharged(reservation), costMilliSuns, freeVariantsLeft };
    }),

    capture: forSystem(async ({ holdId }) => {
      requireFields({ hold_id: isUuid(holdId) });
      await captureHold(context, holdId);
      return {};
    }),

    void: forSystem(async ({ holdId }) => {
      requireFields({ hold_id: isUuid(holdId) });
      await releaseHold(context, holdId);
      return {};
    }),
  };
}
