import { type ErasureCheck, type EventHandler, on, onErasureDue, onUnlessErased } from '@review-reply/events';
import {
  AccountAttachedSchema,
  AccountChangedSchema,
  AccountDetachedSchema,
} from '@review-reply/proto/identity/events/v1/events';
import type { Context } from '../use-cases/context.ts';
import { detachAccount } from '../use-cases/leaving/detach-account.ts';
import { type NotingErasure, noteErasureDue } from '../use-cases/leaving/note-erasure-due.ts';
import { noteAccount, noteAttachment } from '../use-cases/note-attachment.ts';

/** Whose client an account is, which accounts never are anybody's, and which language they are told things in. */
export function accountMoves(context: Context): EventHandler[] {
  return [
    on(AccountAttachedSchema, (tx, { accountId, partnerAccountId, externalRef }, { occurredAt: attachedAt }) =>
      noteAttachment(tx, context, { accountId, partnerAccountId, externalRef: externalRef ?? null, attachedAt }),
    ),
    onUnlessErased(context.erased, AccountChangedSchema, (tx, account) => noteAccount(tx, account)),
    on(AccountDetachedSchema, (tx, { accountId, partnerAccountId }, { occurredAt: detachedAt }) =>
      detachAccount(tx, context, { accountId, partnerAccountId, detachedAt }),
    ),
  ];
}

/** @param handlers the others of this service, which say how parked events are read */
export function accountErasureDue(
  isDue: ErasureCheck,
  noting: NotingErasure,
  handlers: readonly EventHandler[],
): EventHandler {
  return onErasureDue(isDue, (tx, left) => noteErasureDue(tx, noting, left, handlers));
}
