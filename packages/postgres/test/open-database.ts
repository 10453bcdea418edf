import { randomUUID } from 'node:crypto';
import type {} from '@review-reply/testing';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/index.ts';

export interface EmptyDatabase {
  readonly url: string;
  readonly database: Database;
  /** Runs one statement as administrator, on a connection of its own. */
  asAdmin(sql: string): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/** An empty database of a test file's own. */
export async function openEmptyDatabase(options: { connectionsMax?: number } = {}): Promise<EmptyDatabase> {
  const adminUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (sql: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await asAdmin(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href, applicationName: name, onError: () => {}, ...options });
  return {
    url: url.href,
    database,
    asAdmin,
    close: async () => {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}
