import { randomBytes } from 'node:crypto';
import { access, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { PostgresPart } from '../parts/postgres-part.ts';
import { runChecked } from '../parts/run-command.ts';
import { type Locks, lockedHost, writeLocks } from './locks.ts';
import type { Server, ServerPlace } from './server.ts';
import { ServerProcess } from './server-process.ts';

const connectionsMax = 400;
const initdbTimeoutMs = 60_000;
const readyTimeoutMs = 60_000;
const stopTimeoutMs = 8_000;
const probeTimeoutMs = 2_000;
const adminRole = 'postgres';

/** Quick and forgetful: a crash of the machine loses data, a crash of the server does not corrupt a test run's. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=4GB'];

/** Starts Postgres with its data in `place.dir`, which is made on first use. */
export async function startPostgres(options: {
  part: PostgresPart;
  port: number;
  place: ServerPlace;
  locks?: Locks | undefined;
}): Promise<Server & { adminUrl: string }> {
  const { part, port, place, locks } = options;
  const { user } = part;
  const dataDir = path.join(place.dir, 'data');
  const password = await ensureCluster({ part, place, dataDir });
  const host = locks === undefined ? '127.0.0.1' : lockedHost;
  const adminUrl = `postgres://${adminRole}:${password}@${host}:${port}/postgres`;
  const files = locks && (await writeLocks(locks, place.dir, user));
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${connectionsMax}`,
    ...(place.durable ? [] : forgetful),
    ...(files ? ['ssl=on', `ssl_cert_file=${files.certificate}`, `ssl_key_file=${files.key}`] : []),
  ];
  const server = new ServerProcess({
    name: 'Postgres',
    command: async () => ({
      file: part.postgres,
      args: ['-D', dataDir, ...settings.flatMap((setting) => ['-c', setting])],
      cwd: place.dir,
      env: place.env,
      uid: user?.uid,
      gid: user?.gid,
    }),
    logFile: place.logFile,
    probe: () => probe(adminUrl, locks),
    readyTimeoutMs,
    // "Fast shutdown": open connections are closed, open transactions rolled back.
    stopSignal: 'SIGINT',
    stopTimeoutMs,
    onSpawn: place.onSpawn('SIGINT'),
    onExit: place.onExit,
    onRestart: place.onRestart,
  });
  await server.start();
  return {
    external: false,
    adminUrl,
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    kill: (signal) => server.kill(signal),
  };
}

/** @returns the administrator's password; it is made with the cluster and kept beside it */
async function ensureCluster(options: { part: PostgresPart; place: ServerPlace; dataDir: string }): Promise<string> {
  const { part, place, dataDir } = options;
  const passwordFile = path.join(place.dir, 'password');
  const doneFile = path.join(place.dir, 'initialised');
  if (await exists(doneFile)) return await readFile(passwordFile, 'utf8');
  // Whatever is here was left by a first start that did not come to its end.
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(place.dir, { recursive: true });
  const password = randomBytes(18).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  const { user } = part;
  if (user !== undefined) for (const file of [place.dir, passwordFile]) await chown(file, user.uid, user.gid);
  const sync = place.durable ? [] : ['--no-sync'];
  const login = [`--username=${adminRole}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  // The built-in provider sorts and folds Unicode the same on every machine, whatever its locales.
  const text = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const identity = user === undefined ? {} : { uid: user.uid, gid: user.gid };
  const run = { env: place.env, timeoutMs: initdbTimeoutMs, cwd: place.dir, ...identity };
  await runChecked(part.initdb, ['-D', dataDir, ...login, ...text, ...sync], run);
  await writeFile(doneFile, '');
  return password;
}

async function probe(url: string, locks: Locks | undefined): Promise<void> {
  const ssl = locks && { ca: locks.ca };
  const client = new pg.Client({ connectionString: url, ssl, connectionTimeoutMillis: probeTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => {});
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
