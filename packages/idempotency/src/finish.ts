import { type Database, inTransaction, type Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import { type Idempotency, type RunningClaim, sealContext } from './claim.ts';
import { idempotencyErrors } from './errors.ts';
import { type Outcome, sealOutcome } from './outcome.ts';

const pruneRowsMax = 1_000;

/** A key that was free again is claimed for other work, whose attempts begin at one again. */
const ofAttempt = (claim: RunningClaim) => sql`
  account_id = ${claim.accountId} and operation = ${claim.operation} and key = ${claim.key}
  and work_id = ${claim.workId} and attempt = ${claim.attempt} and outcome is null`;

/**
 * Stores the answer in the transaction that ends the work.
 * @throws AppError idempotency_in_progress when another request took the work over: the transaction must roll back
 */
export async function finishClaim(
  tx: Transaction,
  context: Idempotency,
  claim: RunningClaim,
  outcome: Outcome,
): Promise<void> {
  const sealed = sealOutcome(context.dataKeys, sealContext(claim), outcome);
  const { rowCount } = await tx.execute(
    sql`update idempotency_claim set outcome = ${sealed} where ${ofAttempt(claim)}`,
  );
  if (rowCount !== 1) throw idempotencyErrors.claimLost({ retry_after_s: 1 });
}

/** Frees the key after a failure that is not stored. Does nothing when another request took the work over. */
export async function releaseClaim(tx: Transaction, claim: RunningClaim): Promise<void> {
  await tx.execute(sql`delete from idempotency_claim where ${ofAttempt(claim)}`);
}

/** Ends an attempt that came to no end: the next request with the key gets the same work at once. */
export async function endLease(tx: Transaction, claim: RunningClaim): Promise<void> {
  await tx.execute(sql`update idempotency_claim set lease_until = 'epoch' where ${ofAttempt(claim)}`);
}

/**
 * Deletes expired keys in small transactions, at most so many and until the signal.
 * @returns whether none is left
 */
export async function pruneAllClaims(
  { database, clock }: Pick<Idempotency, 'clock'> & { readonly database: Database },
  { batchesMax, signal }: { readonly batchesMax: number; readonly signal?: AbortSignal },
): Promise<boolean> {
  for (let batch = 0; batch < batchesMax && !signal?.aborted; batch++)
    if ((await inTransaction(database, (tx) => pruneClaims(tx, { clock }))) === 0) return true;
  return false;
}

/** Deletes expired keys, a thousand at most a call; answers how many. */
export async function pruneClaims(tx: Transaction, { clock }: Pick<Idempotency, 'clock'>): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from idempotency_claim where ctid in (
      select ctid from idempotency_claim where expires_at <= ${clock.now().toISOString()} limit ${pruneRowsMax})`);
  return rowCount ?? 0;
}
