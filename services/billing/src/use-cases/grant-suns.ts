import { v7 as uuidv7 } from 'uuid';
import { availableMilliSuns, type Balance, toSuns } from '../domain/balance.ts';
import { errors } from '../domain/errors.ts';
import { findBalance, type Grant, grant } from '../storage/wallets.ts';
import type { Context } from './context.ts';

/**
 * Gives Suns to an account, or takes some back when the amount is negative, never what is held.
 * @returns the balance now, also when the grant was made before under the same key
 * @throws AppError insufficient_suns; idempotency_key_reused when the key was used with another amount
 */
export async function grantSuns({ database, clock }: Context, input: Grant): Promise<Balance> {
  const now = clock.now();
  const outcome = await grant(database, { ...input, transferId: uuidv7({ msecs: now.getTime() }), now });
  const balance = await findBalance(database.sql, input.accountId, now);
  if (outcome === 'mismatch') throw errors.idempotencyKeyReused();
  if (outcome === 'insufficient_suns')
    throw errors.insufficientSuns({
      required_suns: toSuns(-input.amountMilliSuns),
      available_suns: toSuns(availableMilliSuns(balance)),
    });
  return balance;
}
