import { type Database, type Executor, runStatement } from '@review-reply/postgres';
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

/** Part of a key's revocation: nobody signs in with them again, and no key of the environment is held up by them. */
export async function deleteSecretsOf(db: Executor, clientId: string): Promise<void> {
  await db.delete(apiKeySecret).where(eq(apiKeySecret.clientId, clientId));
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

/** What of a key a token request needs. */
export interface KeyForToken extends Pick<ApiKey, 'clientId' | 'accountId' | 'scopes' | 'version' | 'revokedAt'> {
  readonly secrets: readonly Omit<ApiKeySecret, 'createdAt'>[];
}

interface KeyForTokenRow {
  readonly client_id: string;
  readonly account_id: bigint;
  readonly scopes: KeyForToken['scopes'];
  readonly version: bigint;
  readonly revoked_at: Date | null;
  readonly secret_id: bigint;
  readonly secret_hash: string;
  readonly last_used_at: Date | null;
}

/**
 * Keys by client id, with their live secrets: the whole of what token requests read, in one statement that a connection
 * prepares once. Built and planned anew for every token it cost Postgres four times as much.
 */
export async function findKeysForTokens(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, KeyForToken>> {
  const rows = await runStatement<KeyForTokenRow>(database, {
    name: 'keys-for-tokens',
    text: `
      select client_id, account_id, scopes, version, revoked_at, secret_id, secret_hash, last_used_at
      from api_key join api_key_secret using (client_id)
      where client_id = any($1)`,
    values: [clientIds],
  });
  const keys = new Map<string, KeyForToken & { readonly secrets: Omit<ApiKeySecret, 'createdAt'>[] }>();
  for (const row of rows) {
    const { client_id: clientId, account_id: accountId, scopes, version, revoked_at: revokedAt } = row;
    let key = keys.get(clientId);
    if (key === undefined) {
      key = { clientId, accountId, scopes, version, revokedAt, secrets: [] };
      keys.set(clientId, key);
    }
    key.secrets.push({ secretId: row.secret_id, secretHash: row.secret_hash, lastUsedAt: row.last_used_at });
  }
  return keys;
}

/** Notes the use of secrets, except where that was done within the last minute. */
export async function noteSecretsUsed(
  database: Database,
  secrets: readonly Pick<ApiKeySecret, 'secretId' | 'lastUsedAt'>[],
  now: Date,
): Promise<void> {
  const stale = secrets.filter(
    ({ lastUsedAt }) => lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= usedPrecisionMs,
  );
  if (stale.length === 0) return;
  await runStatement(database, {
    name: 'note-secrets-used',
    text: 'update api_key_secret set last_used_at = $1 where secret_id = any($2)',
    values: [now, [...new Set(stale.map(({ secretId }) => secretId))]],
  });
}

/** Keeps another hash of the same secret, unless somebody else did already. */
export async function replaceSecretHash(
  db: Executor,
  secret: Pick<ApiKeySecret, 'secretId' | 'secretHash'>,
  secretHash: string,
): Promise<void> {
  await db
    .update(apiKeySecret)
    .set({ secretHash })
    .where(and(eq(apiKeySecret.secretId, secret.secretId), eq(apiKeySecret.secretHash, secret.secretHash)));
}
