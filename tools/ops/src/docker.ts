import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@review-reply/testing';
import { cacheDir } from './cache.ts';
import { buildsGroup, removeGroup } from './groups.ts';
import { inNamespaces } from './namespaces.ts';
import { type Output, type Progress, run, runShown } from './shell.ts';

const startsWithinMs = 60_000;
const endsWithinMs = 20_000;

export interface Docker {
  /** The engine's client. */
  call(...args: string[]): Promise<Output>;
  /** What other clients of the engine need. */
  readonly env: NodeJS.ProcessEnv;
  build(args: readonly string[], show: Progress): Promise<void>;
  /** Reads images from a file when the one named is not there. */
  load(tag: string, file: string): Promise<void>;
  /** Writes images into one file, each layer once. */
  save(tags: readonly string[], file: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A Docker engine of its own: processes and mounts in namespaces that end with it. What it builds stays in the cache.
 * @param network `machine` for builds, which reach package registries: no bridge and no rule of a firewall. `own` when
 * this process is in namespaces of its own, where containers get networks as everywhere.
 */
export async function startDocker(network: 'machine' | 'own' = 'machine'): Promise<Docker> {
  const dir = mkdtempSync(path.join(tmpdir(), 'review-reply-docker-'));
  const socket = path.join(dir, 'docker.sock');
  const data = path.join(cacheDir, 'docker');
  mkdirSync(data, { recursive: true });
  const own = ['--data-root', data, '--exec-root', path.join(dir, 'exec'), '--pidfile', path.join(dir, 'pid')];
  const without = ['--bridge', 'none', '--iptables=false', '--ip-forward=false', '--ip-masq=false'];
  const networks = [...(network === 'machine' ? without : []), `--cgroup-parent=/${buildsGroup}`];
  const log = openSync(path.join(cacheDir, 'dockerd.log'), 'w');
  const niceness = network === 'machine' ? '15' : '0';
  const args = ['-n', niceness, 'dockerd', ...own, ...networks, '--host', `unix://${socket}`];
  const stdio = ['ignore', log, log] as const;
  const engine =
    network === 'machine'
      ? spawn('unshare', [...inNamespaces(['mount', 'pid']), 'nice', ...args], { stdio: [...stdio] })
      : spawn('nice', args, { stdio: [...stdio] });
  engine.on('error', () => {});
  // The client that came with the engine: newer ones build with a plugin that may not be there.
  const env = {
    ...process.env,
    PATH: `/usr/bin:${process.env.PATH}`,
    DOCKER_HOST: `unix://${socket}`,
    DOCKER_BUILDKIT: '1',
  };
  const stop = async () => {
    await end(engine, network === 'machine');
    await removeGroup(buildsGroup);
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await eventually(
      async () => {
        if (engine.exitCode !== null) throw new Error(`dockerd ended; see ${cacheDir}/dockerd.log`);
        await run('docker', ['version'], { env });
      },
      { timeoutMs: startsWithinMs },
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const call = (...args: string[]) => run('docker', args, { env });
  return {
    call,
    env,
    build: (build, show) =>
      runShown('docker', ['build', '--network=host', '--progress=plain', ...build], { env }, show),
    load: async (tag, file) => {
      const isThere = await call('image', 'inspect', tag).then(
        () => true,
        () => false,
      );
      if (!isThere) await call('load', '--input', file);
    },
    save: async (tags, file) => void (await call('save', '--output', file, ...tags)),
    stop,
  };
}

/** Lets the engine end by itself; in any case its namespaces end, and everything in them. */
async function end(started: ChildProcess, isUnshare: boolean): Promise<void> {
  const { exitCode, signalCode, pid } = started;
  if (exitCode !== null || signalCode !== null || pid === undefined) return;
  const closed = once(started, 'close');
  const engine = isUnshare ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim() : String(pid);
  if (/^\d+$/.test(engine)) process.kill(Number(engine), 'SIGTERM');
  const timer = setTimeout(() => started.kill('SIGKILL'), endsWithinMs);
  await closed;
  clearTimeout(timer);
}
