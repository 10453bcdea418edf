import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isPortFree, removeServerData, type ServerPorts, type Servers, startServers } from '../src/index.ts';
import { obtainKafkaWithClasses } from '../src/servers/kafka-classes.ts';
import { firstMessage, newDir, noProgress, ownServersEnv, publish, query, runs, until, withRedis } from './support.ts';

// Real servers start and stop here, on a machine that others use at the same time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const env = ownServersEnv();

/** Writes one thing to each server, and gives what reads it back. */
async function leaveMark(servers: Servers) {
  const mark = randomUUID();
  const name = `mark_${mark.replaceAll('-', '')}`;
  await query(servers.postgres.adminUrl, `create table ${name} as select '${mark}' as mark`);
  await withRedis(servers.redis.url, (client) => client.set(name, mark));
  await publish(servers.kafka.brokers, name, mark);
  const read = async (from: Servers) => ({
    postgres: (await query(from.postgres.adminUrl, `select mark from ${name}`))[0]?.mark,
    redis: await withRedis(from.redis.url, (client) => client.get(name)),
    kafka: await firstMessage(from.kafka.brokers, name),
  });
  return { read, expected: { postgres: mark, redis: mark, kafka: mark } };
}

describe('servers whose data is kept', () => {
  let dir: string;
  let servers: Servers;
  beforeAll(async () => {
    dir = await newDir();
    servers = await startServers({ dir, env, progress: noProgress });
  });
  afterAll(async () => {
    await servers.stop();
    await removeServerData(dir);
  });

  it('keeps data and ports over a stop and a new start', async () => {
    const mark = await leaveMark(servers);
    const before = [servers.postgres.adminUrl, servers.redis.url, servers.kafka.brokers];
    const pids = [servers.postgres.pid, servers.redis.pid, servers.kafka.pid];
    await servers.stop();
    expect(pids.map(runs)).toEqual([false, false, false]);
    servers = await startServers({ dir, env, progress: noProgress });
    expect([servers.postgres.adminUrl, servers.redis.url, servers.kafka.brokers]).toEqual(before);
    expect(await mark.read(servers)).toEqual(mark.expected);
  });

  it('have Kafka begin with classes that Java need not load anew', async (test) => {
    const { classes } = await obtainKafkaWithClasses({ env, progress: noProgress });
    const maps = `/proc/${servers.kafka.pid}/maps`;
    test.skip(classes === undefined, 'this Java keeps none');
    test.skip(!existsSync(maps), 'processes do not tell here what files they have in memory');
    expect((await readFile(maps, 'utf8')).split('\n').filter((line) => line.endsWith('.jsa'))).toContainEqual(
      expect.stringContaining(String(classes)),
    );
  });

  it('keeps data and address of a server that is killed and started again', async () => {
    const mark = await leaveMark(servers);
    for (const server of [servers.postgres, servers.redis, servers.kafka]) {
      const { pid } = server;
      await server.kill('SIGKILL');
      expect(server.pid).toBeUndefined();
      expect(runs(pid)).toBe(false);
      await server.start();
    }
    expect(await mark.read(servers)).toEqual(mark.expected);
  });

  it('stops a server that hangs', async () => {
    await servers.redis.kill('SIGSTOP');
    await servers.redis.stop();
    expect(servers.redis.pid).toBeUndefined();
    await servers.redis.start();
  });

  it('refuses a folder whose servers belong to a process that runs, and leaves those alone', async () => {
    const second = startServers({ dir, env, progress: noProgress });
    await expect(second).rejects.toThrow(`belong to process ${process.pid}`);
    expect(await query(servers.postgres.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('uses the servers that the environment names, each by itself, and never stops them', async () => {
    const named = {
      ...env,
      POSTGRES_URL: servers.postgres.adminUrl,
      KAFKA_BROKERS: `${servers.kafka.brokers[0]}, 127.0.0.1:1`,
    };
    const mixed = await startServers({ dir: 'unused', ephemeral: true, env: named, progress: noProgress });
    expect(mixed.postgres).toMatchObject({ external: true, adminUrl: servers.postgres.adminUrl });
    expect(mixed.kafka).toMatchObject({ external: true, brokers: [servers.kafka.brokers[0], '127.0.0.1:1'] });
    expect(mixed.redis.external).toBe(false);
    expect(mixed.redis.url).not.toBe(servers.redis.url);
    await expect(mixed.postgres.stop()).rejects.toThrow('named by the environment');
    await mixed.stop();
    expect(runs(servers.postgres.pid)).toBe(true);
    expect(runs(servers.kafka.pid)).toBe(true);
  });
});

it('brings back a server that ends by itself, and not one that was killed through it', async () => {
  const lines: string[] = [];
  const progress = (line: string) => lines.push(line);
  const servers = await startServers({ dir: 'unused', ephemeral: true, env, progress, restart: true });
  const before = servers.redis.pid as number;
  process.kill(before, 'SIGKILL');
  await until('Redis is back', () => lines.includes('Redis is back'));
  expect(servers.redis.pid).not.toBe(before);
  expect(lines).toContain('Redis ended by itself; starting it again in 0.5 s');
  await servers.redis.kill('SIGKILL');
  await servers.redis.start();
  expect(lines.filter((line) => line.startsWith('Redis ended'))).toHaveLength(1);
  await servers.stop();
});

it('removes every trace of ephemeral servers at their stop', async () => {
  const servers = await startServers({ dir: 'unused', ephemeral: true, env, progress: noProgress });
  const pids = [servers.postgres.pid, servers.redis.pid, servers.kafka.pid];
  const [row] = await query(servers.postgres.adminUrl, 'show data_directory');
  const data = path.resolve(String(row?.data_directory), '../..');
  expect(existsSync(data)).toBe(true);
  expect(await query(servers.postgres.adminUrl, 'show fsync')).toEqual([{ fsync: 'off' }]);
  await servers.stop();
  expect(existsSync(data)).toBe(false);
  expect(pids.map(runs)).toEqual([false, false, false]);
});

it('names the part that can not be had and the way by containers, and stops what had started', async () => {
  const dir = await newDir();
  // Downloads can't be kept below a file.
  const partsDir = path.join(import.meta.filename, 'parts');
  const lines: string[] = [];
  const starting = startServers({ dir, env, progress: (line) => lines.push(line), partsDir });
  await expect(starting).rejects.toThrow(
    /Kafka can't be started here.*make-secrets.sh && docker compose -f deploy\/docker-compose.yml/s,
  );
  expect(lines.join()).toContain('Postgres ready');
  const ports = JSON.parse(await readFile(path.join(dir, 'ports.json'), 'utf8')) as ServerPorts;
  expect(await isPortFree(ports.postgres)).toBe(true);
  await removeServerData(dir);
});
