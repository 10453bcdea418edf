import type { Database } from '@review-reply/postgres';
import { findOutcome, type Idempotency } from './claim.ts';
import { type Answered, type KeyedCall, replayOf } from './only-once.ts';

/**
 * The answer that a call's key has already, for a call that has to ask others before its transaction and need not for a
 * repetition. Null while there is none.
 * @throws AppError idempotency_key_reused; a stored refusal, as replayed
 */
export async function findStored<T>(
  context: Idempotency & { readonly database: Database },
  call: KeyedCall<T>,
): Promise<Answered<T> | null> {
  const { accountId, operation, idempotency } = call;
  if (idempotency === null) return null;
  const outcome = await findOutcome(context.database.sql, context, { accountId, operation, ...idempotency });
  return outcome === null ? null : replayOf(outcome, call);
}
