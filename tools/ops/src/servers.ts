import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '@review-reply/testing';
import kafkajs from 'kafkajs';
import { parseAllDocuments } from 'yaml';
import type { Images } from './images.ts';
import type { Kubectl } from './kubectl.ts';
import { configMap, type KubernetesObject, standIn, withImages } from './objects.ts';
import type { ClusterSecrets } from './secrets.ts';
import { collectorAndStore } from './telemetry.ts';

const manifests = fileURLToPath(new URL('../cluster', import.meta.url));
const deploy = fileURLToPath(new URL('../../../deploy', import.meta.url));
const readyWithinMs = 240_000;

const locksOf = (name: string) => ({ secret: { secretName: `${name}-locks`, defaultMode: 0o440 } });

function openServer(name: string, port: number, volumes: Readonly<Record<string, object>> = {}) {
  return standIn({
    namespace: 'servers',
    name,
    image: 'review-reply-servers',
    port,
    cpu: '100m',
    command: ['bash', `/run/start/${name}.sh`],
    volumes: {
      start: { configMap: { name: 'start' } },
      locks: locksOf(name),
      secrets: { secret: { secretName: name, defaultMode: 0o440 } },
      ...volumes,
    },
  });
}

/** What answers everything that it is sent, as a collector does. */
const swallow = `require('http').createServer((q, a) => { q.resume(); q.on('end', () => a.end('{}')); }).listen(4318)`;
/** Passes connections on to the platform, as the proxies of a Gateway controller do. */
const forward = `require('net').createServer((c) => {
  const s = require('net').connect(80, 'gateway-http.review-reply');
  for (const [from, to] of [[c, s], [s, c]]) from.on('error', () => to.destroy()).on('close', () => to.destroy()).pipe(to);
}).listen(8080)`;

/**
 * Starts what the platform needs beside itself, and waits until it answers.
 * @param collector folder of the collector's program; something that only listens stands in for it unless given
 */
export async function startServers(
  kubectl: Kubectl,
  images: Images,
  secrets: ClusterSecrets,
  collector: string | null,
): Promise<void> {
  const read = (file: string) =>
    parseAllDocuments(readFileSync(path.join(manifests, file), 'utf8')).map((one) => one.toJS() as KubernetesObject);
  const databases = readFileSync(path.join(deploy, 'postgres/create-databases.sh'), 'utf8');
  const node = (program: string) => ['node', '--eval', program];
  const image = 'review-reply-servers';
  const objects = [
    ...read('servers.yaml'),
    ...read('dns.yaml'),
    ...secrets.servers,
    configMap('servers', 'databases', { 'create-databases.sh': databases }),
    ...openServer('postgres', 5432, { databases: { configMap: { name: 'databases' } } }),
    ...openServer('redis', 6379),
    ...openServer('kafka', 9092),
    ...(collector === null
      ? standIn({ namespace: 'telemetry', name: 'collector', image, port: 4318, command: node(swallow) })
      : collectorAndStore(collector)),
    ...standIn({ namespace: 'gateways', name: 'proxy', image, port: 8080, command: node(forward) }),
  ] as KubernetesObject[];
  await kubectl.apply(withImages(objects, () => images.tag));
  for (const namespace of ['kube-system', 'servers', 'telemetry', 'gateways'])
    await kubectl(
      'wait',
      '-n',
      namespace,
      '--for=condition=available',
      'deployment',
      '--all',
      `--timeout=${readyWithinMs}ms`,
    );
}

/** Gives Kafka's users the rights that deploy/kafka/acls.sh asks Kafka's own tool for. */
export async function grantRights({ kafka: { ca, password } }: ClusterSecrets, dir: string): Promise<void> {
  const kafka = new kafkajs.Kafka({
    brokers: ['kafka.servers:9092'],
    ssl: { ca },
    sasl: { mechanism: 'scram-sha-512', username: 'admin', password },
    logLevel: kafkajs.logLevel.NOTHING,
  });
  const admin = kafka.admin();
  await eventually(() => admin.connect(), { timeoutMs: 60_000 });
  try {
    await admin.createAcls({ acl: readRights(dir) });
  } finally {
    await admin.disconnect();
  }
}

function readRights(dir: string): kafkajs.AclEntry[] {
  const [tool, asked] = [path.join(dir, 'kafka-acls.sh'), path.join(dir, 'asked')];
  writeFileSync(tool, `#!/bin/sh\necho "$@" >> ${asked}\n`);
  chmodSync(tool, 0o755);
  const env = { PATH: process.env.PATH, KAFKA_ACLS: tool, KAFKA_BROKERS: 'kafka.servers:9092' };
  execFileSync('sh', [path.join(deploy, 'kafka/acls.sh')], { env });
  return readFileSync(asked, 'utf8').trim().split('\n').flatMap(rightsOf);
}

/** The rights that one call of the tool asks for. */
export function rightsOf(line: string): kafkajs.AclEntry[] {
  const { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } = kafkajs;
  const all = (name: string) => [...line.matchAll(new RegExp(`--${name} (\\S+)`, 'g'))].map(([, value = '']) => value);
  const topics = all('topic').map((name) => ({ type: AclResourceTypes.TOPIC, name }));
  const groups = all('group').map((name) => ({ type: AclResourceTypes.GROUP, name }));
  const isPrefix = all('resource-pattern-type')[0] === 'prefixed';
  return [...topics, ...groups].map(({ type, name }) => ({
    principal: all('allow-principal')[0] ?? '',
    host: '*',
    operation: all('operation')[0] === 'Write' ? AclOperationTypes.WRITE : AclOperationTypes.READ,
    permissionType: AclPermissionTypes.ALLOW,
    resourceType: type,
    resourceName: name,
    resourcePatternType: isPrefix ? ResourcePatternTypes.PREFIXED : ResourcePatternTypes.LITERAL,
  }));
}
