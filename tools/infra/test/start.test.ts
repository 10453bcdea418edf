import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PlatformFile, readPlatformFile, readRunningSettings, removeServerData } from '../src/index.ts';
import { identify } from '../src/process-identity.ts';
import { newDir, ownServersEnv, until } from './support.ts';

// Real servers start and stop here, on a machine that others use at the same time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const script = path.join(import.meta.dirname, 'fixtures/start.ts');
let dir: string;
let running: Launcher[] = [];
interface Launcher {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
  ready(): Promise<void>;
}

beforeEach(async () => {
  dir = await newDir();
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  await removeServerData(path.join(dir, 'data'));
  await removeServerData(dir);
});

function launch(...args: string[]): Launcher {
  const flags = ['--conditions=@review-reply/source', script, dir, '--port', '18080', '--simulator-port', '18090'];
  const child = spawn(process.execPath, [...flags, ...args], {
    env: ownServersEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const launcher = {
    child,
    ended,
    output: () => output,
    ready: () => until(`ready:\n${output}`, () => output.includes('review-reply is ready') || child.exitCode !== null),
  };
  running.push(launcher);
  return launcher;
}

async function childPids(): Promise<number[]> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(dir, file), 'utf8')) as { pid: number }[];
  const [platform, servers] = await Promise.all([read('processes.json').catch(() => []), read('data/processes.json')]);
  return [...platform, ...servers].map(({ pid }) => pid);
}
const gone = (pid: number) => identify(pid) === undefined;

it('tells how to use the platform in a private file, is there once, stops all of it on Ctrl-C, and seeds once', async () => {
  const first = launch();
  await first.ready();
  const file = (await readPlatformFile(dir)) as PlatformFile;
  expect(file).toMatchObject({
    base_url: 'http://127.0.0.1:18080/api/v1',
    docs_url: 'http://127.0.0.1:18080/docs',
    simulator_url: 'http://127.0.0.1:18090',
    accounts: [{ name: 'Demo Account', kind: 'standard', client_id: 'rrk_1', places: [] }],
  });
  for (const name of ['platform.json', 'run.json', 'secrets.json', 'data/accounts.json']) {
    expect([name, (await stat(path.join(dir, name))).mode & 0o777]).toEqual([name, 0o600]);
  }
  const pids = await childPids();
  expect(pids).toHaveLength(7);

  const twin = launch('--fresh');
  expect(await twin.ended).toBe(1);
  expect(twin.output()).toContain('already runs here at http://127.0.0.1:18080/api/v1');
  expect(pids.some(gone)).toBe(false);

  const askedAt = performance.now();
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(10_000);
  expect(pids.every(gone)).toBe(true);
  expect(await readPlatformFile(dir)).toBeUndefined();

  const second = launch();
  await second.ready();
  expect(second.output()).not.toContain('seeding');
  expect((await readPlatformFile(dir))?.accounts).toEqual(file.accounts);
});

it('takes other ports when the usual ones are taken, and cleans up at once after a launcher that was killed', async () => {
  const squatter = createServer().listen(18_080, '127.0.0.1');
  await once(squatter, 'listening');
  const first = launch();
  await first.ready();
  expect(first.output()).toMatch(/port 18080 is taken, so the gateway uses \d+/);
  expect((await readPlatformFile(dir))?.base_url).not.toContain('18080');
  squatter.close();

  const pids = await childPids();
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await readRunningSettings(dir)).toBeUndefined();
  const fresh = launch('--fresh');
  await fresh.ready();
  expect(fresh.output()).toContain('seeding');
  expect(pids.every(gone)).toBe(true);
});

it('ends what it has begun when it is interrupted while it starts', async () => {
  const launcher = launch();
  const servers = ['Postgres', 'Redis', 'Kafka'];
  await until('the servers are there', () => servers.every((name) => launcher.output().includes(`${name} ready`)));
  const pids = await childPids();
  expect(pids.length).toBeGreaterThanOrEqual(3);
  launcher.child.kill('SIGINT');
  expect(await launcher.ended).toBe(130);
  await until('its children are gone', () => pids.every(gone));
});
