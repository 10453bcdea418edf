import type { Balance } from '../domain/balance.ts';
import { findBalance } from '../storage/wallets.ts';
import type { Context } from './context.ts';

export async function getBalance({ database, clock }: Context, accountId: bigint): Promise<Balance> {
  return findBalance(database.sql, accountId, clock.now());
}
