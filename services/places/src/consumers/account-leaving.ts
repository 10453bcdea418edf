import {
  type ErasedAccounts,
  type ErasureCheck,
  type EventHandler,
  onErasureDue,
  onUnlessErased,
} from '@review-reply/events';
import { AccountAttachedSchema, AccountDetachedSchema } from '@review-reply/proto/identity/events/v1/events';
import { detachAccount } from '../use-cases/leaving/detach-account.ts';
import { eraseAccount } from '../use-cases/leaving/erase-account.ts';
import { noteAttached } from '../use-cases/leaving/note-attached.ts';

type Parts = Parameters<typeof detachAccount>[1] & Parameters<typeof eraseAccount>[1];

/** A client joined a partner; one that was erased meanwhile leaves nothing behind. */
export function accountAttached(erased: ErasedAccounts): EventHandler {
  return onUnlessErased(erased, AccountAttachedSchema, (tx, { accountId }, { occurredAt: attachedAt }) =>
    noteAttached(tx, { accountId, attachedAt }),
  );
}

export function accountDetached(parts: Parts): EventHandler {
  return onUnlessErased(parts.erased, AccountDetachedSchema, (tx, { accountId }, { occurredAt: detachedAt }) =>
    detachAccount(tx, parts, { accountId, detachedAt }),
  );
}

/** @param handlers the others of this service, which say how parked events are read */
export function accountErasureDue(isDue: ErasureCheck, parts: Parts, handlers: readonly EventHandler[]): EventHandler {
  return onErasureDue(isDue, (tx, { accountId }) => eraseAccount(tx, parts, accountId, handlers));
}
