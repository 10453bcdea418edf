import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Clock, openClock } from '@review-reply/clock';
import type { ConfigOf } from '@review-reply/config';
import { type Keyring, parseKeyring } from '@review-reply/crypto';
import {
  type ConsumerOptions,
  createErasedAccounts,
  createErasureCheck,
  createOutbox,
  type ErasedAccounts,
  type ErasureCheck,
  type EventBus,
  kafkaServer,
  type Outbox,
  openKafka,
  operationsService,
  type RecordKind,
  type RecordKinds,
  startConsumer,
  startRelay,
} from '@review-reply/events';
import { createWakeSignal } from '@review-reply/jobs';
import { checkMigrated, type Database, openDatabase, postgresServer, whenUp } from '@review-reply/postgres';
import {
  createRpcClient,
  createRpcServer,
  openRpcCredentials,
  type RpcClient,
  type RpcServer,
  type ServedService,
} from '@review-reply/rpc';
import { drainMsInProduction, type Lifecycle, redisServer } from '@review-reply/runtime';
import { observe } from '@review-reply/telemetry';
import { countKeyUses, type KeptValues, startResealing } from './sealed-values.ts';
import type { serviceSettings } from './settings.ts';

/** Calls have deadlines of their own; the longest, for a suggestion, is a minute. */
const callsEndWithinMs = 65_000;
/** Consumer, relay, workers, pool: together well below this, or what they wait for is away. */
const restEndsWithinMs = 10_000;
/** The longest ordered stop: whoever ends a service must wait for so long before a SIGKILL. */
export const stopWithinMs: number = drainMsInProduction + callsEndWithinMs + restEndsWithinMs;

export interface Foundation {
  readonly clock: Clock;
  readonly database: Database;
  readonly bus: EventBus;
  readonly outbox: Outbox;
  /** Remembers which accounts were erased, in the service's own database. */
  readonly erased: ErasedAccounts;
  /** Asks identity, at this address, whether an account is really to be erased. */
  erasureCheck(address: string): ErasureCheck;
  /** A client of another service, at `host:port`, which is closed with the rest; it connects with the first call. */
  client<S extends ServedService['descriptor']>(service: S, address: string): RpcClient<S>;
  /** The keys of DATA_KEYS, as this service uses them. */
  readonly dataKeys: Keyring;
  /**
   * Says where values are kept under keys of the environment: they are sealed anew after a rotation, and operators can
   * see what lies under which key.
   */
  keep(kept: readonly KeptValues[]): void;
  /**
   * Says what of this service's records others hold too: operators compare them, and have the owner tell of them anew.
   */
  compare(records: RecordKinds): void;
  /** Consumes what the named services publish; `parkBy` and `inNoHurry` as the events package explains them. */
  consume(options: Pick<ConsumerOptions, 'from' | 'handlers' | 'parkBy' | 'inNoHurry'>): void;
  /** Starts the gRPC server, the last thing a service does: from then on it is asked. */
  serve(services: readonly ServedService[]): Promise<RpcServer>;
}

/**
 * Opens what every service with a database stands on: clock, pool, outbox with its relay, Kafka, and later the consumer
 * and the gRPC server. Each is closed by the lifecycle, the last opened first. It waits for a database that is not up
 * yet, for a minute at most.
 * @param options `databaseSettings`: Postgres' settings of the pool's connections
 * @throws when the database stays out of reach or lacks migrations
 */
