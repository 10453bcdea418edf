import path from 'node:path';
import { simulatedHosts } from '@review-reply/platforms';
import { type ServiceName, serviceNames } from '@review-reply/rpc';
import { workspaceDir } from '../workspace.ts';
import { host, type Site } from './site.ts';

export type Settings = Readonly<Record<string, string>>;

/** A process of the platform: where its code is and what it is told. */
export interface Program {
  readonly name: string;
  /** Folder it runs in; main.ts is in its src/. */
  readonly dir: string;
  /** Modules loaded before its own, as a package or a file. */
  readonly preload: readonly string[];
  /** Folder of its migrations, when it has a database. */
  readonly migrationsDir?: string;
  /** Whether it has a topic of its own, `<prefix><name>.events.v1`. */
  readonly publishes: boolean;
  /** Programs that stop before it do so in stages: the lowest first. */
  readonly stopStage: number;
  settings(site: Site): Settings;
  /** Answers 200 when it can be used, with its process id as `pid` of a JSON object. */
  readyUrl(site: Site): string;
}

export type ProgramName = ServiceName | 'gateway' | 'simulator';

const oauthClientId = 'review-reply-development';
const developmentSyncIntervalMs = 2_000;
const developmentFirstCheckMs = 1_000;
/** Seconds where production takes minutes, so that a newcomer sees what happens. */
const developmentPace = {
  SYNC_INTERVAL_MS: String(developmentSyncIntervalMs),
  SYNC_INTERVAL_MAX_MS: String(developmentSyncIntervalMs),
  MODERATION_FIRST_CHECK_MS: String(developmentFirstCheckMs),
};

/** The whole platform: the gateway, the five services and the simulator of the platforms that they call. */
export const platformPrograms: readonly Program[] = [gateway(), ...serviceNames.map(service), simulator()];

/** What every process of the platform, and any tool that talks to one, must agree on. */
export function sharedSettings(site: Site): Settings {
  const addresses = serviceNames.map((name) => [`${name.toUpperCase()}_ADDRESS`, `${host}:${site.port(name, 'grpc')}`]);
  return {
    ...commonSettings(site),
    KAFKA_BROKERS: site.servers.kafka.brokers.join(','),
    KAFKA_PREFIX: site.names.kafkaPrefix,
    RPC_DIR: site.rpcDir,
    PUBLIC_URL: site.publicUrl,
    ...Object.fromEntries(addresses),
  };
}

function commonSettings(site: Site): Settings {
  return {
    NODE_ENV: site.nodeEnv,
    CLOCK: 'travel',
    REDIS_URL: site.servers.redis.url,
    REDIS_PREFIX: site.names.redisPrefix,
  };
}

function service(name: ServiceName): Program {
  const dir = path.join(workspaceDir, 'services', name);
  return {
    name,
    dir,
    preload: ['@review-reply/telemetry/register'],
    migrationsDir: path.join(dir, 'migrations'),
    publishes: true,
    stopStage: 1,
    settings: (site) => ({
      ...sharedSettings(site),
      OTEL_SERVICE_NAME: name,
      HEALTH_HOST: host,
      HEALTH_PORT: String(site.port(name, 'health')),
      GRPC_HOST: host,
      GRPC_PORT: String(site.port(name, 'grpc')),
      POSTGRES_URL: site.processUrl(name),
      DATA_KEYS: site.secrets.dataKeys,
      ...(name === 'identity' && { HASH_KEYS: site.secrets.hashKeys }),
      ...(name === 'places' ? { ...googleClient(site), ...simulatedHosts(site.simulatorUrl) } : {}),
      ...(name === 'reviews' ? { ...simulatedHosts(site.simulatorUrl), ...developmentPace } : {}),
      ...(name === 'webhooks' ? { WEBHOOKS_ALLOW_LOCAL: 'true' } : {}),
    }),
    readyUrl: (site) => `http://${host}:${site.port(name, 'health')}/readyz`,
  };
}

function gateway(): Program {
  return {
    name: 'gateway',
    dir: path.join(workspaceDir, 'services/gateway'),
    preload: ['@review-reply/telemetry/register'],
    publishes: false,
    stopStage: 0,
    settings: (site) => ({
      ...sharedSettings(site),
      OTEL_SERVICE_NAME: 'gateway',
      HEALTH_HOST: host,
      HEALTH_PORT: String(site.port('gateway', 'health')),
      HOST: host,
      PORT: String(site.port('gateway', 'public')),
    }),
    readyUrl: (site) => `http://${host}:${site.port('gateway', 'health')}/readyz`,
  };
}

function simulator(): Program {
  return {
    name: 'simulator',
    dir: path.join(workspaceDir, 'tools/platform-simulator'),
    preload: [],
    publishes: false,
    stopStage: 2,
    settings: (site) => ({
      ...commonSettings(site),
      ...googleClient(site),
      HOST: host,
      PORT: String(site.port('simulator', 'public')),
      STATE_FILE: path.join(site.stateDir, 'data/simulator.json'),
    }),
    readyUrl: (site) => `${site.simulatorUrl}/healthz`,
  };
}

function googleClient(site: Site): Settings {
  return { GOOGLE_CLIENT_ID: oauthClientId, GOOGLE_CLIENT_SECRET: site.secrets.googleClientSecret };
}
