import { type EventHandler, on } from '@review-reply/events';
import { AccountAttachedSchema } from '@review-reply/proto/identity/events/v1/events';
import type { Context } from '../use-cases/context.ts';
import { noteAttachment } from '../use-cases/note-attachment.ts';

export function onAccountAttached(context: Context): EventHandler {
  return on(AccountAttachedSchema, (tx, { accountId, partnerAccountId, externalRef }, { occurredAt }) =>
    noteAttachment(tx, context, {
      accountId,
      partnerAccountId,
      externalRef: externalRef ?? null,
      attachedAt: occurredAt,
    }),
  );
}
