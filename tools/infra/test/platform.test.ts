import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Platform, type Servers, type StartPlatformOptions, startPlatform, startServers } from '../src/index.ts';
import { fixturePrograms } from './fixtures/programs.ts';
import { kafkaClient, newDir, noProgress, ownServersEnv, query, runs, until, withRedis } from './support.ts';

// Real servers start and stop here, on a machine that others use at the same time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let servers: Servers;
let counter = 0;
beforeAll(async () => {
  servers = await startServers({ dir: 'unused', ephemeral: true, env: ownServersEnv(), progress: noProgress });
});
afterAll(async () => {
  await servers.stop();
});

async function start(options: Partial<StartPlatformOptions> = {}) {
  counter += 1;
  const tag = `t${counter}`;
  const stateDir = await newDir();
  onTestFinished(() => rm(stateDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const platform = await startPlatform({
    servers,
    env: { ...process.env, SOME_SECRET: 'of the caller' },
    stateDir,
    progress: (line) => lines.push(line),
    names: { databasePrefix: `${tag}_`, kafkaPrefix: `${tag}-`, redisPrefix: `${tag}:` },
    partitions: 2,
    nodeEnv: 'test',
    programs: fixturePrograms(),
    ...options,
  });
  const end = () => platform.remove();
  return { platform, lines, stateDir, end };
}

const pageOf = (platform: Platform, name: string) => `http://127.0.0.1:${platform.site.port(name, 'health')}`;

it('gives each program a database that only its own role can connect to', async () => {
  const { platform, end } = await start();
  const { site } = platform;
  expect(await query(site.databaseUrl('identity'), 'select count(*)::int as things from thing')).toEqual([
    { things: 0 },
  ]);
  for (const database of [site.roleName('billing'), 'postgres', 'template1']) {
    const url = new URL(site.databaseUrl('identity'));
    url.pathname = `/${database}`;
    await expect(query(url.href, 'select 1')).rejects.toThrow('permission denied for database');
  }
  const wrong = new URL(site.databaseUrl('identity'));
  wrong.password = 'guessed';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  await end();
});

it('runs two platforms on the same servers without a shared database, topic or port, and removes one alone', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const admin = kafkaClient(servers.kafka.brokers).admin();
  await admin.connect();
  const topics = async () => (await admin.listTopics()).filter((topic) => topic.endsWith('.events.v1')).sort();
  const topicsOf = ({ platform }: typeof first) =>
    ['billing', 'identity'].map((name) => `${platform.site.names.kafkaPrefix}${name}.events.v1`);
  expect(await topics()).toEqual([...topicsOf(first), ...topicsOf(second)].sort());
  const metadata = await admin.fetchTopicMetadata({ topics: topicsOf(first) });
  expect(metadata.topics.map((topic) => topic.partitions.length)).toEqual([2, 2]);
  const ports = [first, second].flatMap(({ platform }) => platform.processes.map((one) => one.env.HEALTH_PORT));
  expect(new Set(ports).size).toBe(8);
  const keys = [first, second].map(({ platform }) => `${platform.site.names.redisPrefix}key`) as [string, string];
  await withRedis(servers.redis.url, (client) => client.mSet(Object.fromEntries(keys.map((key) => [key, '1']))));
  const [identity] = [first.platform.site.roleName('identity')];
  await first.end();
  await until('the topics are gone', async () => (await topics()).length === 2);
  expect(await topics()).toEqual(topicsOf(second));
  expect(await withRedis(servers.redis.url, (client) => client.mGet(keys))).toEqual([null, '1']);
  const databases = `select datname from pg_database where datname = '${identity}'`;
  expect(await query(servers.postgres.adminUrl, databases)).toEqual([]);
  expect(await query(second.platform.site.databaseUrl('identity'), 'select 1 as one')).toEqual([{ one: 1 }]);
  await admin.disconnect();
  await second.end();
});

it('brings back a process that dies, says so, and does not let it die at the same kill point again', async () => {
  const { platform, lines, end } = await start({ settings: () => ({ billing: { KILL_POINT: 'billing.after-hold' } }) });
  const billing = platform.process('billing');
  const before = billing.pid;
  expect(billing.env.KILL_POINT).toBe('billing.after-hold');
  await fetch(`${pageOf(platform, 'billing')}/die?code=7`).catch(noProgress);
  await until('it is back', () => lines.some((line) => line.startsWith('billing is back')));
  expect(lines).toContain('billing ended (code 7); starting it again in 0.5 s');
  expect(billing.pid).not.toBe(before);
  const env = (await (await fetch(`${pageOf(platform, 'billing')}/env`)).json()) as NodeJS.ProcessEnv;
  expect(env.KILL_POINT).toBeUndefined();
  await billing.kill('SIGKILL');
  await billing.waitReady();
  expect(billing.output.match(/billing listens/g)).toHaveLength(3);
  await end();
});

it('leaves a process down that was stopped, and restarts it with the settings that a test gives', async () => {
  const { platform, end } = await start();
  const identity = platform.process('identity');
  await identity.stop();
  expect(identity.pid).toBeUndefined();
  await expect(fetch(`${pageOf(platform, 'identity')}/readyz`)).rejects.toThrow();
  await identity.restart({ KILL_POINT: 'identity.somewhere' });
  const env = (await (await fetch(`${pageOf(platform, 'identity')}/env`)).json()) as NodeJS.ProcessEnv;
  expect(env.KILL_POINT).toBe('identity.somewhere');
  await end();
});

it('keeps a dead process dead when it is not supervised', async () => {
  const { platform, lines, end } = await start({ supervise: false });
  await platform.process('identity').kill('SIGKILL');
  expect(platform.process('identity').pid).toBeUndefined();
  expect(lines.join('\n')).not.toContain('starting it again');
  await end();
});

it("passes on none of the caller's environment but what any process needs", async () => {
  const { platform, end } = await start();
  const env = (await (await fetch(`${pageOf(platform, 'gateway')}/env`)).json()) as NodeJS.ProcessEnv;
  expect(env.PATH).toBe(process.env.PATH);
  expect(Object.keys(env)).not.toContain('SOME_SECRET');
  expect(Object.keys(env)).not.toContain('VITEST');
  await end();
});

it('stops the gateway first, then the services, then the simulator', async () => {
  const stopsFile = path.join(await newDir(), 'stops');
  const programs = fixturePrograms({ STOPS_FILE: stopsFile, STOP_TAKES_MS: '100' });
  const { platform, end } = await start({ programs });
  await platform.stop();
  const stops = (await readFile(stopsFile, 'utf8')).trimEnd().split('\n');
  expect(stops.slice(0, 2)).toEqual(['gateway asked', 'gateway ended']);
  expect(stops.slice(2, 4).sort()).toEqual(['billing asked', 'identity asked']);
  expect(stops.slice(6)).toEqual(['simulator asked', 'simulator ended']);
  await end();
  await rm(path.dirname(stopsFile), { recursive: true });
});

it('takes no other process on its port for the one that it started', async () => {
  const other = createServer((_, response) => void response.end(JSON.stringify({ ready: true, pid: process.pid })));
  onTestFinished(() => void other.close());
  const settings: StartPlatformOptions['settings'] = (site) => {
    other.listen(site.port('identity', 'health'), '127.0.0.1');
    return {};
  };
  await expect(start({ settings })).rejects.toThrow(/identity did not become ready\..*EADDRINUSE/s);
});

it('says why a process does not start, with the end of its log, and leaves nothing running', async () => {
  const programs = fixturePrograms();
  const lines: string[] = [];
  const starting = start({
    programs,
    progress: (line) => lines.push(line),
    settings: () => ({ identity: { START_FAILS: 'yes' } }),
  });
  await expect(starting).rejects.toThrow(/identity did not become ready\..*the flux capacitor is missing/s);
  const prefix = `t${counter}_`;
  const others = `select 1 from pg_stat_activity where datname like '${prefix}%'`;
  expect(await query(servers.postgres.adminUrl, others)).toEqual([]);
  const again = await start({ names: { databasePrefix: prefix, kafkaPrefix: `t${counter}-` } });
  const pids = again.platform.processes.map((one) => one.pid);
  await again.end();
  expect(pids.map(runs)).toEqual([false, false, false, false]);
});
