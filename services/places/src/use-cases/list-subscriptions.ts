import { type Caller, fromTimestamp, systemCaller } from '@review-reply/rpc';
import type { Subscription } from '../domain/place.ts';
import type { Context } from './context.ts';

const timeoutMs = 2_000;

/** The plans of an account's places by place, as billing has them now. */
export async function listSubscriptions(
  { billing }: Context,
  { requestId }: Pick<Caller, 'requestId'>,
  accountId: bigint,
): Promise<Map<bigint, Subscription>> {
  const { subscriptions } = await billing.listSubscriptions(
    { accountId },
    { caller: systemCaller('places', requestId), timeoutMs },
  );
  return new Map(
    subscriptions.map(({ placeRef, plan, status, suggestionsIncluded, suggestionsUsed, ...rest }) => [
      placeRef,
      {
        ...{ plan, status, suggestionsIncluded, suggestionsUsed },
        currentPeriodEnd: fromTimestamp(rest.currentPeriodEnd),
        startedAt: fromTimestamp(rest.startedAt),
        endsAt: fromTimestamp(rest.endsAt),
        nextPlan: rest.nextPlan ?? null,
        pastDueSince: fromTimestamp(rest.pastDueSince),
      },
    ]),
  );
}
