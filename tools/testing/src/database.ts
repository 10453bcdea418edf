import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { fingerprintMigrations, migrate } from '@review-reply/postgres';
import pg from 'pg';

const templateLock = 7_305_811_299;

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A database of a test's own, cloned from a template that holds a service's migrations. The template is made by the
 * first that needs it; cloning takes tens of milliseconds.
 * @param adminUrl a role that may create databases
 * @param migrations folder of the service's migrations
 */
export async function createTestDatabase(adminUrl: string, migrations: URL): Promise<TestDatabase> {
  const directory = fileURLToPath(migrations);
  const template = `template_${(await fingerprintMigrations(directory)).slice(0, 24)}`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, async (client) => {
    // Held for the whole of it: a template can neither be made twice nor be cloned while somebody is connected to it.
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const making = `${template}_${randomUUID().slice(0, 8)}`;
      await client.query(`create database ${making}`);
      await migrate({ url: withDatabase(adminUrl, making), directory });
      await client.query(`alter database ${making} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: withDatabase(adminUrl, name),
    drop: () =>
      asAdmin(adminUrl, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
