import {
  type ErasedAccounts,
  type ErasureCheck,
  type EventHandler,
  onErasureDue,
  onUnlessErased,
} from '@review-reply/events';
import { AccountAttachedSchema, AccountDetachedSchema } from '@review-reply/proto/identity/events/v1/events';
import type { Context } from '../use-cases/context.ts';
import { type Erasing, noteAttached, noteDetached, noteErasureDue } from '../use-cases/leaving/note-leaving.ts';

/** A client joined its partner, or left it; one that was erased meanwhile leaves nothing behind. */
export function accountMoves(context: Context, erased: ErasedAccounts): readonly EventHandler[] {
  return [
    onUnlessErased(erased, AccountAttachedSchema, (tx, { accountId, partnerAccountId }, { occurredAt: attachedAt }) =>
      noteAttached(tx, context, { accountId, partnerAccountId, attachedAt }),
    ),
    onUnlessErased(erased, AccountDetachedSchema, (tx, { accountId }, { occurredAt: detachedAt }) =>
      noteDetached(tx, { accountId, detachedAt }),
    ),
  ];
}

/** @param handlers the others of this service, which say how parked events are read */
export function accountErasureDue(
  isDue: ErasureCheck,
  erasing: Erasing,
  handlers: readonly EventHandler[],
): EventHandler {
  return onErasureDue(isDue, (tx, { accountId }) => noteErasureDue(tx, erasing, accountId, handlers));
}
