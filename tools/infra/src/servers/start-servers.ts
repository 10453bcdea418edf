import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openParentWatch } from '../parent-watch.ts';
import { obtainPostgres } from '../parts/postgres-part.ts';
import { obtainRedis } from '../parts/redis-part.ts';
import { standInDir, standInPath } from '../parts/server-user.ts';
import { type Progress, secondsSince } from '../workspace.ts';
import { obtainKafkaWithClasses } from './kafka-classes.ts';
import { type KafkaWay, startKafka } from './kafka-server.ts';
import type { Locks } from './locks.ts';
import { choosePorts, type ServerPorts } from './ports.ts';
import { startPostgres } from './postgres-server.ts';
import { startRedis } from './redis-server.ts';
import { externalServer, type Server, type ServerPlace } from './server.ts';
import { claimFolder } from './server-folder.ts';

export type PostgresServer = Server & {
  /** URL of an administrator, who may create databases and roles. */
  readonly adminUrl: string;
};
export type RedisServer = Server & { readonly url: string };
export type KafkaServer = Server & { readonly brokers: string[] };

export interface Servers {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  readonly kafka: KafkaServer;
  /** Stops those that are ours, and removes the data of ephemeral ones. */
  stop(): Promise<void>;
}

export interface StartServersOptions {
  /** Folder of the data and logs. Ephemeral servers keep nothing in it but their logs, and only when they fail. */
  readonly dir: string;
  /** For one test run: free ports, data in a temporary folder that is removed at stop, nothing forced to disk. */
  readonly ephemeral?: boolean;
  /** Whether Postgres and Redis write through to the disk; by default unless ephemeral. */
  readonly durable?: boolean;
  /** POSTGRES_URL, REDIS_URL and KAFKA_BROKERS (comma list) each replace one embedded server. */
  readonly env: NodeJS.ProcessEnv;
  readonly progress: Progress;
  /** Ports of 127.0.0.1 to use instead of chosen ones. */
  readonly ports?: Partial<ServerPorts>;
  /** Kafka's clients are told where to call it, so that a proxy before it needs a listener of its own. */
  readonly kafkaWay?: KafkaWay;
  /** For servers that speak TLS alone, as `localhost`, and ask Kafka's clients who they are. */
  readonly locks?: Locks;
  /** Whether a server that ends by itself is started again; one that kill() ended never is. */
  readonly restart?: boolean;
  /** Where downloaded parts are kept; by default `.local/parts` of this checkout. */
  readonly partsDir?: string;
}

/**
 * Starts Postgres, Redis and Kafka side by side and resolves when all three can be used. They end with this process,
 * however it ends.
 * @throws MissingPartError when a server's program can't be had; Error when the folder is in use or a server fails.
 * What had started is stopped again.
 */
export async function startServers(options: StartServersOptions): Promise<Servers> {
  const { progress } = options;
  const site = await openSite(options);
  const starting = await Promise.allSettled([
    timed('Postgres', progress, () => postgres(site, options)),
    timed('Redis', progress, () => redis(site, options)),
    timed('Kafka', progress, () => kafka(site, options)),
  ]);
  const started = starting.flatMap((result) => (result.status === 'fulfilled' ? [result.value as Server] : []));
  const stop = async () => {
    await Promise.all(started.filter((server) => !server.external).map((server) => server.stop()));
    await site.close();
  };
  const failures = starting.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (failures.length > 0) {
    await stop();
    throw failures.length === 1 ? failures[0] : new Error(failures.map(messageOf).join('\n'), { cause: failures });
  }
  const [first, second, third] = starting as [
    PromiseFulfilledResult<PostgresServer>,
    PromiseFulfilledResult<RedisServer>,
    PromiseFulfilledResult<KafkaServer>,
  ];
  return { postgres: first.value, redis: second.value, kafka: third.value, stop };
}

