import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { AccountNote, AttachmentNote, ContractNote, LeavingNote, PlaceNote } from '../domain/notes.ts';

export async function upsertAccount(tx: Transaction, note: AccountNote): Promise<void> {
  const { accountId, kind, name, locale, status } = note;
  await tx.execute(sql`
    insert into account (account_id, kind, name, locale, status)
    values (${accountId}, ${kind}, ${name}, ${locale}, ${status})
    on conflict (account_id) do update
      set kind = excluded.kind, name = excluded.name, locale = excluded.locale, status = excluded.status`);
}

/** The latest attachment counts, in whichever order they are heard of. */
export async function upsertAttachment(tx: Transaction, note: AttachmentNote): Promise<void> {
  const { accountId, partnerAccountId, externalRef, service, attachedAt } = note;
  await tx.execute(sql`
    insert into attachment (account_id, partner_account_id, external_ref, service, attached_at)
    values (${accountId}, ${partnerAccountId}, ${externalRef}, ${service}, ${attachedAt.toISOString()})
    on conflict (account_id) do update
      set partner_account_id = excluded.partner_account_id, external_ref = excluded.external_ref,
        service = excluded.service, attached_at = excluded.attached_at
      where attachment.attached_at <= excluded.attached_at`);
}

/** @returns when the account was attached again after it left; null when it was not */
export async function noteDetachment(tx: Transaction, { accountId, detachedAt }: LeavingNote): Promise<Date | null> {
  const { rows } = await tx.execute<{ attached_at: string; is_back: boolean }>(sql`
    update attachment set detached_at = greatest(detached_at, ${detachedAt.toISOString()}) where account_id = ${accountId}
    returning attached_at::text, attached_at > ${detachedAt.toISOString()} as is_back`);
  return rows[0]?.is_back ? new Date(rows[0].attached_at) : null;
}

/** Whether the account left its partner at a moment or after it, as far as is known. */
export async function hasLeftSince(tx: Transaction, accountId: bigint, since: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from attachment where account_id = ${accountId} and detached_at >= ${since.toISOString()}`);
  return rowCount === 1;
}

export async function upsertContract(tx: Transaction, note: ContractNote): Promise<void> {
  const { partnerAccountId, spendingCapCents, vatRateBp, timezone } = note;
  await tx.execute(sql`
    insert into partner_contract (partner_account_id, spending_cap_cents, vat_rate_bp, timezone)
    values (${partnerAccountId}, ${spendingCapCents}, ${vatRateBp}, ${timezone})
    on conflict (partner_account_id) do update
      set spending_cap_cents = excluded.spending_cap_cents, vat_rate_bp = excluded.vat_rate_bp,
        timezone = excluded.timezone`);
}

/** @returns whether it was news: false for a state older than the one known */
export async function upsertPlace(tx: Transaction, note: PlaceNote): Promise<boolean> {
  const { placeRef, accountId, placeId, name, active, version } = note;
  const { rowCount } = await tx.execute(sql`
    insert into place as known (place_ref, account_id, place_id, name, active, version)
    values (${placeRef}, ${accountId}, ${placeId}, ${name}, ${active}, ${version})
    on conflict (place_ref) do update
      set account_id = excluded.account_id, place_id = excluded.place_id, name = excluded.name,
        active = excluded.active, version = excluded.version
      where known.version < excluded.version`);
  return rowCount === 1;
}

/** Whom a place belongs to, or null when it has not been heard of yet. */
export async function findPlaceOwner(db: Executor, placeRef: bigint): Promise<bigint | null> {
  const { rows } = await db.execute<{ account_id: bigint }>(
    sql`select account_id from place where place_ref = ${placeRef}`,
  );
  return rows[0]?.account_id ?? null;
}

/** Begins a place's time of activity unless it runs already. */
export async function openActivity(tx: Transaction, placeRef: bigint, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into place_activity (place_ref, active_from) values (${placeRef}, ${at.toISOString()})
    on conflict do nothing`);
}

export async function closeActivity(tx: Transaction, placeRef: bigint, at: Date): Promise<void> {
  await tx.execute(sql`
    update place_activity set active_until = greatest(active_from, ${at.toISOString()}::timestamptz)
    where place_ref = ${placeRef} and active_until is null`);
}
