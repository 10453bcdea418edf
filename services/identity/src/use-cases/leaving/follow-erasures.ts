import { inTransaction, type Transaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import { type Erasure, erasingServices } from '../../domain/leaving.ts';
import { accountErasureDue } from '../../events/leaving-events.ts';
import { findAccount, lockAccount, wasGivenOut } from '../../storage/accounts.ts';
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

/** Whether an account is to be erased just as it was told: by no answer yet, or by some of them only. */
export async function confirmErasure(
  { database }: Context,
  told: Pick<Erasure, 'accountId' | 'partnerAccountId' | 'enrollmentIds'>,
): Promise<boolean> {
  const erasure = await storage.findErasure(database.sql, told.accountId);
  if (erasure?.partnerAccountId !== told.partnerAccountId) return false;
  const enrollmentIds = new Set(erasure.enrollmentIds);
  return told.enrollmentIds.every((id) => enrollmentIds.has(id));
}

/**
 * Asks once more, as after an event that was given up; where the partner is named, also when all had answered and the
 * account is gone, as after a restore that brought it back to another service.
 * @throws AppError not_found when nobody's answer is missing, identity has the account or never gave its id out, or the
 *   one named is no partner
 */
export async function repeatErasure(
  context: Context,
  { accountId, partnerAccountId }: { accountId: bigint; partnerAccountId: bigint | null },
): Promise<Erasure> {
  return inTransaction(context.database, async (tx) => {
    const known = await storage.lockErasure(tx, accountId);
    const erasure = known ?? (partnerAccountId && (await beginAnew(tx, context, { accountId, partnerAccountId })));
    if (!erasure) throw errors.erasureNotFound();
    await context.outbox.publish(tx, accountErasureDue(erasure));
    return erasure;
  });
}

async function beginAnew(
  tx: Transaction,
  { clock }: Context,
  of: { accountId: bigint; partnerAccountId: bigint },
): Promise<Erasure | null> {
  if ((await lockAccount(tx, of.accountId)) !== null) return null;
  // An account that is yet to be made would be taken for erased.
  if (!(await wasGivenOut(tx, of.accountId))) return null;
  if ((await findAccount(tx, of.partnerAccountId))?.kind !== 'partner') return null;
  const erasure = { ...of, enrollmentIds: [], missing: erasingServices, dueSince: clock.now() };
  await storage.insertErasure(tx, erasure);
  return erasure;
}
