import type { Movement } from '../domain/balance.ts';
import { expireSuns, listMovements } from '../storage/wallets.ts';
import type { Context } from './context.ts';

const movementsMax = 1_000;

/** The movements of an account's Suns after one, with what has expired by now. */
export async function getStatement(
  { database, clock }: Context,
  { accountId, after }: { accountId: bigint; after: bigint },
): Promise<Movement[]> {
  await expireSuns(database.sql, accountId, clock.now());
  return listMovements(database.sql, { accountId, after, limit: movementsMax });
}
