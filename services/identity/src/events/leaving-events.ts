import type { OutgoingEvent } from '@review-reply/events';
import { AccountDetachedSchema, AccountErasureDueSchema } from '@review-reply/proto/identity/events/v1/events';
import { toTimestamp } from '@review-reply/rpc';
import type { DetachedAccount, Erasure } from '../domain/leaving.ts';

export function accountDetached(account: DetachedAccount): OutgoingEvent<typeof AccountDetachedSchema> {
  const { accountId, partnerAccountId, deleteAfter, detachedAt: occurredAt } = account;
  return {
    schema: AccountDetachedSchema,
    message: { accountId, partnerAccountId, deleteAfter: toTimestamp(deleteAfter) },
    key: accountId,
    subject: `account/${accountId}`,
    occurredAt,
  };
}

export function accountErasureDue(erasure: Erasure): OutgoingEvent<typeof AccountErasureDueSchema> {
  const { accountId, partnerAccountId, enrollmentIds } = erasure;
  return {
    schema: AccountErasureDueSchema,
    message: { accountId, partnerAccountId, enrollmentIds: [...enrollmentIds] },
    key: accountId,
    subject: `account/${accountId}`,
  };
}
