import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limitless, type Platform, seed, startPlatform, startServers } from '@review-reply/infra';

const usage =
  'Usage: with-platform.ts <command> [arguments]\nRuns a command with BASE_URL and TOKEN of a platform made for it.';
const partitions = 2;

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error(usage);
  process.exit(1);
}
const dir = await mkdtemp(path.join(tmpdir(), 'review-reply-with-'));
const undo: (() => Promise<void>)[] = [() => rm(dir, { recursive: true, force: true })];
try {
  const progress = (line: string) => console.error(line);
  const servers = await startServers({ dir: path.join(dir, 'servers'), ephemeral: true, env: process.env, progress });
  undo.push(() => servers.stop());
  const platform = await startPlatform({
    servers,
    env: process.env,
    stateDir: path.join(dir, 'platform'),
    progress,
    partitions,
    nodeEnv: 'test',
    settings: () => ({ gateway: limitless }),
  });
  undo.push(() => platform.stop());
  const environment = { BASE_URL: `${platform.publicUrl}/api/v1`, TOKEN: await tokenOf(platform) };
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const step of undo.reverse()) await step();
}

/** Of the demo account that pays with Suns: it may do all that an account of its own may. */
async function tokenOf(platform: Platform): Promise<string> {
  const account = (await seed(platform)).find(({ kind, name }) => kind === 'standard' && /without a plan/.test(name));
  if (!account?.client_id || !account.client_secret) throw new Error('There is no demo account without a plan.');
  const response = await fetch(`${platform.publicUrl}/api/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: account.client_id,
      client_secret: account.client_secret,
    }),
  });
  const granted = (await response.json()) as { access_token: string };
  return granted.access_token;
}
