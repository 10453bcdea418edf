import type { Executor } from '@review-reply/postgres';
import { desc, eq, ne, sql } from 'drizzle-orm';
import type { SigningKey } from '../domain/signing-key.ts';
import { signingKey } from './schema.ts';

/** Advisory lock under which keys change, so that replicas that do it at once do it together. */
const rotationLock = 7_305_811_204;

export type SigningKeyRow = typeof signingKey.$inferSelect;

const life = {
  kid: signingKey.kid,
  state: signingKey.state,
  publishedAt: signingKey.publishedAt,
  signsFrom: signingKey.signsFrom,
  retiredAt: signingKey.retiredAt,
  goneAt: signingKey.goneAt,
};

export async function lockSigningKeys(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${rotationLock})`);
}

export async function insertSigningKey(db: Executor, values: SigningKeyRow): Promise<void> {
  await db.insert(signingKey).values(values);
}

export async function updateSigningKey(
  db: Executor,
  kid: string,
  changes: Partial<Pick<SigningKeyRow, 'state' | 'signsFrom' | 'retiredAt' | 'goneAt' | 'privateSealed'>>,
): Promise<void> {
  await db.update(signingKey).set(changes).where(eq(signingKey.kid, kid));
}

/** Keys that are not gone; at most a handful. */
export async function listLiveSigningKeys(db: Executor): Promise<SigningKey[]> {
  return db.select(life).from(signingKey).where(ne(signingKey.state, 'gone'));
}

/** Every key there was, newest first. */
export async function listSigningKeys(db: Executor, limit: number): Promise<SigningKey[]> {
  return db.select(life).from(signingKey).orderBy(desc(signingKey.publishedAt), signingKey.kid).limit(limit);
}

/** The key that signs now. */
export async function findSigningKey(db: Executor): Promise<{ kid: string; privateSealed: Buffer } | null> {
  const [row] = await db
    .select({ kid: signingKey.kid, privateSealed: signingKey.privateSealed })
    .from(signingKey)
    .where(eq(signingKey.state, 'signing'));
  return row === undefined || row.privateSealed === null ? null : { ...row, privateSealed: row.privateSealed };
}

export async function listPublishedKeys(db: Executor): Promise<Pick<SigningKeyRow, 'kid' | 'publicJwk'>[]> {
  return db
    .select({ kid: signingKey.kid, publicJwk: signingKey.publicJwk })
    .from(signingKey)
    .where(ne(signingKey.state, 'gone'));
}
