import { openOlderDatabase } from '@review-reply/testing';
import { expect, inject, it, onTestFinished } from 'vitest';

const migrations = new URL('../migrations', import.meta.url);
/** The last one before revoked keys kept no secrets. */
const before = '0009';

it('secrets of keys that were revoked are gone, and those of others stay', async () => {
  const { query, migrateAll, close } = await openOlderDatabase(inject('postgresUrl'), migrations, before);
  onTestFinished(close);
  await query(`
    insert into account (kind, name, email, locale, created_at) values ('standard', 'Demo', 'a@example.test', 'en', now());
    insert into api_key (client_id, account_id, name, scopes, revoked_at, created_at) values
      ('rrk_live', 1001, 'live', '{reviews:read}', null, now()),
      ('rrk_revoked', 1001, 'revoked', '{reviews:read}', now(), now());
    insert into api_key_secret (client_id, secret_hash, created_at)
      select client_id, 'k1:00', now() from api_key, generate_series(1, 2)`);
  await migrateAll();
  const { rows } = await query('select client_id, count(*)::int as secrets from api_key_secret group by 1');
  expect(rows).toEqual([{ client_id: 'rrk_live', secrets: 2 }]);
});
