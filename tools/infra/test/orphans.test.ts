import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';
import { removeServerData, startServers } from '../src/index.ts';
import { standInPath } from '../src/parts/server-user.ts';
import { identify } from '../src/process-identity.ts';
import { claimFolder } from '../src/servers/server-folder.ts';
import { newDir, noProgress, ownServersEnv, until } from './support.ts';

// Real servers start and stop here, on a machine that others use at the same time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const launcher = path.join(import.meta.dirname, 'fixtures/start-and-wait.ts');

async function startLauncher(mode: 'ephemeral' | 'kept', dir: string, env = ownServersEnv()) {
  const child = spawn(process.execPath, ['--conditions=@review-reply/source', launcher, mode, dir], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, ...(JSON.parse(line) as { pids: number[]; url: string }) };
}

const gone = (pid: number) => identify(pid) === undefined;

it('ends the servers and removes their temporary data when the launcher is killed', async () => {
  const temporary = await newDir();
  const { child, pids } = await startLauncher('ephemeral', 'unused', { ...ownServersEnv(), TMPDIR: temporary });
  expect(pids.map(gone)).toEqual([false, false, false]);
  // Reserved ports are recorded beside it, for every launcher of this user, and stay.
  const isData = (name: string) => name.startsWith('review-reply-') && !name.startsWith('review-reply-ports-');
  const [data, ...others] = readdirSync(temporary).filter(isData);
  expect([typeof data, others]).toEqual(['string', []]);
  child.kill('SIGKILL');
  await until('the servers are gone', () => pids.every(gone));
  await until('the data is gone', () => !readdirSync(temporary).some(isData));
  const standIn = standInPath(path.join(temporary, String(data), 'postgres'));
  await until('what stood in for it is gone', () => !existsSync(standIn));
  await rm(temporary, { recursive: true });
});

it('starts again at once after the launcher was killed', async () => {
  const dir = await newDir();
  const { child, pids, url } = await startLauncher('kept', dir);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const servers = await startServers({ dir, env: ownServersEnv(), progress: noProgress });
  expect(servers.redis.url).toBe(url);
  expect(pids.map(gone)).toEqual([true, true, true]);
  await servers.stop();
  await removeServerData(dir);
  expect(existsSync(dir)).toBe(false);
});

it('ends servers that an earlier run recorded, and nobody else who got such a number since', async () => {
  const dir = await newDir();
  const [left, other] = [1, 2].map(() => spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }));
  if (left?.pid === undefined || other?.pid === undefined) throw new Error('sleep did not start');
  const recorded = [
    { ...identify(left.pid), signal: 'SIGTERM' },
    { pid: other.pid, startedAt: '1', signal: 'SIGTERM' },
  ];
  await writeFile(path.join(dir, 'processes.json'), JSON.stringify(recorded));
  const folder = await claimFolder(dir, noProgress);
  await until('the recorded one is gone', () => gone(left.pid as number));
  expect(gone(other.pid)).toBe(false);
  other.kill('SIGKILL');
  await folder.release();
  await rm(dir, { recursive: true });
});
