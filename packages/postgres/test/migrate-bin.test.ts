import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createTestDatabase } from '@review-reply/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';

const bin = fileURLToPath(new URL('../src/bin/migrate.ts', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('brings a database up to date, once, as a program', async () => {
  const url = await emptyDatabase();
  const directory = await migrations('create table place (id bigint primary key)');
  expect(await run(url, directory)).toEqual({ code: 0, output: 'applied 0001-first.sql\n' });
  expect(await run(url, directory)).toEqual({ code: 0, output: 'The database is up to date.\n' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query('select count(*)::int as places from place')).rows).toEqual([{ places: 0 }]);
  await client.end();
});

it('fails and says why when a migration does, so that what waits for it does not start', async () => {
  const failed = await run(await emptyDatabase(), await migrations('select no_such_column'));
  expect(failed).toEqual({ code: 1, output: expect.stringMatching(/^Migration 0001-first\.sql failed: .*\n$/) });
});

it('says how it is called', async () => {
  expect(await run('')).toEqual({ code: 2, output: expect.stringMatching(/^Usage: /m) });
});

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'), pathToFileURL(await emptyFolder()));
  onTestFinished(drop);
  return url;
}

async function migrations(sql: string): Promise<string> {
  const directory = await emptyFolder();
  await writeFile(join(directory, '0001-first.sql'), sql);
  return directory;
}

async function emptyFolder(): Promise<string> {
  const directory = join(folder, randomUUID());
  await mkdir(directory);
  return directory;
}

function run(url: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test', POSTGRES_URL: url };
    const nodeArgs = ['--conditions=@review-reply/source', bin, ...args];
    execFile(process.execPath, nodeArgs, { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}
