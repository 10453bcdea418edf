import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { adminSettings, openServices, type Services } from '@review-reply/admin';
import { advanceClock } from '@review-reply/clock';
import { parseConfig } from '@review-reply/config';
import {
  limitless,
  type Platform,
  type ServerAddresses,
  type StartPlatformOptions,
  startPlatform,
} from '@review-reply/infra';
import { serviceNames } from '@review-reply/rpc';
import { type AccountOptions, createAccounts, type E2eAccount } from './accounts.ts';
import { type Api, openApi } from './api.ts';
import { loadOracle, type Oracle } from './oracle.ts';
import { SecretsUsed } from './secrets-used.ts';
import { openSimulator, type Simulator } from './simulator.ts';

const partitions = 2;

export interface PlatformOptions {
  /** Settings in place of or beside a process's own. */
  readonly settings?: NonNullable<StartPlatformOptions['settings']>;
  /** What every process finds in its environment: telemetry, the level of its log. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Where a platform runs. */
export interface PlatformPlace {
  readonly servers: ServerAddresses;
  /** Folder of its logs and its state; who made it removes it. */
  readonly stateDir: string;
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

/** Starts a platform of its own: databases, topics, keys, clock and ports are nobody else's. */
export async function openPlatform(
  { servers, stateDir }: PlatformPlace,
  { settings, env = {} }: PlatformOptions = {},
): Promise<E2ePlatform> {
  const tag = randomUUID().slice(0, 8);
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
    // A small heap saves a newcomer's memory, and takes a tenth more processor time.
    heapFlags: [],
    // Whoever tests limits says which.
    settings: (site) => {
      const given = settings?.(site);
      return { ...given, gateway: { ...limitless, ...given?.gateway } };
    },
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
    },
  };
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
