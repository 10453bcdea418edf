import type { OutgoingEvent } from '@review-reply/events';
import {
  AccountAttachedSchema,
  AccountChangedSchema,
  EdgeStateChangedSchema,
  PartnerContractChangedSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { optional } from '@review-reply/rpc';
import type { Account, Attached, PartnerContract } from '../domain/account.ts';

export function accountChanged(account: Account): OutgoingEvent<typeof AccountChangedSchema> {
  const { accountId, kind, name, locale, status } = account;
  return {
    schema: AccountChangedSchema,
    message: { accountId, kind, name, locale, status },
    key: accountId,
    subject: `account/${accountId}`,
  };
}

export function accountAttached(attachment: Attached): OutgoingEvent<typeof AccountAttachedSchema> {
  const { accountId, partnerAccountId, externalRef, service, attachedAt: occurredAt } = attachment;
  return {
    schema: AccountAttachedSchema,
    message: { accountId, partnerAccountId, service, ...optional('externalRef', externalRef) },
    key: accountId,
    subject: `account/${accountId}`,
    occurredAt,
  };
}

export function partnerContractChanged(contract: PartnerContract): OutgoingEvent<typeof PartnerContractChangedSchema> {
  const { partnerAccountId, spendingCapCents, vatRateBp, timezone } = contract;
  return {
    schema: PartnerContractChangedSchema,
    message: {
      ...{ partnerAccountId, vatRateBp, timezone },
      spendingCapCents: spendingCapCents ?? 0n,
      withoutCap: spendingCapCents === null,
    },
    key: partnerAccountId,
    subject: `account/${partnerAccountId}`,
  };
}

export function edgeStateChanged(cursor: bigint, key: string): OutgoingEvent<typeof EdgeStateChangedSchema> {
  return { schema: EdgeStateChangedSchema, message: { cursor }, key, subject: `edge-state/${cursor}` };
}
