import { type ErasedAccounts, type EventHandler, on } from '@review-reply/events';
import {
  AccountAttachedSchema,
  AccountChangedSchema,
  PartnerContractChangedSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { noteAccount, noteAttachment, noteContract } from '../use-cases/note-account.ts';

/** Who pays for whom, under which terms; nothing of an account that was erased meanwhile. */
export function identityEvents(erased: ErasedAccounts): readonly EventHandler[] {
  return [
    on(AccountChangedSchema, async (tx, account) => {
      if (!(await erased.includes(tx, account.accountId))) await noteAccount(tx, account);
    }),
    on(AccountAttachedSchema, async (tx, { externalRef = null, ...attachment }, { occurredAt: attachedAt }) => {
      if (await erased.includes(tx, attachment.accountId)) return;
      await noteAttachment(tx, { ...attachment, externalRef, attachedAt });
    }),
    on(PartnerContractChangedSchema, (tx, contract) => noteContract(tx, contract)),
  ];
}
