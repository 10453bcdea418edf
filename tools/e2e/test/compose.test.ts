import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateSecrets, platformPrograms, type Site } from '@review-reply/infra';
import { type Host, hosts as platformHosts } from '@review-reply/platforms';
import { openRpcCredentials, peerNames } from '@review-reply/rpc';
import { createLogger } from '@review-reply/telemetry';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '../../../packages/config/src/index.ts';
import { topicsFile } from '../../../packages/events/src/index.ts';
import { stopWithinMs } from '../../../packages/service/src/index.ts';
import { billingSettings } from '../../../services/billing/src/config.ts';
import { gatewaySettings } from '../../../services/gateway/src/config.ts';
import { stopWithinMs as gatewayStopsWithinMs } from '../../../services/gateway/src/http/http-server.ts';
import { identitySettings } from '../../../services/identity/src/config.ts';
import { placesSettings } from '../../../services/places/src/config.ts';
import { reviewsSettings } from '../../../services/reviews/src/config.ts';
import { webhooksSettings } from '../../../services/webhooks/src/config.ts';
import { adminSettings } from '../../admin/src/services.ts';
import { readSettings } from '../../platform-simulator/src/settings.ts';

interface Container {
  readonly image: string;
  readonly build?: { readonly target: string; readonly args: { readonly WORKSPACE: string } };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly ports?: readonly string[];
  readonly stop_grace_period?: string;
  readonly volumes?: readonly (
    | string
    | { readonly source: string; readonly target: string; readonly read_only: boolean }
  )[];
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly pids_limit?: number;
  readonly cap_drop?: readonly string[];
  readonly logging?: object;
  readonly networks?: readonly string[];
}

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const readCompose = (file: string) =>
  parse(read(`deploy/${file}`), { merge: true, maxAliasCount: -1 }) as {
    services: Readonly<Record<string, Container>>;
    networks: object;
  };
const { services: containers, networks } = readCompose('docker-compose.yml');
const { services: withTelemetry } = readCompose('docker-compose.telemetry.yml');
const internal = { internal: true };
const dockerfile = read('deploy/docker/Dockerfile');
const secrets = makeSecrets();
afterAll(() => rmSync(dirname(secrets), { recursive: true }));
const programs = platformPrograms.map(({ name }) => name);
const databases = platformPrograms.filter(({ migrationsDir }) => migrationsDir !== undefined).map(({ name }) => name);

/** How each program reads its environment; throws what it would refuse to start with. */
const readers: Readonly<Record<string, (env: Record<string, string>) => unknown>> = {
  gateway: (env) => parseConfig(gatewaySettings, env),
  identity: (env) => parseConfig(identitySettings, env),
  places: (env) => parseConfig(placesSettings, env),
  reviews: (env) => parseConfig(reviewsSettings, env),
  billing: (env) => parseConfig(billingSettings, env),
  webhooks: (env) => parseConfig(webhooksSettings, env),
  simulator: readSettings,
};

const hosts: Readonly<Record<string, Host>> = platformHosts;

/** What is the same wherever a development platform runs. */
const placeless = [
  'NODE_ENV',
  'CLOCK',
  'REDIS_PREFIX',
  'KAFKA_PREFIX',
  'OTEL_SERVICE_NAME',
  'GOOGLE_CLIENT_ID',
  'SYNC_INTERVAL_MS',
  'SYNC_INTERVAL_MAX_MS',
  'WEBHOOKS_ALLOW_LOCAL',
];

/** Any place at all: beside addresses, a program is told the same there. */
const somewhere: Site = {
  servers: {
    postgres: { adminUrl: 'postgres://postgres@127.0.0.1:1/postgres', external: false },
    redis: { url: 'redis://127.0.0.1:1' },
    kafka: { brokers: ['127.0.0.1:1'] },
  },
  names: { databasePrefix: '', kafkaPrefix: '', redisPrefix: 'rr:' },
  secrets: generateSecrets(),
  stateDir: '/nowhere',
  rpcDir: '/nowhere/rpc',
  nodeEnv: 'development',
  publicUrl: 'http://127.0.0.1:1',
  simulatorUrl: 'http://127.0.0.1:1',
  port: () => 1,
  databaseUrl: (program) => `postgres://${program}@127.0.0.1:1/${program}`,
  processUrl: (program) => `postgres://${program}_process@127.0.0.1:1/${program}`,
  roleName: (program) => program,
};

