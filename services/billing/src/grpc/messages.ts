import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  type BalanceSchema,
  type MovementSchema,
  type PlaceSubscriptionSchema,
  Source,
} from '@review-reply/proto/billing/v1/billing';
import { optional, toTimestamp } from '@review-reply/rpc';
import { validate as isUuid } from 'uuid';
import { availableMilliSuns, type Balance, type Movement } from '../domain/balance.ts';
import { errors } from '../domain/errors.ts';
import type * as hold from '../domain/hold.ts';
import type { Subscription } from '../domain/plan.ts';

const sources: Readonly<Record<hold.Source, Source>> = {
  free_variant: Source.FREE_VARIANT,
  quota: Source.QUOTA,
  suns: Source.SUNS,
  overage: Source.OVERAGE,
};

export const toSource = (source: hold.Source): Source => sources[source];

export function toBalance(balance: Balance): MessageInitShape<typeof BalanceSchema> {
  return { ...balance, availableMilliSuns: availableMilliSuns(balance) };
}

export function toMovement(movement: Movement): MessageInitShape<typeof MovementSchema> {
  const { at, reason, expiresAt, ...rest } = movement;
  return {
    ...rest,
    at: toTimestamp(at),
    ...optional('reason', reason),
    ...optional('expiresAt', toTimestamp(expiresAt)),
  };
}

export function toSubscription(subscription: Subscription): MessageInitShape<typeof PlaceSubscriptionSchema> {
  const { currentPeriodEnd, startedAt, endsAt, pastDueSince, nextPlan, ...rest } = subscription;
  return {
    ...rest,
    currentPeriodEnd: toTimestamp(currentPeriodEnd),
    startedAt: toTimestamp(startedAt),
    ...optional('endsAt', toTimestamp(endsAt)),
    ...optional('pastDueSince', toTimestamp(pastDueSince)),
    ...optional('nextPlan', nextPlan),
  };
}

/** @throws AppError validation_failed naming every field that does not hold */
export function requireFields(fields: Readonly<Record<string, boolean>>): void {
  const wrong = Object.keys(fields).filter((path) => fields[path] === false);
  if (wrong.length > 0)
    throw errors.invalid({ fields: wrong.map((path) => ({ path, code: 'invalid_value', params: {} })) });
}

/** Ids are positive; 0 is what an absent field reads as. */
export const isId = (id: bigint): boolean => id > 0n;

/** `YYYY-MM`. */
export const isMonth = (month: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(month);

export { isUuid };
