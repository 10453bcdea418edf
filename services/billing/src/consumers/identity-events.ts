import { type ErasedAccounts, type EventHandler, on, onUnlessErased } from '@review-reply/events';
import {
  AccountAttachedSchema,
  AccountChangedSchema,
  PartnerContractChangedSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { noteAccount, noteAttachment, noteContract } from '../use-cases/note-account.ts';

/** Who pays for whom, under which terms; nothing of an account that was erased meanwhile. */
export function identityEvents(erased: ErasedAccounts): readonly EventHandler[] {
  return [
    onUnlessErased(erased, AccountChangedSchema, (tx, account) => noteAccount(tx, account)),
    onUnlessErased(
      erased,
      AccountAttachedSchema,
      (tx, { externalRef = null, ...attachment }, { occurredAt: attachedAt }) =>
        noteAttachment(tx, { ...attachment, externalRef, attachedAt }),
    ),
    on(PartnerContractChangedSchema, (tx, { withoutCap, ...contract }) =>
      noteContract(tx, withoutCap ? { ...contract, spendingCapCents: null } : contract),
    ),
  ];
}
