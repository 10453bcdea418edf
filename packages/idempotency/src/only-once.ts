import { AppError } from '@review-reply/errors';
import { type Database, inTransaction, type Transaction } from '@review-reply/postgres';
import { claimKey, type Idempotency, type RunningClaim } from './claim.ts';
import { finishClaim } from './finish.ts';
import type { Outcome } from './outcome.ts';

/** A client's key, with what makes it the same request. */
export interface IdempotencyKey {
  readonly key: string;
  /** SHA-256. */
  readonly fingerprint: Uint8Array;
  /**
   * Whether it comes again because the first try's connection broke: then nobody waits for what holds the key, and it
   * is taken over at once. Default false.
   */
  readonly isRepeat?: boolean;
}

export interface KeyedCall<T> {
  /** The acting account. */
  readonly accountId: bigint;
  /** Stable name of the operation, such as create_reply. */
  readonly operation: string;
  /** Null when the caller sent none: then it is simply done. */
  readonly idempotency: IdempotencyKey | null;
  /** The answer as it is stored; it holds no secret. */
  readonly encode: (answer: T) => Uint8Array;
  readonly decode: (bytes: Uint8Array) => T;
  /** Codes of the refusals that a repeat gets again. After any other failure the key is free. */
  readonly storedRefusals?: readonly string[];
}

export interface Answered<T> {
  readonly answer: T;
  /** Whether it is the stored answer of an earlier request. */
  readonly replayed: boolean;
}

type Context = Idempotency & { readonly database: Database };

/**
 * Does something once for each key: the claim on the key, what `work` writes, and the stored answer commit together, so
 * that no repeat and no crash does it twice. A refusal that is stored must be thrown before anything was written.
 * @throws AppError idempotency_key_reused; idempotency_in_progress; what `work` throws; a stored refusal, as replayed
 */
export async function onlyOnce<T>(
  context: Context,
  call: KeyedCall<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<Answered<T>> {
  const { accountId, operation, idempotency } = call;
  const ended = await inTransaction(context.database, async (tx) => {
    if (idempotency === null) return { answer: await work(tx), replayed: false };
    const claim = await claimKey(tx, context, { accountId, operation, ...idempotency });
    if (claim.state === 'finished') return replayOf(claim.outcome, call);
    return runOnce(tx, context, call, claim, work);
  });
  if (ended === null) throw new Error('The work has ended without an answer.');
  if ('refusal' in ended) throw ended.refusal;
  return ended;
}

/**
 * The same for work that ends after the transaction in which it begins: `begin` writes and answers, or gives null for
 * work that goes on under the claim until `endOnce`. After a death on the way the next request with the key begins
 * again, with the claim's second attempt and the same `workId`.
 * @throws AppError as `onlyOnce` does
 */
export async function beginOnce<T>(
  context: Context,
  call: KeyedCall<T> & { readonly idempotency: IdempotencyKey },
  begin: (tx: Transaction, claim: RunningClaim) => Promise<T | null>,
): Promise<Answered<T> | { readonly claim: RunningClaim }> {
  const { accountId, operation, idempotency } = call;
  const begun = await inTransaction(context.database, async (tx) => {
    const claim = await claimKey(tx, context, { accountId, operation, ...idempotency });
    if (claim.state === 'finished') return replayOf(claim.outcome, call);
    const ended = await runOnce(tx, context, call, claim, () => begin(tx, claim));
    return ended ?? { claim };
  });
  if ('refusal' in begun) throw begun.refusal;
  return begun;
}

/**
 * Stores the answer of work that `beginOnce` began, in the transaction that looks how it ended.
 * @throws AppError what `end` throws, stored or not; idempotency_in_progress when another request took the work over
 */
export async function endOnce<T>(
  context: Context,
  call: KeyedCall<T>,
  claim: RunningClaim,
  end: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const ended = await inTransaction(context.database, (tx) => runOnce(tx, context, call, claim, end));
  if (ended === null) throw new Error('The work has ended without an answer.');
  if ('refusal' in ended) throw ended.refusal;
  return ended.answer;
}

/** @throws AppError the stored refusal, as replayed */
export function replayOf<T>(outcome: Outcome, { decode }: Pick<KeyedCall<T>, 'decode'>): Answered<T> {
  if (outcome.kind === 'response') return { answer: decode(outcome.bytes), replayed: true };
  const { kind, code, details } = outcome.error;
  throw new AppError(kind, code, details, undefined, true);
}

async function runOnce<T>(
  tx: Transaction,
  context: Context,
  { encode, storedRefusals = [] }: KeyedCall<T>,
  claim: RunningClaim,
  work: (tx: Transaction) => Promise<T | null>,
): Promise<Answered<T> | { refusal: AppError } | null> {
  try {
    const answer = await work(tx);
    if (answer === null) return null;
    await finishClaim(tx, context, claim, { kind: 'response', bytes: encode(answer) });
    return { answer, replayed: false };
  } catch (error) {
    if (!(error instanceof AppError) || !storedRefusals.includes(error.code)) throw error;
    const { kind, code, details } = error;
    await finishClaim(tx, context, claim, { kind: 'refusal', error: { kind, code, details } });
    return { refusal: error };
  }
}