describe('the platform in containers', () => {
  it.each(programs)('gives %s settings that it starts with', (name) => {
    const reader = readers[name];
    if (reader === undefined) throw new Error(`Nothing says how ${name} reads its settings.`);
    expect(() => reader(environmentOf(name))).not.toThrow();
  });

  it.each(programs)('tells %s all that npm start tells it', (name) => {
    const told = platformPrograms.find((program) => program.name === name)?.settings(somewhere) ?? {};
    const environment = environmentOf(name);
    expect(Object.keys(told).filter((setting) => !(setting in environment))).toEqual([]);
    const pick = (from: Readonly<Record<string, string>>) => placeless.map((setting) => [setting, from[setting]]);
    expect(pick(environment)).toEqual(pick(told));
  });

  it.each(Object.entries(hosts))('has the simulator stand in for the host of %s', (setting, { url, forBrowsers }) => {
    const reached = forBrowsers === true ? 'http://127.0.0.1:8090' : 'http://simulator:8090';
    for (const name of ['places', 'reviews'])
      expect(environmentOf(name)[setting]).toBe(`${reached}/${new URL(url).host}`);
  });

  it.each(['admin', 'seed'])('gives %s what an operator needs', (name) => {
    expect(() => parseConfig(adminSettings, environmentOf(name))).not.toThrow();
  });

  it.each([...programs, ...databases.map((name) => `${name}-migrations`), 'postgres', 'redis', 'admin'])(
    'gives %s a folder of secrets of its own, and no secret by its environment',
    (name) => {
      expect(secretsOf(name)).toBe(name);
      for (const value of Object.values(container(name).environment ?? {})) expect(value).not.toMatch(/:[^@/]+@|[?]/);
    },
  );

  it('gives no container the folder of another, but for the two commands of operators', () => {
    const folders = Object.keys(containers).flatMap((name) => secretsOf(name) ?? []);
    expect(folders.filter((folder, at) => folders.indexOf(folder) !== at)).toEqual(['admin']);
  });

  it.each(peerNames)('gives %s what it is known by', (service) => {
    const logger = createLogger({ service: 'test', level: 'silent' });
    openRpcCredentials({ dir: join(secrets, service, 'rpc'), service, logger }).close();
    expect(environmentOf(service).RPC_DIR).toBe('/run/secrets/rpc');
  });

  it('lets nobody else on this machine look into the secrets', () => {
    expect(statSync(secrets).mode & 0o077).toBe(0);
  });

  it('seals with other keys in each service', () => {
    expect(new Set(databases.map((name) => environmentOf(name).DATA_KEYS)).size).toBe(databases.length);
  });

  it.each(databases)('lets %s be reached by the other containers, and its probes too', (name) => {
    const { GRPC_HOST, HEALTH_HOST } = environmentOf(name);
    expect([GRPC_HOST, HEALTH_HOST]).toEqual(['0.0.0.0', '0.0.0.0']);
  });

  it.each(databases)('gives %s a database of its own, migrated before it starts', (name) => {
    const url = environmentOf(name).POSTGRES_URL ?? '';
    const { username, pathname } = new URL(url);
    expect({ username, pathname }).toEqual({ username: `${name}_process`, pathname: `/${name}` });
    expect(environmentOf(name).POSTGRES_PASSWORD).toBe(secret('postgres', `${name}_process`));
    expect(environmentOf(`${name}-migrations`)).toMatchObject({
      NODE_ENV: 'development',
      POSTGRES_URL: `postgres://${name}@postgres:5432/${name}`,
      POSTGRES_PASSWORD: secret('postgres', name),
      POSTGRES_PROCESS_ROLE: username,
    });
    expect(container(`${name}-migrations`).image).toBe(container(name).image);
    expect(container(name).depends_on?.[`${name}-migrations`]?.condition).toBe('service_completed_successfully');
  });

  it.each(programs.filter((name) => name !== 'simulator'))(
    'runs %s in development alone, as nothing is secret here',
    (name) => {
      const env = { ...environmentOf(name), NODE_ENV: 'production' };
      const refused = ['REDIS_URL', 'KAFKA_TLS', 'KAFKA_USERNAME', 'KAFKA_PASSWORD'];
      if (databases.includes(name)) refused.push('POSTGRES_TLS');
      if (name === 'billing') refused.push('INVOICE_SELLER');
      refused.push(
        ...Object.keys(env).filter((setting) => setting === 'PUBLIC_URL' && ['gateway', 'identity'].includes(name)),
      );
      if (['places', 'reviews'].includes(name)) refused.push(...Object.keys(hosts));
      for (const setting of refused) expect(() => readers[name]?.(env)).toThrow(`${setting} `);
    },
  );

  it('gives each Kafka user the topics that its service reads, and no others', () => {
    const granted = [...read('deploy/kafka/acls.sh').matchAll(/^reads (\w+) \S+ \w+ (.*)$/gm)];
    const rights = Object.fromEntries(
      granted.map(([, service = '', topics = '']) => [service, topics.split(' ').toSorted()]),
    );
    const readBy = (service: string) => {
      const from = /from: (?:\[([^\]]*)\]|erasingServices)/.exec(read(`services/${service}/src/app.ts`));
      return from?.[1]?.match(/\w+/g) ?? databases.filter((name) => name !== service);
    };
    expect(rights).toEqual({
      gateway: ['identity'],
      ...Object.fromEntries(databases.map((service) => [service, [...readBy(service)].toSorted()])),
    });
  });

  it.each(programs.filter((name) => name !== 'simulator'))('lets %s come to the end of its longest stop', (name) => {
    const { stop_grace_period: grace = '' } = container(name);
    expect(Number(/^(\d+)s$/.exec(grace)?.[1]) * 1_000).toBe(name === 'gateway' ? gatewayStopsWithinMs : stopWithinMs);
  });

  it.each(programs.filter((name) => name !== 'simulator'))('has %s measured where there is a collector', (name) => {
    expect(withTelemetry[name]).toEqual({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' } });
    expect(container(name).environment).toMatchObject({ OTEL_SERVICE_NAME: name });
  });

  it('gives the keys of API secrets to identity alone', () => {
    const given = (environment: (name: string) => Readonly<Record<string, string>>) =>
      programs.filter((name) => 'HASH_KEYS' in environment(name));
    expect(given(environmentOf)).toEqual(['identity']);
    const told = (name: string) => platformPrograms.find((program) => program.name === name)?.settings(somewhere) ?? {};
    expect(given(told)).toEqual(['identity']);
  });

  it('makes the databases and the topics that the programs use', () => {
    const made = /^for service in (.*); do$/m.exec(read('deploy/postgres/create-databases.sh'))?.[1]?.split(' ');
    expect(made?.toSorted()).toEqual(databases.toSorted());
    const publishers = platformPrograms.filter(({ publishes }) => publishes).map(({ name }) => name);
    expect([...topicsFile.publishers].toSorted()).toEqual(publishers.toSorted());
    expect(container('topics')).toMatchObject({ environment: { KAFKA_COPIES: 'development' } });
  });

  it.each(Object.keys(containers))('lets %s take a part of the machine alone, without a capability', (name) => {
    const limits = { mem_limit: expect.stringMatching(/^\d+m$/), pids_limit: expect.any(Number), cap_drop: ['ALL'] };
    expect(container(name)).toMatchObject({ ...limits, logging: { options: { 'max-size': '10m', 'max-file': '3' } } });
  });

  it('lets databases, Redis and Kafka reach nothing outside, and the gateway no database', () => {
    expect(['postgres', 'redis', 'kafka'].map((name) => container(name).networks)).toEqual([
      ['database'],
      ['cache'],
      ['events'],
    ]);
    expect(networks).toEqual({ services: null, database: internal, cache: internal, events: internal });
    expect(container('gateway').networks).toEqual(['services', 'cache', 'events']);
  });

  it('opens its ports to this machine alone', () => {
    const published = Object.values(containers).flatMap(({ ports = [] }) => ports);
    expect(published.toSorted()).toEqual(['127.0.0.1:8080:8080', '127.0.0.1:8090:8090']);
  });

  it('pins images exactly, and Node to the version of development', () => {
    const foreign = Object.values(containers).filter(({ build }) => build === undefined);
    const built = Object.values(containers).flatMap(({ build, image }) => (build === undefined ? [] : [image]));
    const pinned = /^\$\{[A-Z]+_IMAGE:-[a-z/]+:\d+\.\d+(\.\d+)?(-[a-z]+)?@sha256:[0-9a-f]{64}\}$/;
    for (const { image } of foreign) if (!built.includes(image)) expect(image).toMatch(pinned);
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${devDependencies.node}-bookworm-slim@sha256:`);
  });

  it('builds each image from a stage and a workspace that exist', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, stage]) => stage);
    const builds = Object.values(containers).flatMap(({ build }) => (build === undefined ? [] : [build]));
    expect(builds.length).toBe(programs.length + 1);
    for (const { target, args } of builds) {
      expect(stages).toContain(target);
      expect(read(`${args.WORKSPACE}/package.json`)).toContain('"@review-reply/');
    }
  });
});

/** A folder of secrets, as the documented command makes it. */
function makeSecrets(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'compose-')), 'secrets');
  execFileSync('sh', [new URL('deploy/make-secrets.sh', root).pathname, folder]);
  return folder;
}

function secret(folder: string, file: string): string {
  return readFileSync(join(secrets, folder, file), 'utf8').trim();
}

/** The folder of secrets that a container has at /run/secrets. */
function secretsOf(name: string): string | undefined {
  const mounts = (container(name).volumes ?? []).filter((volume) => typeof volume !== 'string');
  const mount = mounts.find(({ target, read_only: readOnly }) => target === '/run/secrets' && readOnly);
  return mount?.source.replace('./secrets/', '');
}

function container(name: string): Container {
  const found = containers[name];
  if (found === undefined) throw new Error(`There is no container ${name}.`);
  return found;
}

/** What the compose file sets, with what is in files put in as the programs do. */
function environmentOf(name: string): Record<string, string> {
  const entries = Object.entries(container(name).environment ?? {});
  return Object.fromEntries(entries.map(([setting, value]) => readFromFile(name, setting, fillIn(String(value)))));
}

function readFromFile(name: string, setting: string, value: string): [string, string] {
  if (!setting.endsWith('_FILE') || !value.startsWith('/run/secrets/')) return [setting, value];
  return [setting.slice(0, -'_FILE'.length), secret(secretsOf(name) ?? '', value.replace('/run/secrets/', ''))];
}

/** `${NAME:-instead}`: nothing has to be set. */
function fillIn(text: string): string {
  return text.replace(/\$\{\w+:-([^}]*)\}/g, (_, instead: string) => instead);
}
