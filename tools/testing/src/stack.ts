import { randomUUID } from 'node:crypto';
import type { DescService } from '@bufbuild/protobuf';
import { advanceClock, openTravelClock, type TravelClock } from '@review-reply/clock';
import { makeTopics } from '@review-reply/infra';
import { type Database, openDatabase } from '@review-reply/postgres';
import { createRpcServer, type RpcClient, type RpcCredentials, type ServedService } from '@review-reply/rpc';
import { createLifecycle, type Lifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { inject } from 'vitest';
import { createTestDatabase } from './database.ts';
import type {} from './global-setup.ts';
import { openPeers } from './peers.ts';
import { testSecrets } from './secrets.ts';

const topicPartitions = 2;

export interface StackOptions {
  /** Services whose event topics the stack needs. */
  readonly publishers?: readonly string[];
}

export interface Stack {
  readonly clock: TravelClock & { advance(ms: number): Promise<void> };
  readonly kafkaBrokers: readonly string[];
  readonly kafkaPrefix: string;
  readonly redisUrl: string;
  readonly redisPrefix: string;
  readonly secrets: ReturnType<typeof testSecrets>;
  /** The environment of a service, for `parseConfig`; with `migrations` it has a database of its own. */
  env(options: { migrations?: URL; more?: Record<string, string> }): Promise<Record<string, string>>;
  /** The database of a service's environment, open until the stack closes. */
  openDatabase(env: Readonly<Record<string, string>>): Database;
  /** A lifecycle that the stack stops when it closes, the last made first. */
  lifecycle(name: string): Lifecycle;
  /**
   * A client that calls as whoever each call names: a service or operator by its certificate, a user by the gateway.
   * @param ports of replicas, any of which may answer
   * @param server who answers; unless given, who the contract is of
   */
  client<S extends DescService>(service: S, ports: number | readonly number[], server?: string): RpcClient<S>;
  /** What one service proves by who it is. */
  credentials(service: string): RpcCredentials;
  /** Serves stand-ins, each by a server of its own. @returns the settings that name their addresses */
  serve(services: readonly ServedService[]): Promise<Record<string, string>>;
  /** Registers a clean-up, run in reverse order when the stack closes. */
  onClose(close: () => unknown): void;
  close(): Promise<void>;
}

/** A platform's worth of names and databases of one test file's own, on the servers of the run. */
export async function openStack({ publishers = [] }: StackOptions = {}): Promise<Stack> {
  const adminUrl = inject('postgresUrl');
  const redisUrl = inject('redisUrl');
  const kafkaBrokers = inject('kafkaBrokers');
  const name = randomUUID().slice(0, 8);
  const kafkaPrefix = `${name}.`;
  const redisPrefix = `${name}:`;
  const secrets = testSecrets();
  const closers: Array<() => unknown> = [];
  const logger = createLogger({ service: 'test', level: levelOf(process.env.TEST_LOG_LEVEL) });
  const peers = openPeers(inject('rpcDir'), logger);
  closers.push(() => peers.close());
  if (publishers.length > 0)
    await makeTopics({ brokers: kafkaBrokers, kafkaPrefix, publishers, partitions: topicPartitions });
  const clock = await openTravelClock({ redisUrl, prefix: redisPrefix, process: 'test' });
  closers.push(() => clock.close());
  const stack: Stack = {
    clock: Object.assign(Object.create(clock) as TravelClock, {
      advance: async (byMs: number) => void (await advanceClock({ redisUrl, prefix: redisPrefix, byMs })),
    }),
    kafkaBrokers,
    kafkaPrefix,
    redisUrl,
    redisPrefix,
    secrets,
    env: async ({ migrations, more = {} }) => {
      const env: Record<string, string> = {
        NODE_ENV: 'test',
        CLOCK: 'travel',
        REDIS_URL: redisUrl,
        REDIS_PREFIX: redisPrefix,
        KAFKA_BROKERS: kafkaBrokers.join(','),
        KAFKA_PREFIX: kafkaPrefix,
        GRPC_HOST: '127.0.0.1',
        GRPC_PORT: '0',
        PUBLIC_URL: 'http://127.0.0.1:8080',
        RPC_DIR: inject('rpcDir'),
        IDENTITY_ADDRESS: '127.0.0.1:1',
        REVIEWS_ADDRESS: '127.0.0.1:1',
        ...secrets,
        ...more,
      };
      if (migrations !== undefined) {
        const database = await createTestDatabase(adminUrl, migrations);
        closers.push(() => database.drop());
        env.POSTGRES_URL = database.url;
      }
      return env;
    },
    openDatabase: ({ POSTGRES_URL: url = '' }) => {
      const database = openDatabase({ url, applicationName: 'test', onError: () => {} });
      closers.push(() => database.close());
      return database;
    },
    lifecycle: (service) => {
      const life = createLifecycle({ name: service, logger });
      closers.push(() => life.stop());
      return life;
    },
    client: (service, ports, server) => {
      const addresses = [ports].flat().map((port) => `127.0.0.1:${port}`);
      const client = peers.client(service, { address: `ipv4:${addresses.join()}`, ...(server && { server }) });
      closers.push(() => client.close());
      return client;
    },
    credentials: peers.credentials,
    serve: async (services) => {
      const byServer = Map.groupBy(services, ({ descriptor }) => descriptor.typeName.split('.')[1] ?? '');
      const addresses = [...byServer].map(async ([name, served]) => {
        const credentials = peers.credentials(name);
        const server = await createRpcServer({ services: served, credentials, logger, host: '127.0.0.1', port: 0 });
        closers.push(() => server.stop());
        return [`${name.toUpperCase()}_ADDRESS`, `127.0.0.1:${server.port}`] as const;
      });
      return Object.fromEntries(await Promise.all(addresses));
    },
    onClose: (close) => {
      closers.push(close);
    },
    close: () => closeAll(closers),
  };
  return stack;
}

/** One clean-up that fails must not leave the others' processes, connections and databases behind. */
async function closeAll(closers: Array<() => unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The stack did not close cleanly.');
}

function levelOf(text: string | undefined) {
  return text === 'debug' || text === 'info' || text === 'warn' || text === 'error' ? text : 'silent';
}
