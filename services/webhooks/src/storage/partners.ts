import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

export interface Attachment {
  readonly accountId: bigint;
  readonly partnerAccountId: bigint;
  readonly externalRef: string | null;
  readonly attachedAt: Date;
}

/**
 * Remembers whose client an account is, unless something newer is known, and that it was theirs.
 * @returns whether it is theirs now
 */
export async function upsertAttachment(tx: Transaction, attachment: Attachment): Promise<boolean> {
  const { accountId, partnerAccountId, externalRef, attachedAt } = attachment;
  const { rowCount } = await tx.execute(sql`
    insert into account_partner (account_id, partner_account_id, external_ref, attached_at)
    values (${accountId}, ${partnerAccountId}, ${externalRef}, ${attachedAt.toISOString()})
    on conflict (account_id) do update set
      partner_account_id = excluded.partner_account_id,
      external_ref = excluded.external_ref,
      attached_at = excluded.attached_at,
      detached_at = null
    where account_partner.attached_at <= excluded.attached_at
      and (account_partner.detached_at is null or account_partner.detached_at <= excluded.attached_at)`);
  await tx.execute(sql`
    insert into account_partner_had (account_id, partner_account_id) values (${accountId}, ${partnerAccountId})
    on conflict do nothing`);
  return rowCount === 1;
}
