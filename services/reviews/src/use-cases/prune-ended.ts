import { pruneAllClaims } from '@review-reply/idempotency';
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
  await pruneAllClaims(context, { batchesMax: roundsMax, signal });
  for (let round = 0; round < roundsMax && !signal.aborted; round++)
    if ((await inTransaction(database, (tx) => pruneGenerations(tx, before))) === 0) return;
}
