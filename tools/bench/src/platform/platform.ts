import { rm } from 'node:fs/promises';
import path from 'node:path';
import { adminSettings, openServices, type Services } from '@review-reply/admin';
import { parseConfig } from '@review-reply/config';
import {
  limitless,
  type Platform,
  type ProgramName,
  platformPrograms,
  type Servers,
  type StartPlatformOptions,
  startPlatform,
} from '@review-reply/infra';
import type { Bench } from '../benchmark.ts';
import type { Participants } from '../measure/processor-time.ts';
import { profileFlags } from './profile-flags.ts';

export interface BenchPlatform {
  readonly platform: Platform;
  readonly services: Services;
  /** Base URL of the API. */
  readonly apiUrl: string;
}

export interface PlatformOptions {
  /** Keeps platforms of one run apart: lower-case letters and digits. */
  readonly name?: string;
  /** What to start; everything unless given. */
  readonly programs?: readonly ProgramName[];
  /** In place of or beside each program's own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Variables of telemetry. */
  readonly env?: Readonly<Record<string, string>>;
  /** Node's own by default, as in production. */
  readonly heapFlags?: readonly string[];
}

/** As it runs in production, except that all is on one machine without TLS but for gRPC, which production refuses. */
export const productionSettings = { NODE_ENV: 'test', CLOCK: 'system', SHUTDOWN_DRAIN_MS: '0' };

/** Starts the platform, or some of its programs, as separate processes. */
export async function openPlatform(
  bench: Bench,
  servers: Servers,
  options: PlatformOptions = {},
): Promise<BenchPlatform> {
  const { name = 'platform', programs, settings = {}, env = {}, heapFlags = [] } = options;
  const names = new Set<string>(programs ?? platformPrograms.map(({ name }) => name));
  const own: NonNullable<StartPlatformOptions['settings']> = () =>
    Object.fromEntries([...names].map((name) => [name, { ...(name === 'gateway' && limitless), ...settings }]));
  const stateDir = path.join(bench.dir, name);
  const platform = await startPlatform({
    servers,
    env: { ...process.env, ...env },
    stateDir,
    names: { databasePrefix: `${name}_`, kafkaPrefix: `${name}.`, redisPrefix: `${name}:` },
    progress: bench.progress,
    programs: platformPrograms.filter(({ name }) => names.has(name)),
    settings: own,
    heapFlags: [...heapFlags, ...profileFlags(bench)],
  });
  const services = openServices(parseConfig(adminSettings, platform.settings));
  bench.onEnd(async () => {
    services.close();
    await platform.remove();
    await rm(stateDir, { recursive: true, force: true });
  });
  return { platform, services, apiUrl: `${platform.publicUrl}/api/v1` };
}

/** Every process of the platform but the simulator, with Postgres and Kafka. */
export const ownParticipants = ({ platform }: BenchPlatform, { postgres, kafka }: Servers): Participants => {
  const own = platform.processes.filter(({ name }) => name !== 'simulator');
  return {
    processes: Object.fromEntries(own.map(({ name, pid }) => [name, pid])),
    families: { Postgres: postgres.pid, Kafka: kafka.pid },
  };
};
