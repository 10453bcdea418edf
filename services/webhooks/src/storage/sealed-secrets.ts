import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

export interface SealedRow {
  readonly webhookId: bigint;
  readonly secretSealed: Buffer;
  readonly previousSecretSealed: Buffer | null;
}

/**
 * Endpoints with a secret that does not begin as what is sealed with the current key does; those in use are passed
 * over.
 */
export async function lockOtherwiseSealed(
  tx: Transaction,
  prefix: Buffer,
  after: bigint,
  limit: number,
): Promise<SealedRow[]> {
  const { rows } = await tx.execute<{
    webhook_id: bigint;
    secret_sealed: Buffer;
    previous_secret_sealed: Buffer | null;
  }>(sql`
    select webhook_id, secret_sealed, previous_secret_sealed from webhook_endpoint
    where deleted_at is null and webhook_id > ${after} and (
      substring(secret_sealed for ${prefix.length}::int) <> ${prefix}
      or substring(previous_secret_sealed for ${prefix.length}::int) <> ${prefix})
    order by webhook_id limit ${limit} for update skip locked`);
  return rows.map((row) => ({
    webhookId: row.webhook_id,
    secretSealed: row.secret_sealed,
    previousSecretSealed: row.previous_secret_sealed,
  }));
}

export async function writeSealed(tx: Transaction, row: SealedRow): Promise<void> {
  await tx.execute(sql`
    update webhook_endpoint
    set secret_sealed = ${row.secretSealed}, previous_secret_sealed = ${row.previousSecretSealed}
    where webhook_id = ${row.webhookId}`);
}
