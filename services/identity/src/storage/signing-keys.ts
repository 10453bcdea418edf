import type { Executor } from '@review-reply/postgres';
import { desc, eq, sql } from 'drizzle-orm';
import { signingKey } from './schema.ts';

/** Advisory lock under which the first key is made, so that replicas that start together make one. */
const creationLock = 7_305_811_204;

export type SigningKeyRow = typeof signingKey.$inferSelect;

export async function lockSigningKeys(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${creationLock})`);
}

export async function insertSigningKey(db: Executor, values: SigningKeyRow): Promise<void> {
  await db.insert(signingKey).values(values);
}

/** The newest key that signs. */
export async function findSigningKey(db: Executor): Promise<SigningKeyRow | null> {
  const [row] = await db
    .select()
    .from(signingKey)
    .where(eq(signingKey.signs, true))
    .orderBy(desc(signingKey.createdAt))
    .limit(1);
  return row ?? null;
}

export async function listPublishedKeys(db: Executor): Promise<Pick<SigningKeyRow, 'kid' | 'publicJwk'>[]> {
  return db
    .select({ kid: signingKey.kid, publicJwk: signingKey.publicJwk })
    .from(signingKey)
    .where(eq(signingKey.published, true));
}
