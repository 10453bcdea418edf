import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Authority,
  freePort,
  keepRpcFiles,
  makeAuthority,
  type Servers,
  type Settings,
  startServers,
} from '@review-reply/infra';
import pg from 'pg';
import { type E2ePlatform, openPlatform } from '../open-platform.ts';
import { type Databases, openDatabases } from '../work/databases.ts';
import { openReceiver, type Receiver } from '../work/receiver.ts';
import { shortWaits } from '../work/short-waits.ts';
import { type Disk, mountDisk } from './disk.ts';
import { type Edges, openEdges, processes } from './edges.ts';

/** These would replace a server by one that can't be stopped. */
const replacements = ['POSTGRES_URL', 'REDIS_URL', 'KAFKA_BROKERS'];

/** The ledger is looked at again and again, where an hour passes between two looks for people. */
const moreOf: Readonly<Record<string, Settings>> = { billing: { VERIFY_EVERY_MS: '2000' } };

/** A platform whose every part can be made to fail: servers, disks, ways between processes and certificates its own. */
export interface DrillSite {
  readonly e2e: E2ePlatform;
  readonly servers: Servers;
  readonly edges: Edges;
  /** None where this process may not mount any. */
  readonly disks: readonly Disk[];
  readonly authority: Authority;
  readonly receiver: Receiver;
  /** The URL by which webhooks reaches a subscriber. */
  urlOf(subscriber: string): string;
  readonly databases: Databases;
  close(): Promise<void>;
}

export interface DrillSiteOptions {
  /** Whether disks are to be had, too. */
  readonly disks: boolean;
  /** What every process finds in its environment besides. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

export async function openDrillSite(options: DrillSiteOptions): Promise<DrillSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'review-reply-drill-'));
  // The system user that Postgres runs as passes through.
  await chmod(dir, 0o711);
  const undo: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true, maxRetries: 5 })];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await openParts(dir, options, undo)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Servers of tests forget the last commits when they crash, which is what a drill has them do. */
async function keepCommits(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('alter role all set synchronous_commit = on');
  await client.end();
}

async function openParts(
  dir: string,
  { disks: hasDisks, env = {} }: DrillSiteOptions,
  undo: (() => Promise<unknown>)[],
): Promise<Omit<DrillSite, 'close'>> {
  const serversDir = path.join(dir, 'servers');
  const stateDir = path.join(dir, 'platform');
  const disks: Disk[] = [];
  const folders = [
    ['Postgres', path.join(serversDir, 'postgres')],
    ['Kafka', path.join(serversDir, 'kafka')],
    ['logs', path.join(stateDir, 'logs')],
  ] as const;
  for (const [name, folder] of hasDisks ? folders : []) {
    const disk = await mountDisk(name, folder);
    if (disk === null) continue;
    disks.push(disk);
    undo.push(() => disk.unmount());
  }
  const authority = await makeAuthority();
  await keepRpcFiles(path.join(stateDir, 'rpc'), [...processes, 'simulator'], authority);
  const ownEnv = Object.fromEntries(Object.entries(process.env).filter(([name]) => !replacements.includes(name)));
  const edges = await openEdges();
  undo.push(() => edges.close());
  const kafkaWay = { listens: await freePort(), advertised: edges.toKafka.port };
  edges.toKafka.leadTo(kafkaWay.listens);
  const options = { dir: serversDir, durable: false, restart: true, env: ownEnv, kafkaWay, progress: () => {} };
  const servers = await startServers(options);
  undo.push(() => servers.stop());
  await keepCommits(servers.postgres.adminUrl);
  const receiver = await openReceiver();
  undo.push(() => receiver.close());
  const toReceivers = edges.from('webhooks', 'receivers');
  toReceivers.leadTo(receiver.port);
  const waits = shortWaits({ SYNC_INTERVAL_MS: '1000', PUBLICATION_LEASE_MS: '10000' });
  const e2e = await openPlatform(
    { servers, stateDir },
    {
      env: { ...waits.env, ...env },
      settings: (site) => {
        const [own, overEdges] = [waits.settings?.(site) ?? {}, edges.settings(site)];
        const settings = processes.map(
          (name) => [name, { ...own[name], ...overEdges[name], ...moreOf[name] }] as const,
        );
        return Object.fromEntries(settings);
      },
    },
  );
  undo.push(() => e2e.close());
  const databases = openDatabases(e2e);
  undo.push(() => databases.close());
  const urlOf = (subscriber: string) => `http://127.0.0.1:${toReceivers.port}/${subscriber}`;
  return { e2e, servers, edges, disks, authority, receiver, urlOf, databases };
}
