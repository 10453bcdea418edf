import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTravelClock } from '@review-reply/clock';
import { readConfig } from '@review-reply/config';
import { on, openKafka } from '@review-reply/events';
import { keepRpcFiles, makeLocks, type Servers, startServers } from '@review-reply/infra';
import { inTransaction, openDatabase } from '@review-reply/postgres';
import { AccountChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { createLifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { eventually } from '@review-reply/testing';
import kafkajs from 'kafkajs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFoundation, serviceSettings } from '../src/index.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const dir = mkdtempSync(join(tmpdir(), 'locked-'));
const migrations = join(dir, 'migrations');
const migrate = fileURLToPath(new URL('../../postgres/src/bin/migrate.ts', import.meta.url));
const acls = fileURLToPath(new URL('../../../deploy/kafka/acls.sh', import.meta.url));
const kafkaUsers = { admin: 'demo-admin', identity: 'demo-identity', places: 'demo-places', gateway: 'demo-gateway' };
const locks = await makeLocks(kafkaUsers);
const strangers = await makeLocks(kafkaUsers);
const closers: Array<() => unknown> = [];

let servers: Servers;
beforeAll(async () => {
  servers = await startServers({
    dir,
    ephemeral: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    locks,
    progress: () => {},
  });
  execFileSync('mkdir', [migrations]);
  writeFileSync(
    join(migrations, 'packages.json'),
    JSON.stringify([fileURLToPath(new URL('../../events/migrations', import.meta.url))]),
  );
  writeFileSync(join(migrations, '0001-demo.sql'), 'create table effect (name text not null);');
  await keepRpcFiles(join(dir, 'rpc'));
  await asAdmin(async (admin) => {
    const topics = ['identity', 'places'].map((service) => ({ topic: `${service}.events.v1`, numPartitions: 1 }));
    await admin.createTopics({ topics, waitForLeaders: false });
    await admin.createAcls({ acl: readAcls() });
  });
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await servers?.stop();
  await rm(dir, { recursive: true });
});

const loginOf = (username: keyof typeof kafkaUsers) => ({ username, password: kafkaUsers[username] });
const busOf = (username: keyof typeof kafkaUsers, changes: Partial<Parameters<typeof openKafka>[0]> = {}) =>
  openKafka({
    brokers: servers.kafka.brokers,
    tls: { ca: locks.ca },
    login: loginOf(username),
    clientId: 'test',
    logger,
    ...changes,
  });

async function asAdmin(work: (admin: kafkajs.Admin) => Promise<unknown>): Promise<void> {
  const admin = busOf('admin').admin();
  await admin.connect();
  await work(admin);
  await admin.disconnect();
}

/** What the script of deploy/ asks of Kafka's own tool. */
function readAcls(): kafkajs.AclEntry[] {
  const asked = join(dir, 'asked');
  const tool = join(dir, 'kafka-acls.sh');
  writeFileSync(tool, `#!/bin/sh\necho "$@" >> ${asked}\n`);
  chmodSync(tool, 0o755);
  execFileSync('sh', [acls], { env: { PATH: process.env.PATH, KAFKA_ACLS: tool, KAFKA_BROKERS: 'demo:9092' } });
  return readFileSync(asked, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const all = (name: string) =>
        [...line.matchAll(new RegExp(`--${name} (\\S+)`, 'g'))].map(([, value = '']) => value);
      const topics = all('topic').map((name) => ({ type: kafkajs.AclResourceTypes.TOPIC, name }));
      const groups = all('group').map((name) => ({ type: kafkajs.AclResourceTypes.GROUP, name }));
      const isPrefix = all('resource-pattern-type')[0] === 'prefixed';
      return [...topics, ...groups].map(({ type, name }) => ({
        principal: all('allow-principal')[0] ?? '',
        host: '*',
        operation: all('operation')[0] === 'Write' ? kafkajs.AclOperationTypes.WRITE : kafkajs.AclOperationTypes.READ,
        permissionType: kafkajs.AclPermissionTypes.ALLOW,
        resourceType: type,
        resourceName: name,
        resourcePatternType: isPrefix ? kafkajs.ResourcePatternTypes.PREFIXED : kafkajs.ResourcePatternTypes.LITERAL,
      }));
    });
}

const inFile = (name: string, text: string) => {
  const file = join(dir, name);
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  return file;
};

/** The settings of a service in production, its secrets and certificates in files. */
async function environmentOf(service: 'identity' | 'places'): Promise<Record<string, string>> {
  const { adminUrl } = servers.postgres;
  const database = openDatabase({ url: adminUrl, tls: { ca: locks.ca }, applicationName: 'test', onError: () => {} });
  await database.pool.query(`create database ${service}`);
  await database.close();
  const url = new URL(adminUrl);
  const { password } = url;
  url.pathname = `/${service}`;
  url.password = '';
  const env = {
    POSTGRES_URL: url.href,
    POSTGRES_PASSWORD_FILE: inFile(`${service}.password`, password),
    POSTGRES_TLS: 'true',
    POSTGRES_CA_FILE: inFile('postgres.ca', locks.ca),
  };
  execFileSync(process.execPath, ['--conditions=@review-reply/source', migrate, migrations], { env });
  return {
    ...env,
    REDIS_URL: servers.redis.url,
    REDIS_CA_FILE: inFile('redis.ca', locks.ca),
    KAFKA_BROKERS: servers.kafka.brokers.join(','),
    KAFKA_TLS: 'true',
    KAFKA_CA_FILE: inFile('kafka.ca', locks.ca),
    KAFKA_USERNAME: service,
    KAFKA_PASSWORD_FILE: inFile(`${service}.kafka`, kafkaUsers[service]),
    GRPC_PORT: '0',
    RPC_DIR: join(dir, 'rpc'),
    DATA_KEYS_FILE: inFile('keys', `k1:${randomBytes(32).toString('base64')}`),
  };
}

async function open(service: 'identity' | 'places') {
  const life = createLifecycle({ name: service, logger });
  closers.push(() => life.stop());
  const config = readConfig(serviceSettings, await environmentOf(service));
  return openFoundation({ service, migrations: new URL(`file://${migrations}/`) }, config, life);
}

it('gets an event from one service to another by servers that speak TLS alone, each service as itself', async () => {
  const [publisher, consumer] = [await open('identity'), await open('places')];
  const names: string[] = [];
  const handlers = [on(AccountChangedSchema, async (_tx, { name }) => void names.push(name))];
  consumer.consume({ from: ['identity'], handlers });
  await inTransaction(publisher.database, (tx) =>
    publisher.outbox.publish(tx, {
      schema: AccountChangedSchema,
      message: { name: 'demo' },
      key: 1n,
      subject: 'account/1',
    }),
  );
  await eventually(() => expect(names).toEqual(['demo']), { timeoutMs: 30_000 });
});

it('shares its clock by a Redis that speaks TLS alone', async () => {
  const clock = await openTravelClock({
    redisUrl: servers.redis.url,
    redisCa: locks.ca,
    prefix: 'demo:',
    process: 'test',
  });
  expect(clock.offsetMs).toBe(0);
  await clock.close();
});

it('tells nothing to a server that cannot prove who it is, and is let in by no broker without a login', async () => {
  const tls = { ca: strangers.ca };
  const database = openDatabase({ url: servers.postgres.adminUrl, tls, applicationName: 'test', onError: () => {} });
  await expect(database.ping()).rejects.toThrow();
  await database.close();
  const ask = async (changes: Parameters<typeof busOf>[1]) => {
    const admin = busOf('identity', changes).admin();
    await admin.connect();
    await admin.listTopics().finally(() => admin.disconnect());
  };
  const wrong = { login: { username: 'identity', password: 'wrong' } };
  const asked = [{ tls }, { tls: undefined }, { login: undefined }, wrong].map(ask);
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  await ask({});
});

it('lets a compromised service write to its own topic, and read no topic that it has no business with', async () => {
  const write = async (topic: string) => {
    const producer = busOf('places').producer();
    await producer.connect();
    const sent = producer.send({ topic, messages: [{ value: 'forged' }] });
    return sent.finally(() => producer.disconnect());
  };
  await write('places.events.v1');
  await expect(write('identity.events.v1')).rejects.toThrow(/authori[sz]/i);
  const consumer = busOf('gateway').consumer('wake-signals-demo');
  await consumer.connect();
  await consumer.subscribe({ topics: ['identity.events.v1'] });
  await expect(consumer.subscribe({ topics: ['places.events.v1'] })).rejects.toThrow(/authori[sz]/i);
  await consumer.disconnect();
});
