import { type EventHandler, on } from '@review-reply/events';
import { AccountAttachedSchema } from '@review-reply/proto/identity/events/v1/events';
import { noteAttachment } from '../use-cases/note-attachment.ts';

export function onAccountAttached(): EventHandler {
  return on(AccountAttachedSchema, (tx, { accountId, partnerAccountId, externalRef }, { occurredAt }) =>
    noteAttachment(tx, { accountId, partnerAccountId, externalRef: externalRef ?? null, attachedAt: occurredAt }),
  );
}
