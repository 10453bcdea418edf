import { createRequire } from 'node:module';
import type {} from '@review-reply/testing';
import pg from 'pg';
import { expect, inject, it } from 'vitest';

const { version } = createRequire(import.meta.url)('pg/package.json') as { version: string };

it('the version of the driver whose private readyForQuery a transaction reads is the one that was looked at', async () => {
  expect(version, 'Does Client#readyForQuery still say whether the status of the transaction is known?').toBe('8.23.1');
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  const isReady = () => (client as pg.Client & { readonly readyForQuery?: boolean }).readyForQuery;
  await client.connect();
  try {
    await client.query('begin');
    // The callback comes with the message of the failure, before the one with the status of the transaction is read.
    const told = await new Promise((resolve) => {
      client.query('select 1 / 0', () => resolve({ ready: isReady(), status: client.getTransactionStatus() }));
    });
    expect(told).toEqual({ ready: false, status: 'T' });
    await client.query('rollback');
    expect({ ready: isReady(), status: client.getTransactionStatus() }).toEqual({ ready: true, status: 'I' });
  } finally {
    await client.end();
  }
});
