import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import { queryReviewPage } from './review-page-query.ts';
import { queryReviewRows } from './review-rows-query.ts';
import { setting, tellReady } from './start-baseline.ts';

/**
 * One Express process that queries and answers by itself: `/rows` as most would write it, rows mapped to JSON;
 * `/documents` with the texts that the reviews service keeps ready.
 */
const pool = new pg.Pool({ connectionString: setting('POSTGRES_URL'), max: 10 });

const app = express().disable('x-powered-by').disable('etag');
app.get('/rows', async (request, response) => {
  const { account = '', limit } = request.query;
  response.json({ data: await queryReviewRows(pool, String(account), Number(limit)) });
});
app.get('/documents', async (request, response) => {
  const { account = '', limit } = request.query;
  const { documents } = await queryReviewPage(pool, String(account), Number(limit));
  response.type('json').send(Buffer.from(`{"data":[${documents}]}`));
});
const server = app.listen(0, '127.0.0.1', () => tellReady({ port: (server.address() as AddressInfo).port }));
