import { AccountErasedSchema } from '@review-reply/proto/identity/events/v1/events';
import type { ServiceName } from '@review-reply/rpc';
import type { OutgoingEvent } from './outbox.ts';

/** What a service answers to identity once it holds nothing of an account any more. */
export function accountErased(service: ServiceName, accountId: bigint): OutgoingEvent<typeof AccountErasedSchema> {
  return {
    schema: AccountErasedSchema,
    message: { accountId, service },
    key: accountId,
    subject: `account/${accountId}`,
  };
}
