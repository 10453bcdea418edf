import { findContract, findMonth, openMonth, type PartnerMonth } from '../../storage/partner-months.ts';
import type { Context } from '../context.ts';

/** A partner's current month in its contract's zone, opened if it was not yet. */
export async function openRunningMonth(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  partnerAccountId: bigint,
): Promise<PartnerMonth & { timezone: string; capCents: bigint | null }> {
  const { timezone, capCents } = await findContract(database.sql, partnerAccountId);
  const month = await findMonth(database.sql, clock.now(), timezone);
  await openMonth(database.sql, { partnerAccountId, month }, timezone);
  return { partnerAccountId, month, timezone, capCents };
}
