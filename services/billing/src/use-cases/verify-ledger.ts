import { countTransfers, findViolations } from '../storage/verify.ts';
import type { Context } from './context.ts';

/** Recomputes every invariant of holds, balances and entries; safe beside running work. */
export async function verifyLedger({
  database,
}: Context): Promise<{ violations: readonly string[]; transfers: bigint }> {
  const violations = await findViolations(database);
  return { violations, transfers: await countTransfers(database) };
}