export async function openFoundation(
  options: { service: string; migrations: URL; databaseSettings?: Readonly<Record<string, string>> },
  config: ConfigOf<typeof serviceSettings>,
  life: Lifecycle,
): Promise<Foundation> {
  const { service } = options;
  const { logger } = life;
  const credentials = openRpcCredentials({ dir: config.RPC_DIR, service, logger });
  life.onStop('credentials', () => credentials.close());
  const redis = redisServer(config);
  const clock = await openClock({
    mode: config.CLOCK,
    redisUrl: redis.url,
    redisCa: redis.ca,
    prefix: config.REDIS_PREFIX,
    process: `${service}-${hostname()}-${process.pid}`,
    onWarn: (message, error) => logger.warn({ err: error }, message),
  });
  life.onStop('clock', () => clock.close());
  const database = openDatabase({
    ...postgresServer(config),
    applicationName: service,
    connectionsMax: config.POSTGRES_CONNECTIONS_MAX,
    settings: options.databaseSettings ?? {},
    onError: (error) => logger.warn({ err: error }, 'An idle database connection was lost.'),
  });
  life.onStop('database', () => database.close());
  life.onStop('pool metrics', observePool(service, database));
  life.addCheck('database', () => database.ping());
  await whenUp(() => checkMigrated(database.pool, fileURLToPath(options.migrations)), {
    signal: life.signal,
    onWait: (error) =>
      logger.warn({ err: error }, 'The database is not up or not migrated yet; the start waits for it.'),
  });

  const bus = openKafka({
    ...kafkaServer(config),
    clientId: service,
    logger,
    sessionTimeoutMs: config.KAFKA_SESSION_TIMEOUT_MS,
  });
  const published = createWakeSignal();
  const outbox = createOutbox({ service, kafkaPrefix: config.KAFKA_PREFIX, clock, published });
  if (config.EVENTS_RELAY === 'on') startRelay({ database, bus, service, published, life });

  const group = `${config.KAFKA_PREFIX}${service}`;
  const operated: ServedService[] = [];
  const dataKeys = parseKeyring(config.DATA_KEYS, service);
  const erasedAccounts = { table: 'erased_account', column: 'account_hash', ring: dataKeys, as: 'hashed' as const };
  const kept: KeptValues[] = [erasedAccounts];
  const records: Record<string, RecordKind> = {};
  return {
    clock,
    database,
    bus,
    outbox,
    dataKeys,
    keep: (more) => {
      kept.push(...more);
      startResealing(database, more, life);
    },
    compare: (more) => void Object.assign(records, more),
    erased: createErasedAccounts(dataKeys),
    erasureCheck: (address) => createErasureCheck({ service, address, credentials, life }),
    client: (called, address) => {
      const opened = createRpcClient(called, { address, credentials });
      life.onStop(`client of ${called.typeName}`, () => opened.close());
      return opened;
    },
    consume: ({ handlers, ...options }) => {
      const { KAFKA_PREFIX: kafkaPrefix, KAFKA_CRASHES_MAX: crashesMax } = config;
      startConsumer({ ...options, database, bus, group, kafkaPrefix, handlers, crashesMax, life });
      const counted = () => countKeyUses(database, kept);
      operated.push(operationsService({ database, group, kafkaPrefix, handlers, countKeyUses: counted, records }));
    },
    serve: async (services) => {
      const server = await createRpcServer({
        services: [...services, ...operated],
        credentials,
        logger,
        host: config.GRPC_HOST,
        port: config.GRPC_PORT,
      });
      // Callers that ask for its health go elsewhere while the process still answers.
      life.signal.addEventListener('abort', () => server.drain(), { once: true });
      life.onStop('grpc', () => server.stop(callsEndWithinMs), { timeoutMs: callsEndWithinMs + 1_000 });
      return server;
    },
  };
}

function observePool(service: string, { pool }: Database): () => void {
  const name = { 'db.client.connection.pool.name': service };
  return observe(
    ['db.client.connection.count', 'db.client.connection.max', 'db.client.connection.pending_requests'],
    (tell) => {
      const { idleCount, totalCount, waitingCount } = pool;
      tell('db.client.connection.count', idleCount, { ...name, 'db.client.connection.state': 'idle' });
      tell('db.client.connection.count', totalCount - idleCount, { ...name, 'db.client.connection.state': 'used' });
      tell('db.client.connection.max', pool.options.max, name);
      tell('db.client.connection.pending_requests', waitingCount, name);
    },
  );
}
