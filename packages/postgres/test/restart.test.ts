import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Servers, startServers } from '@review-reply/infra';
import { eventually } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inTransaction, openDatabase } from '../src/index.ts';

let servers: Servers;

beforeAll(async () => {
  // Redis and Kafka are not needed: those of the run stand in for them.
  const { POSTGRES_URL: _ours, ...others } = process.env;
  const env = { ...others, REDIS_URL: inject('redisUrl'), KAFKA_BROKERS: inject('kafkaBrokers').join(',') };
  servers = await startServers({ dir: join(tmpdir(), 'postgres-restart'), ephemeral: true, env, progress: () => {} });
});
afterAll(() => servers?.stop());

it('works again by itself after the server was stopped and started', async () => {
  const { postgres } = servers;
  const lost: Error[] = [];
  const database = openDatabase({ url: postgres.adminUrl, applicationName: 'restart', onError: (e) => lost.push(e) });
  const work = () => inTransaction(database, (tx) => tx.execute(sql`select 1`));
  await Promise.all([work(), work(), work()]);
  await postgres.stop();
  await expect(database.ping()).rejects.toThrow();
  await expect(work()).rejects.toThrow();
  await postgres.start();
  await eventually(work);
  await database.ping();
  expect(lost.length).toBeGreaterThan(0);
  await database.close();
});
