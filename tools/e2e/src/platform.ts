import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { adminSettings, openServices, type Services } from '@review-reply/admin';
import { advanceClock } from '@review-reply/clock';
import { parseConfig } from '@review-reply/config';
import { type Platform, type ServerAddresses, type StartPlatformOptions, startPlatform } from '@review-reply/infra';
import { serviceNames } from '@review-reply/rpc';
import type {} from '@review-reply/testing/global-setup';
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest';
import { type AccountOptions, createAccounts, type E2eAccount } from './accounts.ts';
import { type Api, openApi } from './api.ts';
import { loadOracle, type Oracle } from './oracle.ts';
import { SecretsUsed } from './secrets-used.ts';
import { openSimulator, type Simulator } from './simulator.ts';

const partitions = 2;
/** Eight processes start, on a machine that may do much else. */
const startWithinMs = 240_000;
const testTimeoutMs = 120_000;
const logTailCharacters = 4_000;

export interface PlatformOptions {
  /** Settings in place of or beside a process's own. */
  readonly settings?: NonNullable<StartPlatformOptions['settings']>;
  /** What every process finds in its environment: telemetry, the level of its log. */
  readonly env?: Readonly<Record<string, string>>;
  /** Servers to run on; the run's, which other files use too, unless given. */
  readonly servers?: ServerAddresses;
}

/** A whole platform of a test file's own: real processes on the servers of the run, or on others. */
export interface E2ePlatform {
  readonly platform: Platform;
  readonly baseUrl: string;
  readonly services: Services;
  readonly simulator: Simulator;
  readonly oracle: Oracle;
  readonly secrets: SecretsUsed;
  /** What the launcher said, such as that a process ended and came back. */
  readonly progress: readonly string[];
  readonly kafkaBrokers: readonly string[];
  newAccount(options?: AccountOptions): Promise<E2eAccount>;
  /** A client of the API with a token, or with none. */
  api(token?: string | null): Api;
  /** Moves business time on, for every process. */
  advance(byMs: number): Promise<void>;
  /** What each process has written, by its name. */
  logs(): Promise<Map<string, string>>;
  close(): Promise<void>;
}

export async function openPlatform({
  settings,
  env = {},
  servers = serversOfRun(),
}: PlatformOptions = {}): Promise<E2ePlatform> {
  const tag = randomUUID().slice(0, 8);
  const stateDir = await mkdtemp(path.join(inject('runDir'), 'platform-'));
  const progress: string[] = [];
  const redisUrl = servers.redis.url;
  const kafkaBrokers = servers.kafka.brokers;
  const redisPrefix = `e2e-${tag}:`;
  const platform = await startPlatform({
    servers,
    env: { ...process.env, ...env },
    stateDir,
    progress: (line) => progress.push(line),
    names: { databasePrefix: `e2e_${tag}_`, kafkaPrefix: `e2e-${tag}-`, redisPrefix },
    partitions,
    nodeEnv: 'test',
    ...(settings === undefined ? {} : { settings }),
  }).catch(async (error: unknown) => {
    await rm(stateDir, { recursive: true, force: true });
    throw error;
  });
  const secrets = secretsOf(platform);
  const services = openServices(parseConfig(adminSettings, platform.settings));
  const simulator = openSimulator(platform.simulatorUrl);
  const baseUrl = `${platform.publicUrl}/api/v1`;
  const oracle = await loadOracle(baseUrl);
  const api = { baseUrl, oracle, secrets };
  return {
    platform,
    baseUrl,
    services,
    simulator,
    oracle,
    secrets,
    progress,
    kafkaBrokers,
    newAccount: createAccounts({ services, simulator, secrets, api }),
    api: (token = null) => openApi(api, token),
    advance: async (byMs) => void (await advanceClock({ redisUrl, prefix: redisPrefix, byMs })),
    logs: () => readLogs(path.join(stateDir, 'logs')),
    close: async () => {
      services.close();
      await platform.remove();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

function serversOfRun(): ServerAddresses {
  return {
    postgres: { adminUrl: inject('postgresUrl'), external: false },
    redis: { url: inject('redisUrl') },
    kafka: { brokers: inject('kafkaBrokers') },
  };
}

/** Files share a worker's modules or not, as vitest is told: what they share in any case is kept beside the modules. */
const ofWorker = globalThis as { platformOfWorker?: Promise<E2ePlatform> | undefined; platformUsers?: number };
/** The next file of a worker begins much sooner; even an idle platform takes a sixth of a core from the others. */
const unusedMaxMs = 5_000;

/** The platform with the default settings, started once for all files that run in this process one after another. */
function takePlatformOfWorker(): Promise<E2ePlatform> {
  ofWorker.platformUsers = (ofWorker.platformUsers ?? 0) + 1;
  ofWorker.platformOfWorker ??= openPlatform().catch((error: unknown) => {
    ofWorker.platformOfWorker = undefined;
    throw error;
  });
  return ofWorker.platformOfWorker;
}

/**
 * Ends it when no file of this process has asked for it again. What is left when the process ends goes with the run.
 */
function leavePlatformOfWorker(): void {
  ofWorker.platformUsers = (ofWorker.platformUsers ?? 1) - 1;
  setTimeout(() => {
    if (ofWorker.platformUsers !== 0) return;
    const unused = ofWorker.platformOfWorker;
    ofWorker.platformOfWorker = undefined;
    // The files that used it are over: nobody could be told.
    void unused?.then((platform) => platform.close()).catch(() => {});
  }, unusedMaxMs).unref();
}

/**
 * One platform for all tests of a file; a test that fails shows the end of each process's log. Without options files
 * share it, so that a test may move its time on but leaves its processes as they were; with options it is the file's
 * own, started before the first test and removed after the last.
 */
export function usePlatform(options?: () => PlatformOptions): () => E2ePlatform {
  let opened: E2ePlatform | undefined;
  vi.setConfig({ testTimeout: testTimeoutMs, hookTimeout: testTimeoutMs });
  const get = () => {
    if (opened === undefined) throw new Error('The platform has not started.');
    return opened;
  };
  beforeAll(async () => {
    opened = await (options === undefined ? takePlatformOfWorker() : openPlatform(options()));
  }, startWithinMs);
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const [name, log] of await get().logs()) console.error(`--- ${name}\n${log.slice(-logTailCharacters)}`);
    console.error(`--- launcher\n${get().progress.join('\n')}`);
  });
  afterAll(async () => {
    if (options === undefined) leavePlatformOfWorker();
    else await opened?.close();
  });
  return get;
}

function secretsOf({ site }: Platform): SecretsUsed {
  const secrets = new SecretsUsed();
  const { dataKeys, hashKeys, databaseSecret, googleClientSecret } = site.secrets;
  const callerKey = readFileSync(path.join(site.rpcDir, 'caller.key'), 'utf8');
  secrets.add('key of callers', callerKey.split('\n')[1] ?? '');
  secrets.add('database secret', databaseSecret);
  secrets.add('Google client secret', googleClientSecret);
  for (const keys of [dataKeys, hashKeys])
    for (const key of keys.split(',')) secrets.add('encryption or hash key', key.slice(key.indexOf(':') + 1));
  for (const name of serviceNames) {
    secrets.add('database password', new URL(site.databaseUrl(name)).password);
    secrets.add('database password', new URL(site.processUrl(name)).password);
  }
  return secrets;
}

async function readLogs(dir: string): Promise<Map<string, string>> {
  const names = (await readdir(dir)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(dir, name), 'utf8')] as const)),
  );
}
