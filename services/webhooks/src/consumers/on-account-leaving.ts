import { type EventHandler, on } from '@review-reply/events';
import { AccountDetachedSchema, AccountErasureDueSchema } from '@review-reply/proto/identity/events/v1/events';
import type { Context } from '../use-cases/context.ts';
import { detachAccount } from '../use-cases/leaving/detach-account.ts';
import { type Erasing, eraseAccount } from '../use-cases/leaving/erase-account.ts';

export function onAccountDetached(context: Context): EventHandler {
  return on(AccountDetachedSchema, (tx, { accountId, partnerAccountId }, { occurredAt: detachedAt }) =>
    detachAccount(tx, context, { accountId, partnerAccountId, detachedAt }),
  );
}

/** @param handlers the others of this service, which say how parked events are read */
export function onAccountErasureDue(erasing: Erasing, handlers: readonly EventHandler[]): EventHandler {
  return on(AccountErasureDueSchema, (tx, left) => eraseAccount(tx, erasing, left, handlers));
}
