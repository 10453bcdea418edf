import { type EventHandler, on } from '@review-reply/events';
import {
  AccountAttachedSchema,
  AccountChangedSchema,
  PartnerContractChangedSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { noteAccount, noteAttachment, noteContract } from '../use-cases/note-account.ts';

/** Who pays for whom, under which terms. */
export const identityEvents: readonly EventHandler[] = [
  on(AccountChangedSchema, (tx, account) => noteAccount(tx, account)),
  on(AccountAttachedSchema, (tx, { accountId, partnerAccountId, externalRef, service }, { occurredAt }) =>
    noteAttachment(tx, {
      accountId,
      partnerAccountId,
      externalRef: externalRef ?? null,
      service,
      attachedAt: occurredAt,
    }),
  ),
  on(PartnerContractChangedSchema, (tx, contract) => noteContract(tx, contract)),
];
