import type { Executor } from '@review-reply/postgres';
import { eq } from 'drizzle-orm';
import type { PartnerContract } from '../domain/account.ts';
import { partnerContract } from './schema.ts';

export async function findContract(db: Executor, partnerAccountId: bigint): Promise<PartnerContract | null> {
  const [row] = await db.select().from(partnerContract).where(eq(partnerContract.partnerAccountId, partnerAccountId));
  return row ?? null;
}
