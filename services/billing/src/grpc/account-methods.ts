import type { BillingService } from '@review-reply/proto/billing/v1/billing';
import { forSystem, forUsers, fromTimestamp, type ServiceMethods } from '@review-reply/rpc';
import { isPlan } from '../domain/plan.ts';
import type { Context } from '../use-cases/context.ts';
import { getBalance } from '../use-cases/get-balance.ts';
import { getStatement } from '../use-cases/get-statement.ts';
import { grantSuns } from '../use-cases/grant-suns.ts';
import { listSubscriptions } from '../use-cases/plans/list-subscriptions.ts';
import { setPastDue } from '../use-cases/plans/set-past-due.ts';
import { setPlan } from '../use-cases/plans/set-plan.ts';
import { verifyLedger } from '../use-cases/verify-ledger.ts';
import { isId, requireFields, toBalance, toMovement, toSubscription } from './messages.ts';

type Methods = ServiceMethods<typeof BillingService>;

const keyLengthMax = 100;
const reasonLengthMax = 500;
/** A million Suns at a time: a slip of the hand is not a fortune. */
const grantMilliSunsMax = 1_000_000_000n;

/** Balances and plans: what accounts see of them, and what operators do through the admin tool. */
export function accountMethods(context: Context): Omit<Methods, 'reserve' | 'capture' | 'void'> {
  return {
    getBalance: forUsers(async (_request, { caller }) => toBalance(await getBalance(context, caller.actingAccountId))),

    getAccountBalance: forSystem(async ({ accountId }) => toBalance(await getBalance(context, accountId))),

    listSubscriptions: forSystem(async ({ accountId }) => ({
      subscriptions: (await listSubscriptions(context, accountId)).map(toSubscription),
    })),

    grantSuns: forSystem(async (request) => {
      const { accountId, amountMilliSuns, reason, idempotencyKey } = request;
      const expiresAt = fromTimestamp(request.expiresAt);
      const size = amountMilliSuns < 0n ? -amountMilliSuns : amountMilliSuns;
      requireFields({
        account_id: isId(accountId),
        amount_milli_suns: size > 0n && size <= grantMilliSunsMax,
        reason: reason.trim() !== '' && reason.length <= reasonLengthMax,
        idempotency_key: idempotencyKey !== '' && idempotencyKey.length <= keyLengthMax,
        expires_at: expiresAt === null || (amountMilliSuns > 0n && expiresAt > context.clock.now()),
      });
      return toBalance(await grantSuns(context, { accountId, amountMilliSuns, reason, idempotencyKey, expiresAt }));
    }),

    getStatement: forSystem(async ({ accountId, after }) => {
      requireFields({ account_id: isId(accountId), after: after >= 0n });
      return { movements: (await getStatement(context, { accountId, after })).map(toMovement) };
    }),

    setPlan: forSystem(async ({ accountId, placeRef, plan, atOnce }) => {
      requireFields({ account_id: isId(accountId), place_ref: isId(placeRef), plan: plan === '' || isPlan(plan) });
      const subscription = await setPlan(context, {
        ...{ accountId, placeRef, atOnce },
        plan: isPlan(plan) ? plan : null,
      });
      return subscription === null ? { placeRef, status: 'canceled' } : toSubscription(subscription);
    }),

    setPastDue: forSystem(async ({ accountId, placeRef, pastDue }) => {
      requireFields({ account_id: isId(accountId), place_ref: isId(placeRef) });
      return toSubscription(await setPastDue(context, { accountId, placeRef, isPastDue: pastDue }));
    }),

    verifyLedger: forSystem(async () => {
      const { violations, transfers } = await verifyLedger(context);
      return { violations: [...violations], transfers };
    }),
  };
}
