import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Kafka, logLevel } from 'kafkajs';
import { runChecked } from '../parts/run-command.ts';
import { type LockFiles, type Locks, lockedHost, writeLocks } from './locks.ts';
import type { Server, ServerPlace } from './server.ts';
import { ServerProcess } from './server-process.ts';

const formatTimeoutMs = 60_000;
const readyTimeoutMs = 90_000;
const stopTimeoutMs = 8_000;
/** Some five seconds of processor time go into writing its classes down, which a machine under load takes long for. */
const writeTimeoutMs = 5 * 60_000;
const probeTimeoutMs = 1_500;
const heap = ['-Xms64m', '-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
const logging = ['-Dorg.slf4j.simpleLogger.defaultLogLevel=warn', '-Dorg.slf4j.simpleLogger.showDateTime=true'];

/** Another way to the broker, as by a proxy: its clients are told where to call it. */
export interface KafkaWay {
  readonly listens: number;
  readonly advertised: number;
}

export interface KafkaPorts {
  readonly broker: number;
  readonly controller: number;
  readonly way?: KafkaWay | undefined;
}

export interface KafkaPart {
  readonly java: string;
  readonly jarsDir: string;
  /** File of Kafka's classes as Java has them once they are loaded. */
  readonly classes?: string;
}

/** Starts Kafka as one KRaft node, broker and controller in one, formatted on first use. */
export async function startKafka(options: {
  part: KafkaPart;
  ports: KafkaPorts;
  place: ServerPlace;
  locks?: Locks | undefined;
  /** Where the broker writes its classes down when it stops. */
  writeClasses?: string;
}): Promise<Server & { brokers: string[] }> {
  const { part, ports, place, locks, writeClasses } = options;
  const broker = `${locks === undefined ? '127.0.0.1' : lockedHost}:${ports.broker}`;
  const locked =
    locks &&
    lockedSettings(locks, { broker, controller: `127.0.0.1:${ports.controller}` }, await writeLocks(locks, place.dir));
  const propertiesFile = path.join(place.dir, 'server.properties');
  const java = (main: string, ...args: string[]) => [
    ...heap,
    ...logging,
    ...(part.classes === undefined ? [] : [`-XX:SharedArchiveFile=${part.classes}`]),
    '-Djava.awt.headless=true',
    '-cp',
    path.join(part.jarsDir, '*'),
    main,
    ...args,
  ];
  await mkdir(place.dir, { recursive: true });
  await writeFile(propertiesFile, properties(ports, path.join(place.dir, 'data'), locked));
  const formatted = path.join(place.dir, 'formatted');
  if (!existsSync(formatted)) {
    const clusterId = await ensureClusterId(place.dir);
    const args = ['format', '-g', '-t', clusterId, '-c', propertiesFile, ...usersOf(locks)];
    const run = { env: place.env, timeoutMs: formatTimeoutMs, cwd: place.dir };
    await runChecked(part.java, java('kafka.tools.StorageTool', ...args), run);
    await writeFile(formatted, '');
  }
  const writing = writeClasses === undefined ? [] : [`-XX:ArchiveClassesAtExit=${writeClasses}`];
  const server = new ServerProcess({
    name: 'Kafka',
    command: async () => ({
      file: part.java,
      args: [...writing, ...java('kafka.Kafka', propertiesFile)],
      cwd: place.dir,
      env: place.env,
    }),
    logFile: place.logFile,
    probe: () => probe(broker, locks),
    readyTimeoutMs,
    stopSignal: 'SIGTERM',
    stopTimeoutMs: writeClasses === undefined ? stopTimeoutMs : writeTimeoutMs,
    onSpawn: place.onSpawn('SIGTERM'),
    onExit: place.onExit,
    onRestart: place.onRestart,
  });
  await server.start();
  return {
    external: false,
    brokers: [broker],
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    kill: (signal) => server.kill(signal),
  };
}

async function ensureClusterId(dir: string): Promise<string> {
  const file = path.join(dir, 'cluster-id');
  try {
    await access(file);
  } catch {
    // Kafka's own form of an id: 16 bytes in base64url. The leading bits keep it from starting with a dash.
    const id = randomBytes(16);
    id[0] = (id[0] ?? 0) & 0x7f;
    await writeFile(file, id.toString('base64url'));
  }
  return await readFile(file, 'utf8');
}

/**
 * One node keeps one copy of everything. Small index files and a small cleaner buffer fit many topics into little
 * memory; groups form at once; a month of messages outlives a platform that nobody started for a while.
 */
function properties(ports: KafkaPorts, dataDir: string, more: Record<string, string> = {}): string {
  const [broker, controller] = [`127.0.0.1:${ports.broker}`, `127.0.0.1:${ports.controller}`];
  const { way } = ports;
  const wayTo = (port: number | undefined) => (port === undefined ? '' : `,WAY://127.0.0.1:${port}`);
  const settings: Record<string, string | number | boolean> = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@${controller}`,
    listeners: `PLAINTEXT://${broker},CONTROLLER://${controller}${wayTo(way?.listens)}`,
    'advertised.listeners': `PLAINTEXT://${broker}${wayTo(way?.advertised)}`,
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,WAY:PLAINTEXT',
    'log.dirs': dataDir,
    'num.partitions': 1,
    'auto.create.topics.enable': false,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 1,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'share.coordinator.state.topic.num.partitions': 1,
    'group.initial.rebalance.delay.ms': 0,
    // Tests of processes that die need not wait longer than this for the broker to miss them.
    'group.min.session.timeout.ms': 3_000,
    'num.network.threads': 2,
    'num.io.threads': 2,
    'background.threads': 2,
    // A killed broker may register again only when its old session is over.
    'broker.session.timeout.ms': 3_000,
    'broker.heartbeat.interval.ms': 500,
    'log.segment.bytes': 16_777_216,
    'log.index.size.max.bytes': 1_048_576,
    'log.cleaner.dedupe.buffer.size': 2_097_152,
    'log.retention.hours': 168,
    'offsets.retention.minutes': 60 * 24 * 30,
    ...more,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** Clients by TLS and SASL SCRAM only, each with the rights that it is given. */
function lockedSettings(
  locks: Locks,
  { broker, controller }: { broker: string; controller: string },
  files: LockFiles,
): Record<string, string> {
  const login = `username="admin" password="${locks.kafkaUsers.admin}"`;
  return {
    listeners: `SASL_SSL://${broker},CONTROLLER://${controller}`,
    'advertised.listeners': `SASL_SSL://${broker}`,
    'inter.broker.listener.name': 'SASL_SSL',
    'listener.security.protocol.map': 'SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT',
    'sasl.enabled.mechanisms': 'SCRAM-SHA-512',
    'sasl.mechanism.inter.broker.protocol': 'SCRAM-SHA-512',
    'listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config': `org.apache.kafka.common.security.scram.ScramLoginModule required ${login};`,
    'ssl.keystore.type': 'PEM',
    'ssl.keystore.location': files.both,
    'ssl.truststore.type': 'PEM',
    'ssl.truststore.location': files.ca,
    'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    'super.users': 'User:admin;User:ANONYMOUS',
  };
}

/** Credentials are written when the node is formatted: nobody could log in to write them later. */
function usersOf(locks: Locks | undefined): string[] {
  return Object.entries(locks?.kafkaUsers ?? {}).flatMap(([name, password]) => [
    '--add-scram',
    `SCRAM-SHA-512=[name=${name},password=${password}]`,
  ]);
}

/** The port opens before the broker may serve; the cluster's description names the broker only when it may. */
async function probe(broker: string, locks: Locks | undefined): Promise<void> {
  const login = { username: 'admin', password: locks?.kafkaUsers.admin ?? '' };
  const kafka = new Kafka({
    ...(locks && { ssl: { ca: locks.ca }, sasl: { mechanism: 'scram-sha-512' as const, ...login } }),
    brokers: [broker],
    logLevel: logLevel.NOTHING,
    connectionTimeout: probeTimeoutMs,
    requestTimeout: probeTimeoutMs,
    retry: { retries: 0 },
  });
  const admin = kafka.admin();
  try {
    await admin.connect();
    const { brokers, controller } = await admin.describeCluster();
    if (brokers.length === 0 || controller === null) throw new Error('No broker is registered yet.');
  } finally {
    await admin.disconnect();
  }
}
