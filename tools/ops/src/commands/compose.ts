import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { secondsSince } from '@review-reply/infra';
import { eventually } from '@review-reply/testing';
import type { ClusterParts } from '../cluster.ts';
import { type Composed, type Container, goDemo, nameIn, seed, start, withCompose } from '../composed.ts';
import type { Progress } from '../shell.ts';
import type { Report } from './report.ts';

const backWithinMs = 180_000;

/**
 * Starts the compose file as it is, goes the demo's way, kills every container once, takes all of it down and up again,
 * and goes the demo's way once more with the same keys.
 */
export const tryCompose = (parts: ClusterParts, progress: Progress): Promise<Report> =>
  withCompose(parts, async (platform) => {
    const problems: string[] = [];
    const lines: string[] = [];
    const note = (line: string) => {
      lines.push(line);
      progress(line);
    };
    note(`up --wait with empty volumes: ${await start(platform, problems)} s`);
    const account = await seed(platform);
    note(`the demo's way, in the network of webhooks: ${await goDemo(platform, account)} steps`);
    problems.push(...(await findSecrets(platform)));
    problems.push(...(await platform.containers()).flatMap(findUnbound));
    note(await killEach(platform, problems));
    note(`the demo's way after the kills: ${await goDemo(platform, account)} steps`);
    await platform.compose('down');
    note(`down, and up --wait: ${await start(platform, problems)} s`);
    note(`the demo's way with the same keys: ${await goDemo(platform, account)} steps`);
    return { lines, problems };
  });

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
