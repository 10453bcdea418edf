import { randomUUID } from 'node:crypto';
import type { Clock } from '@review-reply/clock';
import type { Keyring } from '@review-reply/crypto';
import type { Executor, Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import { idempotencyErrors } from './errors.ts';
import { type Outcome, openOutcome } from './outcome.ts';

/** How long a request may hold a key before another takes its work over (real time). */
const leaseDefaultMs = 30_000;
const keptForMs = 30 * 24 * 3_600_000;

export interface Idempotency {
  readonly clock: Clock;
  /** Seals stored answers. */
  readonly dataKeys: Keyring;
  /** How long work may take before another request takes it over, in milliseconds of real time. Default 30,000. */
  readonly leaseMs?: number;
}

export interface ClaimRequest {
  /** The acting account. */
  readonly accountId: bigint;
  /** Stable name of the operation, such as create_suggestion. */
  readonly operation: string;
  readonly key: string;
  /** SHA-256 of what makes it the same request. */
  readonly fingerprint: Uint8Array;
  /** As in `IdempotencyKey`. */
  readonly isRepeat?: boolean;
}

/** The work is ours to do, under `workId`; attempt 1 is its first try. */
export interface RunningClaim {
  readonly state: 'running';
  readonly accountId: bigint;
  readonly operation: string;
  readonly key: string;
  readonly workId: string;
  readonly attempt: number;
}

export type Claim = RunningClaim | { readonly state: 'finished'; readonly outcome: Outcome };

interface Row extends Record<string, unknown> {
  readonly fingerprint: Buffer;
  readonly work_id: string;
  readonly attempt: number;
  readonly retry_after_s: number;
  readonly outcome: Buffer | null;
}

/**
 * Claims a key in the transaction that starts the work. Of many requests at once one gets it; when its lease of 30 s
 * has passed without an end, the next gets the same work under the same id. A repetition of it needs no such wait.
 * @throws AppError idempotency_key_reused when the key came with another request before;
 *   idempotency_in_progress while the first still runs
 */
export async function claimKey(tx: Transaction, context: Idempotency, request: ClaimRequest): Promise<Claim> {
  const { accountId, operation, key, isRepeat = false } = request;
  const newWorkId = randomUUID();
  const now = context.clock.now();
  const realNow = context.clock.realNow();
  const leaseUntil = new Date(realNow.getTime() + (context.leaseMs ?? leaseDefaultMs)).toISOString();
  const expiresAt = new Date(now.getTime() + keptForMs).toISOString();
  const where = ofKey(request);
  await tx.execute(sql`delete from idempotency_claim where ${where} and expires_at <= ${now.toISOString()}`);
  const inserted = await tx.execute(sql`
    insert into idempotency_claim (account_id, operation, key, fingerprint, work_id, attempt, lease_until, expires_at)
    values (${accountId}, ${operation}, ${key}, ${Buffer.from(request.fingerprint)}, ${newWorkId}, 1, ${leaseUntil}, ${expiresAt})
    on conflict do nothing`);
  const running = { state: 'running', accountId, operation, key } as const;
  if (inserted.rowCount === 1) return { ...running, workId: newWorkId, attempt: 1 };

  const { rows } = await tx.execute<Row>(sql`
    select fingerprint, work_id, attempt, outcome,
      ceil(greatest(0, extract(epoch from lease_until - ${realNow.toISOString()}::timestamptz)))::int as retry_after_s
    from idempotency_claim where ${where} for update`);
  const row = rows[0];
  // Released between the two statements: the caller's next try finds the key free.
  if (row === undefined) throw idempotencyErrors.inProgress({ retry_after_s: 1 });
  const outcome = outcomeOf(context, request, row);
  if (outcome !== null) return { state: 'finished', outcome };
  if (row.retry_after_s > 0 && !isRepeat) throw idempotencyErrors.inProgress({ retry_after_s: row.retry_after_s });
  await tx.execute(sql`update idempotency_claim set attempt = attempt + 1, lease_until = ${leaseUntil} where ${where}`);
  return { ...running, workId: row.work_id, attempt: row.attempt + 1 };
}

/**
 * The stored answer of a key, whoever has it claimed now; null while there is none.
 * @throws AppError idempotency_key_reused when the key came with another request before
 */
export async function findOutcome(db: Executor, context: Idempotency, request: ClaimRequest): Promise<Outcome | null> {
  const { rows } = await db.execute<Pick<Row, 'fingerprint' | 'outcome'>>(sql`
    select fingerprint, outcome from idempotency_claim
    where ${ofKey(request)} and expires_at > ${context.clock.now().toISOString()}`);
  return rows[0] === undefined ? null : outcomeOf(context, request, rows[0]);
}

function ofKey({ accountId, operation, key }: ClaimRequest) {
  return sql`account_id = ${accountId} and operation = ${operation} and key = ${key}`;
}

function outcomeOf(
  { dataKeys }: Idempotency,
  request: ClaimRequest,
  { fingerprint, outcome }: Pick<Row, 'fingerprint' | 'outcome'>,
): Outcome | null {
  if (!fingerprint.equals(Buffer.from(request.fingerprint))) throw idempotencyErrors.keyReused();
  return outcome === null ? null : openOutcome(dataKeys, sealContext(request), outcome);
}

export function sealContext(claim: Pick<ClaimRequest, 'accountId' | 'operation' | 'key'>): string {
  return `idempotency:${claim.accountId}:${claim.operation}:${claim.key}`;
}
