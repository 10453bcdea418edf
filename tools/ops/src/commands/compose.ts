import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoAccount } from '@review-reply/admin';
import { secondsSince } from '@review-reply/infra';
import { serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import type { DemoConfig } from '../bin/demo.ts';
import type { ClusterParts } from '../cluster.ts';
import { type Docker, startDocker } from '../docker.ts';
import { nameOf, root, targets } from '../images.ts';
import { makeOwnFolders } from '../network.ts';
import { withoutPlan } from '../outside/demo.ts';
import { type Output, type Progress, run } from '../shell.ts';
import { countSteps } from './cluster.ts';
import type { Report } from './report.ts';

const readyWithinS = 120;
const backWithinMs = 180_000;
const demo = fileURLToPath(new URL('../bin/demo.ts', import.meta.url));
const servers = ['postgres', 'redis', 'kafka'] as const;

interface Container {
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

/** A platform that the compose file has started. */
interface Composed {
  readonly compose: (...args: string[]) => Promise<Output>;
  readonly containers: () => Promise<Container[]>;
  readonly dir: string;
}

/**
 * Starts the compose file as it is, goes the demo's way, kills every container once, takes all of it down and up again,
 * and goes the demo's way once more with the same keys.
 */
export async function tryCompose(parts: ClusterParts, progress: Progress): Promise<Report> {
  await makeOwnFolders();
  await run('ip', ['link', 'set', 'lo', 'up']);
  const docker = await startDocker('own');
  try {
    return await tryWith(docker, parts, progress);
  } finally {
    await docker.stop();
  }
}

async function tryWith(docker: Docker, parts: ClusterParts, progress: Progress): Promise<Report> {
  const platform = await prepare(docker, parts);
  const problems: string[] = [];
  const lines: string[] = [];
  const note = (line: string) => {
    lines.push(line);
    progress(line);
  };
  try {
    note(`up --wait with empty volumes: ${await start(platform, problems)} s`);
    const { stdout } = await platform.compose('run', '--rm', '--no-TTY', 'seed');
    const account = accountOf(stdout);
    note(`the demo's way, in the network of webhooks: ${await goDemo(platform, account)} steps`);
    problems.push(...(await findSecrets(platform)));
    problems.push(...(await platform.containers()).flatMap(findUnbound));
    note(await killEach(platform, problems));
    note(`the demo's way after the kills: ${await goDemo(platform, account)} steps`);
    await platform.compose('down');
    note(`down, and up --wait: ${await start(platform, problems)} s`);
    note(`the demo's way with the same keys: ${await goDemo(platform, account)} steps`);
  } finally {
    await platform.compose('--profile', 'operator', 'down', '--volumes', '--timeout', '5').catch(() => {});
  }
  return { lines, problems };
}

/** The folder deploy with new secrets, and every image under the name that the compose file has for it. */
async function prepare(
  docker: Docker,
  { dir: own, compose: program, standIns, images }: ClusterParts,
): Promise<Composed> {
  const dir = path.join(own, 'deploy');
  mkdirSync(dir);
  for (const part of ['docker-compose.yml', 'postgres', 'make-secrets.sh'])
    cpSync(path.join(root, 'deploy', part), path.join(dir, part), { recursive: true });
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
  const compose = (...args: string[]) =>
    run(program ?? '', ['--file', path.join(dir, 'docker-compose.yml'), ...args], { env, cwd: dir });
  const containers = async () => {
    const ids = (await compose('ps', '--all', '--quiet')).stdout.trim().split('\n');
    return JSON.parse((await docker.call('inspect', ...ids)).stdout) as Container[];
  };
  return { compose, containers, dir };
}

async function start({ compose }: Composed, problems: string[]): Promise<string> {
  const startedMs = performance.now();
  await compose('up', '--wait', '--detach', '--pull', 'never', '--no-build');
  const seconds = secondsSince(startedMs);
  if (Number(seconds) > readyWithinS) problems.push(`Ready after ${seconds} s, not ${readyWithinS}.`);
  return seconds;
}

const nameIn = ({ Config }: Container) => Config.Labels['com.docker.compose.service'] ?? '';

/** What seeding printed. */
const accountOf = (printed: string) => withoutPlan(JSON.parse(printed.slice(printed.indexOf('['))) as DemoAccount[]);

/**
 * Receivers of webhooks have to be where the webhooks service takes for this machine. @returns how many steps it had
 */
async function goDemo({ containers, dir }: Composed, account: DemoAccount): Promise<number> {
  const all = await containers();
  const find = (name: string) => all.find((container) => nameIn(container) === name);
  const addressOf = (name: string) => find(name)?.NetworkSettings.Networks['review-reply_services']?.IPAddress;
  const config: DemoConfig = {
    baseUrl: `http://${addressOf('gateway')}:8080/api/v1`,
    simulatorUrl: `http://${addressOf('simulator')}:8090`,
    account,
    admin: {
      RPC_DIR: path.join(dir, 'secrets/admin/rpc'),
      ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_ADDRESS`, `${addressOf(name)}:50051`])),
    },
  };
  const file = path.join(dir, 'demo.json');
  writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
  const network = `--net=/proc/${find('webhooks')?.State.Pid}/ns/net`;
  const { stdout } = await run('nsenter', [network, process.execPath, ...process.execArgv, demo, file]);
  return countSteps(stdout.split('\n'));
}

/** Kills the first process of each container, as a failing machine does: the engine has to start it again. */
async function killEach({ containers }: Composed, problems: string[]): Promise<string> {
  const took: Array<readonly [string, number]> = [];
  for (const before of (await containers()).filter(({ State }) => State.Running)) {
    const startedMs = performance.now();
    process.kill(before.State.Pid, 'SIGKILL');
    await eventually(
      async () => {
        const all = (await containers()).filter(({ State }) => State.Running);
        const again = all.find(({ Name }) => Name === before.Name);
        if (again === undefined || again.RestartCount === before.RestartCount)
          throw new Error(`${before.Name} is down.`);
        const ill = all.filter(({ State }) => State.Health !== undefined && State.Health.Status !== 'healthy');
        if (ill.length > 0) throw new Error(`Not healthy: ${ill.map(nameIn).join(', ')}`);
      },
      { timeoutMs: backWithinMs, pauseMs: 500 },
    );
    took.push([nameIn(before), Number(secondsSince(startedMs))]);
  }
  const others = (await containers()).filter(({ State, RestartCount }) => State.Running && RestartCount !== 1);
  for (const { Name, RestartCount } of others) problems.push(`${Name} was started again ${RestartCount} times.`);
  return `each of ${took.length} containers killed once, all healthy again after: ${took
    .map(([name, seconds]) => `${name} ${seconds} s`)
    .join(', ')}`;
}

/** Secrets that anybody would read who may ask the engine. */
async function findSecrets({ containers, dir }: Composed): Promise<string[]> {
  const told = JSON.stringify(await containers());
  const files = readdirSync(path.join(dir, 'secrets'), { recursive: true, encoding: 'utf8' });
  return files
    .map((name) => path.join(dir, 'secrets', name))
    .filter((file) => statSync(file).isFile() && !/\.(crt|pem)$/.test(file))
    .filter((file) => {
      const secret = JSON.stringify(readFileSync(file, 'utf8').trim()).slice(1, -1);
      return secret !== '' && told.includes(secret);
    })
    .map((file) => `The engine tells of ${path.basename(file)}.`);
}

/** Whose entrypoint writes into its own image. */
const written = ['kafka'];

function findUnbound(container: Container): string[] {
  const { Memory, NanoCpus, PidsLimit, CapDrop, ReadonlyRootfs, SecurityOpt, LogConfig } = container.HostConfig;
  const name = nameIn(container);
  const asked = {
    'a limit of memory': Memory > 0,
    'a limit of processor time': NanoCpus > 0,
    'a limit of processes': (PidsLimit ?? 0) > 0,
    'a limit of its log': LogConfig.Config['max-size'] !== undefined,
    'no capability': CapDrop?.includes('ALL') === true,
    'no new rights': SecurityOpt?.some((option) => option.startsWith('no-new-privileges')) === true,
    'a root that it cannot write to': ReadonlyRootfs || written.includes(name),
  };
  return Object.entries(asked)
    .filter(([, is]) => !is)
    .map(([what]) => `${name} has not ${what}.`);
}
