import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { migrate, openDatabase } from '@review-reply/postgres';
import type pg from 'pg';
import { createTestDatabase } from './database.ts';

export interface OlderDatabase {
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  /** Makes it one of today's. */
  migrateAll(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A database as an earlier version of a service left it.
 * @param adminUrl a role that may create databases
 * @param migrations folder of the service's migrations
 * @param last number of the last migration that it has had, such as `0008`
 */
export async function openOlderDatabase(adminUrl: string, migrations: URL, last: string): Promise<OlderDatabase> {
  const today = fileURLToPath(migrations);
  const directory = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const name of readdirSync(today)) {
    if (name.slice(0, last.length) <= last) cpSync(join(today, name), join(directory, name));
  }
  const packages: string[] = JSON.parse(readFileSync(join(today, 'packages.json'), 'utf8'));
  writeFileSync(join(directory, 'packages.json'), JSON.stringify(packages.map((path) => join(today, path))));
  const created = await createTestDatabase(adminUrl, pathToFileURL(directory));
  const database = openDatabase({ url: created.url, applicationName: 'test', onError: () => {} });
  return {
    query: (text, values = []) => database.pool.query(text, [...values]),
    migrateAll: async () => void (await migrate({ url: created.url, directory: today })),
    close: async () => {
      await database.close();
      await created.drop();
    },
  };
}
