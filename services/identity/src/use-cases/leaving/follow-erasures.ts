import { inTransaction, type Transaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import type { Erasure } from '../../domain/leaving.ts';
import { accountErasureDue } from '../../events/leaving-events.ts';
import * as storage from '../../storage/leaving.ts';
import type { Context } from '../context.ts';

const listedMax = 200;

/** Notes that a service has erased an account. The last answer ends the erasure; an answer repeated changes nothing. */
export async function noteErased(
  tx: Transaction,
  { accountId, service }: { accountId: bigint; service: string },
): Promise<void> {
  const erasure = await storage.lockErasure(tx, accountId);
  if (erasure?.missing.includes(service) !== true) return;
  await storage.saveMissing(
    tx,
    accountId,
    erasure.missing.filter((name) => name !== service),
  );
}

/** Erasures that are not answered by everybody, the oldest first. */
export async function listErasures({ database }: Context): Promise<Erasure[]> {
  return storage.listErasures(database.sql, listedMax);
}

/**
 * Asks once more, as after an event that was given up.
 * @throws AppError not_found when nobody's answer is missing
 */
export async function repeatErasure({ database, outbox }: Context, accountId: bigint): Promise<Erasure> {
  return inTransaction(database, async (tx) => {
    const erasure = await storage.lockErasure(tx, accountId);
    if (erasure === null) throw errors.erasureNotFound();
    await outbox.publish(tx, accountErasureDue(erasure));
    return erasure;
  });
}
