import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {} from '@review-reply/testing';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createLogger, type Logger } from '../src/index.ts';
import { runFixture } from './run-fixture.ts';

let dir: string;
let logger: Logger;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'logger-'));
  logger = createLogger({ service: 'test', level: 'info', fd: openSync(join(dir, 'log'), 'a') });
});
afterEach(() => rmSync(dir, { recursive: true }));

const text = () => readFileSync(join(dir, 'log'), 'utf8');
const lines = () =>
  text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

it('writes no secret, at whatever depth, in whatever spelling, in children and lists too', () => {
  const secret = 'k9-do-not-print';
  logger
    .child({ apiKey: secret, account: 7n })
    .info({ headers: { Authorization: secret, 'x-api-key': secret, 'set-cookie': [secret] } }, 'one');
  logger.info(
    { a: { b: { c: { d: { client_secret: secret, kept: 'yes' } } } }, list: [{ refreshToken: secret }] },
    'two',
  );
  logger.info({ password: secret, db: new URL('postgres://demo:k9-do-not-print@host/db') }, 'three');
  expect(text()).not.toContain(secret);
  expect(lines()[2]).toMatchObject({ db: 'postgres://host/db' });
  expect(lines()[0]).toMatchObject({ level: 'info', service: 'test', account: 7, apiKey: '[Redacted]', msg: 'one' });
  expect(lines()[1]).toMatchObject({ a: { b: { c: { d: { kept: 'yes' } } } }, list: [{ refreshToken: '[Redacted]' }] });
});

it('leaves what it was given as it was', () => {
  const fields = { token: 'mine', deep: { secret: 'mine' } };
  logger.info(fields, 'kept');
  expect(fields).toEqual({ token: 'mine', deep: { secret: 'mine' } });
});

it('tells what failed in Postgres and where, without any of the row', async () => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query('CREATE TEMP TABLE demo (email text PRIMARY KEY CHECK (email <> $$private-2$$))');
    await client.query('INSERT INTO demo VALUES ($1)', ['private-1']);
    const failing: Array<[string, string]> = [
      ['INSERT INTO demo VALUES ($1)', 'private-1'],
      ['INSERT INTO demo VALUES ($1)', 'private-2'],
      ['SELECT $1::text::uuid', 'private-3'],
    ];
    for (const [sql, value] of failing) {
      const reason: unknown = await client.query(sql, [value]).then(
        () => expect.unreachable(),
        (error: unknown) => error,
      );
      logger.error(reason);
      logger.error({ err: reason });
      logger.error({ err: new Error('wrapped', { cause: reason }), seen: [reason] }, 'told');
      // What drizzle throws: the parameters are in the message.
      const query = Object.assign(new Error('Failed query: INSERT …\nparams: private-4', { cause: reason }), {
        params: ['private-4'],
      });
      logger.error({ err: query });
    }
  } finally {
    await client.end();
  }
  expect(text()).not.toContain('private-');
  expect(lines()[0]).toMatchObject({ level: 'error', err: { code: '23505', table: 'demo', constraint: 'demo_pkey' } });
  expect(lines()[0].msg).toContain('duplicate key');
  expect(lines()[2].err).toMatchObject({ message: 'wrapped', cause: { code: '23505' } });
  expect(lines()[2].err.stack).toContain('logger.test.ts');
});

it('writes no value that looks like the frames of a stack, and no stack without knowing where its message ends', () => {
  const pasted = 'private-1\n    at private (private.js:1:1)\nprivate-2';
  const query = new Error(`Failed query: INSERT …\nparams: ${pasted},private-3`);
  logger.error({ err: query }, 'Failed.');
  query.message = 'Failed.';
  logger.error({ err: query }, 'Failed.');
  const [known, changed] = lines();
  expect(text()).not.toContain('private');
  expect(known.err.stack).toMatch(/^Error: Failed query: INSERT …\n {4}at .*logger\.test\.ts/);
  expect(changed.err.stack).toBeUndefined();
});

it('bounds what one line can hold', () => {
  const circular: Record<string, unknown> = { wide: Array.from({ length: 10_000 }, (_, n) => n) };
  circular.self = circular;
  logger.info({ circular, bytes: Buffer.alloc(100_000) }, 'big');
  expect(text().length).toBeLessThan(10_000);
  expect(lines()[0]).toMatchObject({ bytes: '[100000 bytes]' });
});

it('goes on when no line can be written, as on a full disk', () => {
  const full = createLogger({ service: 'test', level: 'info', fd: openSync('/dev/full', 'w') });
  for (let line = 0; line < 3; line += 1) expect(() => full.info({ line }, 'Nobody reads this.')).not.toThrow();
});

it('has lost nothing when the process dies by SIGKILL right after', async () => {
  const run = await runFixture('dies-after-logging.ts', { LINES: '3000', OTEL_SDK_DISABLED: 'true' });
  expect(run.signal).toBe('SIGKILL');
  expect(run.stdout.trim().split('\n')).toHaveLength(3_000);
});
