import { openOlderDatabase } from '@review-reply/testing';
import { expect, inject, it, onTestFinished } from 'vitest';

const migrations = new URL('../migrations', import.meta.url);
/** The last one before events had subjects, and endpoints the partners that made them. */
const before = '0008';

/** A database of the older schema, and how it becomes one of today's. */
async function atOlderSchema() {
  const older = await openOlderDatabase(inject('postgresUrl'), migrations, before);
  onTestFinished(() => older.close());
  return older;
}

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

const misleading = { review: { text: '"account_id":9,', account_id: 9 } };

it('events stored before their subjects were columns get them, whatever texts their bodies hold', async () => {
  const { query, migrateAll } = await atOlderSchema();
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
    await query('insert into event_copy (event_id, account_id, type, body) values (gen_random_uuid(), $1, $2, $3)', [
      receiver,
      type,
      Buffer.from(body),
    ]);
  }
  await migrateAll();
  const { rows } = await query(
    'select subject_account_id::int, enrollment_id::int from event_copy order by event_copy_id',
  );
  expect(rows.map((row) => [row.subject_account_id, row.enrollment_id])).toEqual(
    stored.map(([, , , subject, enrollmentId]) => [subject, enrollmentId]),
  );
});

it('endpoints on clients’ accounts get the partner that made them, and end when another did', async () => {
  const { query, migrateAll } = await atOlderSchema();
  const [client, moved, standard, partner, former] = [21, 22, 23, 24, 25];
  await query(
    `insert into account_partner (account_id, partner_account_id, attached_at)
     values ($1, $3, '2026-06-01'), ($2, $3, '2026-06-01')`,
    [client, moved, partner],
  );
  await query('insert into account_partner_had (account_id, partner_account_id) values ($1, $3), ($2, $3), ($2, $4)', [
    client,
    moved,
    partner,
    former,
  ]);
  for (const [account, day] of [
    [client, '2026-05-01'],
    [moved, '2026-05-01'],
    [moved, '2026-07-01'],
    [standard, '2026-05-01'],
  ]) {
    await query(
      `insert into webhook_endpoint (account_id, url, events, secret_sealed, created_at)
       values ($1, 'https://203.0.112.7/', '{review.created}', 'sealed', $2)`,
      [account, day],
    );
  }
  await migrateAll();
  const { rows } = await query(`
    select account_id::int, partner_account_id::int, deleted_at is not null as ended from webhook_endpoint
    order by webhook_id`);
  expect(rows).toEqual([
    { account_id: client, partner_account_id: partner, ended: false },
    { account_id: moved, partner_account_id: null, ended: true },
    { account_id: moved, partner_account_id: partner, ended: false },
    { account_id: standard, partner_account_id: null, ended: false },
  ]);
});
