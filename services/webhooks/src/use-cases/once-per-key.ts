import { claimKey, finishClaim, type RunningClaim, releaseClaim } from '@review-reply/idempotency';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import type { EndpointOwner } from '../domain/endpoint.ts';
import type { Context } from './context.ts';

export interface IdempotencyKey {
  readonly key: string;
  readonly fingerprint: Uint8Array;
}

export interface KeyedCall<T> {
  readonly owner: EndpointOwner;
  readonly operation: string;
  /** Null when the caller sent none. */
  readonly idempotency: IdempotencyKey | null;
  /**
   * Does it. What is remembered for repetitions is written by `remember`, in the transaction that does it; it holds no
   * secret.
   */
  readonly run: (remember: (tx: Transaction, answer: object) => Promise<void>) => Promise<T>;
  /** The answer to a repetition, from what was remembered. */
  readonly replay: (answer: unknown) => Promise<T>;
}

/**
 * Does something once for each key. A call that fails leaves its key free.
 * @throws AppError idempotency_key_reused; idempotency_in_progress; what `run` throws
 */
export async function oncePerKey<T>(context: Context, call: KeyedCall<T>): Promise<{ value: T; replayed: boolean }> {
  const { database, clock, dataKeys: keyring } = context;
  const claim = await claimOf(context, call);
  if (claim !== null && claim.state === 'finished') {
    const answer: unknown = JSON.parse(Buffer.from(claim.outcome.bytes).toString());
    return { value: await call.replay(answer), replayed: true };
  }
  const remember = async (tx: Transaction, answer: object) => {
    if (claim === null) return;
    const outcome = { kind: 'response', bytes: Buffer.from(JSON.stringify(answer)) } as const;
    await finishClaim(tx, { clock, keyring }, claim, outcome);
  };
  try {
    return { value: await call.run(remember), replayed: false };
  } catch (error) {
    if (claim !== null) await inTransaction(database, (tx) => releaseClaim(tx, claim));
    throw error;
  }
}

async function claimOf<T>(
  { database, clock, dataKeys }: Context,
  { owner, operation, idempotency }: KeyedCall<T>,
): Promise<RunningClaim | { state: 'finished'; outcome: { bytes: Uint8Array } } | null> {
  if (idempotency === null) return null;
  const { accountId, partnerAccountId } = owner;
  // A key is its sender's: what one partner was answered is no other's to have again.
  const name = partnerAccountId === null ? operation : `${operation}:${partnerAccountId}`;
  const request = { ...idempotency, accountId, operation: name };
  const claim = await inTransaction(database, (tx) => claimKey(tx, { clock, keyring: dataKeys }, request));
  if (claim.state === 'running') return claim;
  const { outcome } = claim;
  if (outcome.kind !== 'response') throw new Error('Only answers are stored here.');
  return { state: 'finished', outcome };
}
