import type { OutgoingEvent } from '@review-reply/events';
import { AccountErasedSchema } from '@review-reply/proto/identity/events/v1/events';

export function accountErased(accountId: bigint): OutgoingEvent<typeof AccountErasedSchema> {
  return {
    schema: AccountErasedSchema,
    message: { accountId, service: 'webhooks' },
    key: accountId,
    subject: `account/${accountId}`,
  };
}
