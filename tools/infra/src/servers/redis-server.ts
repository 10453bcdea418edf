import { mkdir } from 'node:fs/promises';
import { createClient } from 'redis';
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
}): Promise<Server & { url: string }> {
  const { program, port, place } = options;
  const url = `redis://127.0.0.1:${port}`;
  await mkdir(place.dir, { recursive: true });
  const memory = ['--save', '', '--appendonly', place.durable ? 'yes' : 'no', '--appendfsync', 'everysec'];
  const server = new ServerProcess({
    name: 'Redis',
    command: async () => ({
      file: program,
      args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', place.dir, '--daemonize', 'no', ...memory],
      cwd: place.dir,
      env: place.env,
    }),
    logFile: place.logFile,
    probe: () => probe(url),
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

async function probe(url: string): Promise<void> {
  const client = createClient({ url, socket: { connectTimeout: probeTimeoutMs, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
}
