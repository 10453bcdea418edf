import type { Executor } from '@review-reply/postgres';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ApiKey, ApiKeySecret } from '../domain/api-key.ts';
import { apiKey, apiKeySecret } from './schema.ts';

/** How stale `last_used_at` may be: written at most once a minute a secret, so that a token costs no write. */
const usedPrecisionMs = 60_000;

export async function insertApiKey(
  db: Executor,
  key: Pick<ApiKey, 'clientId' | 'accountId' | 'name' | 'scopes' | 'createdAt'>,
): Promise<void> {
  await db.insert(apiKey).values({ ...key, scopes: [...key.scopes] });
}

export async function insertSecret(
  db: Executor,
  values: { clientId: string; secretHash: string; createdAt: Date },
): Promise<void> {
  await db.insert(apiKeySecret).values(values);
}

/** False when the key has no such secret. */
export async function deleteSecret(db: Executor, clientId: string, secretId: bigint): Promise<boolean> {
  const { rowCount } = await db
    .delete(apiKeySecret)
    .where(and(eq(apiKeySecret.clientId, clientId), eq(apiKeySecret.secretId, secretId)));
  return rowCount === 1;
}

/** Keys of an account in the order they were made, revoked ones too. */
export async function listApiKeys(db: Executor, accountId: bigint): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKey).where(eq(apiKey.accountId, accountId)).orderBy(asc(apiKey.createdAt));
  return withSecrets(db, rows);
}

export async function findApiKey(db: Executor, clientId: string): Promise<ApiKey | null> {
  const rows = await db.select().from(apiKey).where(eq(apiKey.clientId, clientId));
  return (await withSecrets(db, rows))[0] ?? null;
}

/** The key, locked until the transaction ends. */
export async function lockApiKey(db: Executor, clientId: string): Promise<ApiKey | null> {
  const rows = await db.select().from(apiKey).where(eq(apiKey.clientId, clientId)).for('update');
  return (await withSecrets(db, rows))[0] ?? null;
}

async function withSecrets(db: Executor, keys: Omit<ApiKey, 'secrets'>[]): Promise<ApiKey[]> {
  const clientIds = keys.filter(({ revokedAt }) => revokedAt === null).map(({ clientId }) => clientId);
  const secrets =
    clientIds.length === 0
      ? []
      : await db
          .select()
          .from(apiKeySecret)
          .where(inArray(apiKeySecret.clientId, clientIds))
          .orderBy(asc(apiKeySecret.secretId));
  return keys.map((key) => ({ ...key, secrets: secrets.filter(({ clientId }) => clientId === key.clientId) }));
}

/** Changes a key and makes every token it has so far an old one. */
export async function changeApiKey(
  db: Executor,
  clientId: string,
  changes: { scopes?: readonly string[]; revokedAt?: Date },
): Promise<void> {
  const { scopes, ...rest } = changes;
  const values = { ...rest, ...(scopes && { scopes: [...scopes] }) };
  await db
    .update(apiKey)
    .set({ ...values, version: sql`${apiKey.version} + 1` })
    .where(eq(apiKey.clientId, clientId));
}

export type KeyForToken = Omit<ApiKey, 'name' | 'createdAt'>;

/** A key with its live secrets, in one statement: the whole of what a token request reads. */
export async function findKeyForToken(db: Executor, clientId: string): Promise<KeyForToken | null> {
  const rows = await db
    .select({
      accountId: apiKey.accountId,
      scopes: apiKey.scopes,
      version: apiKey.version,
      revokedAt: apiKey.revokedAt,
      secretId: apiKeySecret.secretId,
      secretHash: apiKeySecret.secretHash,
      createdAt: apiKeySecret.createdAt,
      lastUsedAt: apiKeySecret.lastUsedAt,
    })
    .from(apiKey)
    .innerJoin(apiKeySecret, eq(apiKeySecret.clientId, apiKey.clientId))
    .where(eq(apiKey.clientId, clientId));
  const [first] = rows;
  if (first === undefined) return null;
  const { accountId, scopes, version, revokedAt } = first;
  return { clientId, accountId, scopes, version, revokedAt, secrets: rows };
}

/** Notes a secret's use unless that was done within the last minute. */
export async function touchSecret(db: Executor, secret: ApiKeySecret, now: Date): Promise<void> {
  if (secret.lastUsedAt !== null && now.getTime() - secret.lastUsedAt.getTime() < usedPrecisionMs) return;
  await db.update(apiKeySecret).set({ lastUsedAt: now }).where(eq(apiKeySecret.secretId, secret.secretId));
}

/** Keeps another hash of the same secret, unless somebody else did already. */
export async function replaceSecretHash(db: Executor, secret: ApiKeySecret, secretHash: string): Promise<void> {
  await db
    .update(apiKeySecret)
    .set({ secretHash })
    .where(and(eq(apiKeySecret.secretId, secret.secretId), eq(apiKeySecret.secretHash, secret.secretHash)));
}
