import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LockHeldError } from '../lock-file.ts';
import { type Program, platformPrograms } from '../platform/programs.ts';
import { removePlatformData } from '../platform/remove-platform-data.ts';
import { keepSecrets, writePrivate } from '../platform/secrets.ts';
import { defaultNames } from '../platform/site.ts';
import { type Platform, startPlatform } from '../platform/start-platform.ts';
import { claimFolder, type ServerFolder } from '../servers/server-folder.ts';
import { removeServerData, type Servers, startServers } from '../servers/start-servers.ts';
import { type Progress, secondsSince } from '../workspace.ts';
import type { Account, Invitation, Invite, Seed } from './account.ts';
import { choosePublicPorts } from './default-ports.ts';
import { readPlatformFile, removePlatformFiles, writePlatformFiles } from './platform-file.ts';
import type { StartOptions } from './start-options.ts';
import { welcome } from './welcome.ts';

export interface RunStartOptions {
  readonly options: StartOptions;
  /** Folder of everything that a run keeps. */
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly seed: Seed;
  /** Makes the invitation that a newcomer can open; none is made without. */
  readonly invite?: Invite;
  readonly print: Progress;
  /** What to start; the whole platform by default. */
  readonly programs?: readonly Program[];
  /** Leaves out the text that tells a newcomer how to go on. */
  readonly quiet?: boolean;
}

export interface RunningStart {
  readonly platform: Platform;
  readonly servers: Servers;
  /** Stops everything in order: the gateway, the services, the simulator, the servers. */
  stop(): Promise<void>;
}

/**
 * Starts servers, platform and demo data, and says how to use them.
 * @throws Error when a platform runs in that folder already, or when a part does not start; nothing is left running
 */
export async function runStart(run: RunStartOptions): Promise<RunningStart> {
  const { dir, print } = run;
  const startedAt = performance.now();
  const claim = await claimOrExplain(dir, print);
  const undo: (() => Promise<void>)[] = [() => claim.release()];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await removePlatformFiles(dir);
    const dataDir = path.join(dir, 'data');
    if (run.options.fresh) await forget(run, dataDir);
    const servers = await startServers({ dir: dataDir, env: run.env, progress: print, restart: true });
    undo.push(() => servers.stop());
    const platform = await startAll(run, servers, claim);
    undo.push(() => platform.stop());
    const accounts = await seedOnce(run, platform, path.join(dataDir, 'accounts.json'));
    const baseUrl = `${platform.publicUrl}/api/v1`;
    const file = {
      base_url: baseUrl,
      docs_url: `${platform.publicUrl}/docs`,
      simulator_url: platform.simulatorUrl,
      accounts,
      invitation: await inviteOrExplain(run, baseUrl, accounts),
    };
    undo.push(() => removePlatformFiles(dir));
    await writePlatformFiles(dir, file, platform.settings);
    if (!run.quiet) print(welcome(file, path.join(dir, 'platform.json'), secondsSince(startedAt)));
    return { platform, servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function claimOrExplain(dir: string, print: Progress): Promise<ServerFolder> {
  try {
    return await claimFolder(dir, print);
  } catch (error) {
    const held = error instanceof Error ? error.cause : undefined;
    if (!(held instanceof LockHeldError)) throw error;
    const running = await readPlatformFile(dir);
    const where = running === undefined ? 'and is still starting' : `at ${running.base_url}`;
    throw new Error(`The platform already runs here ${where} (process ${held.holder.pid}).`);
  }
}

async function startAll(run: RunStartOptions, servers: Servers, claim: ServerFolder): Promise<Platform> {
  const { options, dir, env, print, programs = platformPrograms } = run;
  if (options.fresh && [servers.postgres, servers.redis, servers.kafka].some((server) => server.external)) {
    print('removing the data from the servers that the environment names');
    await removePlatformData({ servers, names: defaultNames, programs });
  }
  return await startPlatform({
    servers,
    env,
    stateDir: dir,
    progress: print,
    ports: await choosePublicPorts({ gateway: options.port, simulator: options.simulatorPort, progress: print }),
    secrets: await keepSecrets(path.join(dir, 'secrets.json')),
    verbose: options.verbose,
    claim,
    programs,
  });
}

async function forget(run: RunStartOptions, dataDir: string): Promise<void> {
  if (existsSync(dataDir)) run.print('removing the data of earlier runs');
  await removeServerData(dataDir);
  await rm(path.join(run.dir, 'logs'), { recursive: true, force: true });
}

/** A start does not fail for it: data of an earlier version may lack what it needs. */
async function inviteOrExplain(
  { invite, print }: RunStartOptions,
  baseUrl: string,
  accounts: readonly Account[],
): Promise<Invitation | null> {
  try {
    return (await invite?.(baseUrl, accounts)) ?? null;
  } catch (error) {
    print(`no invitation was made (npm start -- --fresh makes the demo data anew): ${(error as Error).message}`);
    return null;
  }
}

/** The file is kept beside the data, so that the accounts are made again when the data is gone. */
async function seedOnce(run: RunStartOptions, platform: Platform, file: string): Promise<readonly Account[]> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Account[];
  const startedAt = performance.now();
  const accounts = await run.seed(platform);
  await writePrivate(file, accounts);
  run.print(`demo data ready (${secondsSince(startedAt)} s)`);
  return accounts;
}