/** Removes the data of servers that do not run, also what had to live outside of the folder. */
export async function removeServerData(dir: string): Promise<void> {
  for (const folder of foldersOf(dir)) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** The folder itself, and where Postgres keeps its data when its system user can't enter that. */
function foldersOf(dir: string): string[] {
  return [dir, standInPath(path.join(path.resolve(dir), 'postgres'))];
}

interface Site {
  readonly dir: string;
  readonly ports: ServerPorts;
  place(name: string, dir?: string): ServerPlace;
  close(): Promise<void>;
}

async function openSite(options: StartServersOptions): Promise<Site> {
  const { ephemeral = false, durable = !ephemeral, progress, env } = options;
  const dir = ephemeral ? await temporaryDir(env) : path.resolve(options.dir);
  const folder = await claimFolder(dir, progress);
  const parentWatch = openParentWatch({ temporaryDirs: ephemeral ? foldersOf(dir) : [] });
  const ports = await choosePorts({ wanted: options.ports ?? {}, remember: ephemeral ? undefined : dir, progress });
  return {
    dir,
    ports,
    place: (name, serverDir = path.join(dir, name)) => ({
      dir: serverDir,
      logFile: path.join(dir, 'logs', `${name}.log`),
      durable,
      env: { PATH: env.PATH, HOME: env.HOME, TMPDIR: env.TMPDIR, LC_ALL: 'C' },
      onSpawn: (signal) => (pid) => {
        folder.record(pid, signal);
        parentWatch.hold(pid, signal);
      },
      onExit: (pid) => {
        folder.forget(pid);
        parentWatch.free(pid);
      },
      onRestart: options.restart ? progress : undefined,
    }),
    close: async () => {
      await folder.release();
      if (ephemeral) await removeServerData(dir);
      parentWatch.close();
    },
  };
}

/** Where Linux keeps files in memory, and how much of it must be free: each test file has databases of its own. */
const memoryDir = '/dev/shm';
const memoryBytesMin = 8 * 1024 ** 3;

/** In memory where there is plenty: a test run makes and removes some hundred thousand files. */
async function temporaryDir(env: NodeJS.ProcessEnv): Promise<string> {
  const dir = await mkdtemp(path.join((await hasMemoryDir(env)) ? memoryDir : os.tmpdir(), 'review-reply-'));
  // The system user that Postgres runs as must be able to pass through; the folders inside are closed.
  await chmod(dir, 0o711);
  return dir;
}

async function hasMemoryDir(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (env.TMPDIR !== undefined || os.freemem() < memoryBytesMin) return false;
  const { bavail, bsize } = await statfs(memoryDir).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= memoryBytesMin;
}

async function postgres(site: Site, options: StartServersOptions): Promise<PostgresServer> {
  const { env, progress, locks } = options;
  if (env.POSTGRES_URL) return { ...externalServer('Postgres'), adminUrl: env.POSTGRES_URL };
  const part = await obtainPostgres({ env, progress });
  const dir = await standInDir(path.join(site.dir, 'postgres'), part.user);
  return startPostgres({ part, port: site.ports.postgres, place: site.place('postgres', dir), locks });
}

async function redis(site: Site, options: StartServersOptions): Promise<RedisServer> {
  const { env } = options;
  if (env.REDIS_URL) return { ...externalServer('Redis'), url: env.REDIS_URL };
  const program = await obtainRedis(options);
  return startRedis({ program, port: site.ports.redis, place: site.place('redis'), locks: options.locks });
}

async function kafka(site: Site, options: StartServersOptions): Promise<KafkaServer> {
  const { env } = options;
  if (env.KAFKA_BROKERS) {
    return { ...externalServer('Kafka'), brokers: env.KAFKA_BROKERS.split(',').map((broker) => broker.trim()) };
  }
  const part = await obtainKafkaWithClasses(options);
  const { kafka: broker, kafkaController: controller } = site.ports;
  const ports = { broker, controller, way: options.kafkaWay };
  return startKafka({ part, ports, place: site.place('kafka'), locks: options.locks });
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

async function timed<T extends Server>(name: string, progress: Progress, start: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const server = await start();
  progress(
    server.external ? `${name} is the one that the environment names` : `${name} ready (${secondsSince(startedAt)} s)`,
  );
  return server;
}
