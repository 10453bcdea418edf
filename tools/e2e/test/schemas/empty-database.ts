import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of a test's own with nothing in it. */
export async function openEmptyDatabase(adminUrl: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const drop = async () => {
    await client.end();
    await asAdmin(adminUrl, `drop database ${name} with (force)`);
  };
  return { url: url.href, client, drop };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
