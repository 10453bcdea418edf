import { pruneClaims } from '@review-reply/idempotency';
import { inTransaction } from '@review-reply/postgres';
import { pruneGenerations } from '../storage/generations.ts';
import type { Context } from './context.ts';

/** A day longer than the keys that name them are kept. */
const generationsKeptForMs = 31 * 24 * 3_600_000;
const roundsMax = 1_000;

/** Deletes expired idempotency keys and the generations begun for them, in small transactions. */
export async function pruneEnded(context: Context, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  const before = new Date(clock.now().getTime() - generationsKeptForMs);
  for (let round = 0; round < roundsMax && !signal.aborted; round++) {
    const claims = await inTransaction(database, (tx) => pruneClaims(tx, context));
    const generations = await inTransaction(database, (tx) => pruneGenerations(tx, before));
    if (claims + generations === 0) return;
  }
}
