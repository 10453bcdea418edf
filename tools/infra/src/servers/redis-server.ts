import { mkdir } from 'node:fs/promises';
import { createClient } from 'redis';
import { type Locks, lockedHost, writeLocks } from './locks.ts';
import type { Server, ServerPlace } from './server.ts';
import { ServerProcess } from './server-process.ts';

const readyTimeoutMs = 30_000;
const stopTimeoutMs = 5_000;
const probeTimeoutMs = 1_000;

/** Starts Redis on 127.0.0.1; durable means an append-only file, written out each second. */
export async function startRedis(options: {
  program: string;
  port: number;
  place: ServerPlace;
  locks?: Locks | undefined;
}): Promise<Server & { url: string }> {
  const { program, port, place, locks } = options;
  const url = locks === undefined ? `redis://127.0.0.1:${port}` : `rediss://${lockedHost}:${port}`;
  await mkdir(place.dir, { recursive: true });
  const listener = locks === undefined ? ['--port', String(port)] : await tlsListener(locks, port, place.dir);
  const memory = ['--save', '', '--appendonly', place.durable ? 'yes' : 'no', '--appendfsync', 'everysec'];
  const server = new ServerProcess({
    name: 'Redis',
    command: async () => ({
      file: program,
      args: [...listener, '--bind', '127.0.0.1', '--dir', place.dir, '--daemonize', 'no', ...memory],
      cwd: place.dir,
      env: place.env,
    }),
    logFile: place.logFile,
    probe: () => probe(url, locks),
    readyTimeoutMs,
    stopSignal: 'SIGTERM',
    stopTimeoutMs,
    onSpawn: place.onSpawn('SIGTERM'),
    onExit: place.onExit,
    onRestart: place.onRestart,
  });
  await server.start();
  return {
    external: false,
    url,
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    kill: (signal) => server.kill(signal),
  };
}

async function tlsListener(locks: Locks, port: number, dir: string): Promise<string[]> {
  const { certificate, key, ca } = await writeLocks(locks, dir);
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', ca];
  return ['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no', ...files];
}

async function probe(url: string, locks: Locks | undefined): Promise<void> {
  const tls = locks && { tls: true as const, ca: locks.ca };
  const client = createClient({ url, socket: { ...tls, connectTimeout: probeTimeoutMs, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
}
