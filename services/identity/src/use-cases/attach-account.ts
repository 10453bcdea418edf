import { inTransaction } from '@review-reply/postgres';
import type { Attachment, PartnerContract } from '../domain/account.ts';
import { errors } from '../domain/errors.ts';
import { nextMoveAt } from '../domain/leaving.ts';
import { isLogoUrl } from '../domain/logo-url.ts';
import { isTimeZone } from '../domain/time-zone.ts';
import { accountAttached, partnerContractChanged } from '../events/identity-events.ts';
import { lockAccount, upsertAttachment, upsertContract } from '../storage/accounts.ts';
import { findLastAttachment } from '../storage/client-accounts.ts';
import type { Context } from './context.ts';
import { noteEdgeChange } from './note-edge-change.ts';

/**
 * Puts a client account under a partner, or changes how it is attached there; the partner's reference stays when none
 * is given.
 * @throws AppError account_not_found when either is missing or of another kind; account_of_another_partner when it is
 *   or was another's: with another partner a client begins with an account of its own
 */
export async function attachAccount(context: Context, attachment: Attachment): Promise<Attachment> {
  const { database, clock, outbox } = context;
  return inTransaction(database, async (tx) => {
    const client = await lockAccount(tx, attachment.accountId);
    const partner = await lockAccount(tx, attachment.partnerAccountId);
    if (client?.kind !== 'client' || partner?.kind !== 'partner') throw errors.accountNotFound();
    const before = await findLastAttachment(tx, attachment.accountId);
    if (before !== null && before.partnerAccountId !== partner.accountId)
      throw errors.accountOfAnotherPartner({ partner_account_id: String(before.partnerAccountId) });
    const attached = {
      ...{ ...attachment, externalRef: attachment.externalRef ?? before?.externalRef ?? null },
      attachedAt: nextMoveAt(clock.now(), before),
    };
    await upsertAttachment(tx, attached);
    await outbox.publish(tx, accountAttached(attached));
    await noteEdgeChange(tx, context, { accountId: attachment.accountId });
    return attached;
  });
}

/**
 * Months, and with them invoices, are counted in the contract's zone: one that nobody knows must not come to billing.
 * @throws AppError account_not_found when the account is no partner; validation_failed for a zone that is none, or
 * a logo that cannot be fetched
 */
export async function setPartnerContract(context: Context, contract: PartnerContract): Promise<PartnerContract> {
  const { database, outbox } = context;
  if (!isTimeZone(contract.timezone))
    throw errors.invalid({ fields: [{ path: 'timezone', code: 'invalid_value', params: {} }] });
  if (contract.logoUrl !== null && !isLogoUrl(contract.logoUrl))
    throw errors.invalid({ fields: [{ path: 'logo_url', code: 'invalid_url', params: {} }] });
  return inTransaction(database, async (tx) => {
    const partner = await lockAccount(tx, contract.partnerAccountId);
    if (partner?.kind !== 'partner') throw errors.accountNotFound();
    await upsertContract(tx, contract);
    await outbox.publish(tx, partnerContractChanged(contract));
    return contract;
  });
}
