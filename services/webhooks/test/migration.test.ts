import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { migrate, openDatabase } from '@review-reply/postgres';
import { createTestDatabase } from '@review-reply/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
/** The last one before events' subjects became columns. */
const before = '0008';

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'webhooks-'));
  for (const name of readdirSync(migrations)) {
    if (name.slice(0, 4) <= before) cpSync(join(migrations, name), join(directory, name));
  }
  const packages: string[] = JSON.parse(readFileSync(join(migrations, 'packages.json'), 'utf8'));
  writeFileSync(join(directory, 'packages.json'), JSON.stringify(packages.map((path) => join(migrations, path))));
  created = await createTestDatabase(inject('postgresUrl'), pathToFileURL(directory));
  database = openDatabase({ url: created.url, applicationName: 'test', onError: () => {} });
});
afterAll(async () => {
  await database?.close();
  await created?.drop();
});

const envelope = (type: string, accountId: number, data: object, more: object = {}) =>
  JSON.stringify({
    id: 'evt_demo',
    type,
    created_at: '2026-11-20T09:30:00.000Z',
    account_id: accountId,
    ...more,
    data,
  });
const enrollment = (values: object) => ({
  enrollment: { name: 'Zoé \u0000 "enrollment_id":9,"account_id":9,', ...values },
});

it('events stored before their subjects were columns get them, whatever texts their bodies hold', async () => {
  const misleading = { review: { text: '"account_id":9,', account_id: 9 } };
  const stored: Array<
    [receiver: number, type: string, body: string, subject: number | null, enrollmentId: number | null]
  > = [
    [1, 'review.created', envelope('review.created', 1, misleading), 1, null],
    [2, 'review.created', envelope('review.created', 1, misleading, { external_ref: '"account_id":9,' }), 1, null],
    [
      2,
      'enrollment.completed',
      envelope('enrollment.completed', 2, enrollment({ enrollment_id: 5, account_id: 1 })),
      1,
      5,
    ],
    [
      2,
      'enrollment.failed',
      envelope('enrollment.failed', 2, enrollment({ account_id: null, enrollment_id: 6 })),
      null,
      6,
    ],
    [2, 'billing.invoice_created', envelope('billing.invoice_created', 2, { annex: [{ account_id: 1 }] }), 2, null],
    [3, 'ping', 'no JSON at all', 3, null],
  ];
  for (const [receiver, type, body] of stored) {
    await database.pool.query(
      'insert into event_copy (event_id, account_id, type, body) values (gen_random_uuid(), $1, $2, $3)',
      [receiver, type, Buffer.from(body)],
    );
  }
  await migrate({ url: created.url, directory: migrations });
  const { rows } = await database.pool.query(
    'select subject_account_id::int, enrollment_id::int from event_copy order by event_copy_id',
  );
  expect(rows.map((row) => [row.subject_account_id, row.enrollment_id])).toEqual(
    stored.map(([, , , subject, enrollmentId]) => [subject, enrollmentId]),
  );
});
