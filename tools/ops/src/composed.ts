import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoAccount } from '@review-reply/admin';
import { secondsSince } from '@review-reply/infra';
import { serviceNames } from '@review-reply/rpc';
import type { DemoConfig } from './bin/demo.ts';
import type { ClusterParts } from './cluster.ts';
import { type Docker, startDocker } from './docker.ts';
import { nameOf, root, targets } from './images.ts';
import { makeOwnFolders } from './network.ts';
import { countSteps, withoutPlan } from './outside/demo.ts';
import { type Output, run } from './shell.ts';

const readyWithinS = 120;
const demo = fileURLToPath(new URL('bin/demo.ts', import.meta.url));
const servers = ['postgres', 'redis', 'kafka'] as const;
/** Of the folder deploy, what compose files name, and themselves. */
const named = ['docker-compose.yml', 'docker-compose.telemetry.yml', 'postgres', 'telemetry', 'make-secrets.sh'];

export interface Container {
  readonly Name: string;
  readonly RestartCount: number;
  readonly State: { readonly Pid: number; readonly Running: boolean; readonly Health?: { readonly Status: string } };
  readonly Config: { readonly Labels: Readonly<Record<string, string>> };
  readonly HostConfig: {
    readonly Memory: number;
    readonly NanoCpus: number;
    readonly PidsLimit: number | null;
    readonly CapDrop: readonly string[] | null;
    readonly ReadonlyRootfs: boolean;
    readonly SecurityOpt: readonly string[] | null;
    readonly LogConfig: { readonly Config: Readonly<Record<string, string>> };
  };
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, { readonly IPAddress: string }>> };
}

/** A platform that compose files start. */
export interface Composed {
  readonly compose: (...args: string[]) => Promise<Output>;
  readonly containers: () => Promise<Container[]>;
  readonly dir: string;
}

/** Other files of compose than the platform's own. */
interface Others {
  /** Of the folder deploy. */
  readonly files: readonly string[];
  /** What they are changed by, as a compose file has it. */
  readonly changes: object;
}

/** Tries something on an engine of its own, which ends with all that was started on it. */
export async function withCompose<T>(
  parts: ClusterParts,
  attempt: (platform: Composed) => Promise<T>,
  others?: Others,
): Promise<T> {
  await makeOwnFolders();
  await run('ip', ['link', 'set', 'lo', 'up']);
  const docker = await startDocker('own');
  try {
    const platform = await prepare(docker, parts, others);
    try {
      return await attempt(platform);
    } finally {
      await platform.compose('--profile', 'operator', 'down', '--volumes', '--timeout', '5').catch(() => {});
    }
  } finally {
    await docker.stop();
  }
}

/** The folder deploy with new secrets, and every image under the name that the compose file has for it. */
async function prepare(
  docker: Docker,
  { dir: own, compose: program, standIns, images }: ClusterParts,
  others?: Others,
): Promise<Composed> {
  const dir = path.join(own, 'deploy');
  mkdirSync(dir);
  for (const part of named) cpSync(path.join(root, 'deploy', part), path.join(dir, part), { recursive: true });
  await run('sh', [path.join(dir, 'make-secrets.sh')]);
  for (const name of Object.keys(targets)) {
    await docker.load(nameOf(name, images.tag), images.file);
    await docker.call('tag', nameOf(name, images.tag), nameOf(name, 'latest'));
  }
  for (const name of servers) await docker.load(nameOf(name, standIns.tag), standIns.file);
  const env = {
    ...docker.env,
    ...Object.fromEntries(servers.map((name) => [`${name.toUpperCase()}_IMAGE`, nameOf(name, standIns.tag)])),
  };
  const changes = 'changes.json';
  if (others !== undefined) writeFileSync(path.join(dir, changes), JSON.stringify(others.changes));
  const files = ['docker-compose.yml', ...(others === undefined ? [] : [...others.files, changes])];
  const all = files.flatMap((file) => ['--file', path.join(dir, file)]);
  const compose = (...args: string[]) => run(program ?? '', [...all, ...args], { env, cwd: dir });
  const containers = async () => {
    const ids = (await compose('ps', '--all', '--quiet')).stdout.trim().split('\n');
    return JSON.parse((await docker.call('inspect', ...ids)).stdout) as Container[];
  };
  return { compose, containers, dir };
}

export async function start({ compose }: Composed, problems: string[]): Promise<string> {
  const startedMs = performance.now();
  await compose('up', '--wait', '--detach', '--pull', 'never', '--no-build');
  const seconds = secondsSince(startedMs);
  if (Number(seconds) > readyWithinS) problems.push(`Ready after ${seconds} s, not ${readyWithinS}.`);
  return seconds;
}

/** Fills the platform with demo accounts. @returns the one whose way is gone */
export async function seed({ compose }: Composed): Promise<DemoAccount> {
  const { stdout } = await compose('run', '--rm', '--no-TTY', 'seed');
  return withoutPlan(JSON.parse(stdout.slice(stdout.indexOf('['))) as DemoAccount[]);
}

export const nameIn = ({ Config }: Container) => Config.Labels['com.docker.compose.service'] ?? '';

/** @returns the address of each service's container, in the network of services */
export function addressesOf(containers: readonly Container[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    containers.map((container) => [
      nameIn(container),
      container.NetworkSettings.Networks['review-reply_services']?.IPAddress ?? '',
    ]),
  );
}

/**
 * Receivers of webhooks have to be where the webhooks service takes for this machine. @returns how many steps it had
 */
export async function goDemo(platform: Composed, account: DemoAccount): Promise<number> {
  const containers = await platform.containers();
  const addresses = addressesOf(containers);
  const config: DemoConfig = {
    baseUrl: `http://${addresses.gateway}:8080/api/v1`,
    simulatorUrl: `http://${addresses.simulator}:8090`,
    account,
    admin: {
      RPC_DIR: path.join(platform.dir, 'secrets/admin/rpc'),
      ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_ADDRESS`, `${addresses[name]}:50051`])),
    },
  };
  const file = path.join(platform.dir, 'demo.json');
  writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
  const webhooks = containers.find((container) => nameIn(container) === 'webhooks');
  const network = `--net=/proc/${webhooks?.State.Pid}/ns/net`;
  const { stdout } = await run('nsenter', [network, process.execPath, ...process.execArgv, demo, file]);
  return countSteps(stdout.split('\n'));
}
