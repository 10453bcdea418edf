import { type ErasureCheck, type EventHandler, on, onErasureDue } from '@review-reply/events';
import { AccountDetachedSchema } from '@review-reply/proto/identity/events/v1/events';
import { noteErasureDue } from '../use-cases/leaving/note-erasure-due.ts';
import { endPlans } from '../use-cases/plans/end-plans.ts';

type Parts = Parameters<typeof endPlans>[1] & Parameters<typeof noteErasureDue>[1];

export function accountDetached(parts: Parts): EventHandler {
  return on(AccountDetachedSchema, (tx, { accountId }, { occurredAt: detachedAt }) =>
    endPlans(tx, parts, { accountId, detachedAt }),
  );
}

/** @param handlers the others of this service, which say how parked events are read */
export function accountErasureDue(isDue: ErasureCheck, parts: Parts, handlers: readonly EventHandler[]): EventHandler {
  return onErasureDue(isDue, (tx, { accountId }) => noteErasureDue(tx, parts, accountId, handlers));
}
