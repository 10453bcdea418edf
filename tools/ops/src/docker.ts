import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheDir } from './cache.ts';
import { buildsGroup, removeGroup } from './groups.ts';
import { inNamespaces } from './namespaces.ts';
import { eventually, type Progress, run, runShown } from './shell.ts';

const startsWithinMs = 60_000;
const endsWithinMs = 20_000;

export interface Docker {
  build(args: readonly string[], show: Progress): Promise<void>;
  /** Reads images from a file when the one named is not there. */
  load(tag: string, file: string): Promise<void>;
  /** Writes images into one file, each layer once. */
  save(tags: readonly string[], file: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A Docker engine of its own: processes and mounts in namespaces that end with it, no bridge and no rule of a firewall.
 * What it builds stays in the cache. Builds use the network of this machine, to reach package registries.
 */
export async function startDocker(): Promise<Docker> {
  const dir = mkdtempSync(path.join(tmpdir(), 'review-reply-docker-'));
  const socket = path.join(dir, 'docker.sock');
  const data = path.join(cacheDir, 'docker');
  mkdirSync(data, { recursive: true });
  const own = ['--data-root', data, '--exec-root', path.join(dir, 'exec'), '--pidfile', path.join(dir, 'pid')];
  const network = [
    '--bridge',
    'none',
    '--iptables=false',
    '--ip-forward=false',
    '--ip-masq=false',
    `--cgroup-parent=/${buildsGroup}`,
  ];
  const log = openSync(path.join(cacheDir, 'dockerd.log'), 'w');
  const args = ['nice', '-n', '15', 'dockerd', ...own, ...network, '--host', `unix://${socket}`];
  const engine = spawn('unshare', [...inNamespaces(['mount', 'pid']), ...args], { stdio: ['ignore', log, log] });
  engine.on('error', () => {});
  // The client that came with the engine: newer ones build with a plugin that may not be there.
  const env = {
    ...process.env,
    PATH: `/usr/bin:${process.env.PATH}`,
    DOCKER_HOST: `unix://${socket}`,
    DOCKER_BUILDKIT: '1',
  };
  const stop = async () => {
    await end(engine);
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
  return {
    build: (build, show) =>
      runShown('docker', ['build', '--network=host', '--progress=plain', ...build], { env }, show),
    load: async (tag, file) => {
      const isThere = await run('docker', ['image', 'inspect', tag], { env }).then(
        () => true,
        () => false,
      );
      if (!isThere) await run('docker', ['load', '--input', file], { env });
    },
    save: async (tags, file) => void (await run('docker', ['save', '--output', file, ...tags], { env })),
    stop,
  };
}

/** Lets the engine end by itself; in any case the namespaces end, and everything in them. */
async function end(unshare: ChildProcess): Promise<void> {
  if (unshare.exitCode !== null || unshare.signalCode !== null || unshare.pid === undefined) return;
  const closed = once(unshare, 'close');
  const children = readFileSync(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8').trim();
  if (/^\d+$/.test(children)) process.kill(Number(children), 'SIGTERM');
  const timer = setTimeout(() => unshare.kill('SIGKILL'), endsWithinMs);
  await closed;
  clearTimeout(timer);
}
