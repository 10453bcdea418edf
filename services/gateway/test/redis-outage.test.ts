import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Servers, startServers } from '@review-reply/infra';
import { createLifecycle } from '@review-reply/runtime';
import { createLogger, type Logger } from '@review-reply/telemetry';
import { collectMetrics, eventually } from '@review-reply/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Edge, openEdge } from './edge.ts';

let servers: Servers;
let edge: Edge;

beforeAll(async () => {
  // A Redis of its own, to be stopped; the rest is the run's.
  const env = { ...process.env, POSTGRES_URL: inject('postgresUrl'), KAFKA_BROKERS: inject('kafkaBrokers').join(',') };
  Reflect.deleteProperty(env, 'REDIS_URL');
  servers = await startServers({ dir: join(tmpdir(), 'gateway-outage'), ephemeral: true, env, progress: () => {} });
  edge = await openEdge();
});
afterAll(async () => {
  await servers?.redis.kill('SIGCONT').catch(() => {});
  await edge?.stack.close();
  await servers?.stop();
});

const changes = /rate limits/i;

it('goes on while Redis hangs or is gone, counts on in process, says so once, and takes Redis up again', async () => {
  const metrics = collectMetrics();
  const lines: string[] = [];
  const note = (_fields: unknown, message?: string) => void lines.push(message ?? String(_fields));
  const quiet = createLogger({ service: 'test', level: 'silent' });
  const logger = Object.assign(Object.create(quiet) as Logger, { info: note, warn: note, error: note });
  const life = createLifecycle({ name: 'gateway', logger });
  edge.stack.onClose(() => life.stop());
  const { call } = await edge.gateway(
    { REDIS_URL: servers.redis.url, CLOCK: 'system', RATE_LIMIT_READS: '6', RATE_LIMIT_REDIS_TIMEOUT_MS: '300' },
    life,
  );
  const token = await edge.token(await edge.accountWithKey({ scopes: ['places:read'] }));
  const read = async () => {
    const { status, headers } = await call('/api/v1/reviews', { token });
    return [status, headers.get('ratelimit-remaining')];
  };
  const counted = async (where: string) => {
    expect(await life.health()).toMatchObject({
      ready: true,
      details: { 'rate limits': { ok: true, counted: where } },
    });
  };
  await eventually(() => counted('in Redis'));
  expect(await read()).toEqual([403, '5']);
  lines.length = 0;

  await servers.redis.kill('SIGSTOP');
  expect(await read()).toEqual([403, '4']);
  await eventually(() => counted('in process'));
  expect(await metrics.value('gateway.limits.local')).toBe(1);
  expect(await read()).toEqual([403, '3']);
  await servers.redis.kill('SIGCONT');
  await eventually(() => counted('in Redis'), { timeoutMs: 30_000 });
  expect(lines.filter((line) => changes.test(line))).toHaveLength(2);

  await servers.redis.kill('SIGKILL');
  expect((await read())[0]).toBe(403);
  await eventually(() => counted('in process'));
  await servers.redis.start();
  await eventually(() => counted('in Redis'), { timeoutMs: 30_000 });
  expect(lines.filter((line) => changes.test(line))).toHaveLength(4);

  // Redis came back empty, and yet the gateway holds what it counted.
  expect((await read())[0]).toBe(403);
  expect((await read())[0]).toBe(403);
  expect(await read()).toEqual([429, '0']);
});
