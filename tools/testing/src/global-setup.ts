import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepRpcFiles, type Servers, startServers } from '@review-reply/infra';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    redisUrl: string;
    kafkaBrokers: string[];
    /** What the services of every stack know each other by. */
    rpcDir: string;
    /** Folder of the run, for what a test file does not remove itself. */
    runDir: string;
  }
}

/** Services that only tests have. */
const testServices = ['first', 'second', 'third', 'test'];
const serversDir = new URL('../../../.local/test-servers', import.meta.url).pathname;
const rpcDir = new URL('../../../.local/test-rpc', import.meta.url).pathname;

/** Every project of the run imports this file anew: what they share is kept beside the modules. */
const shared = globalThis as {
  serversOfRun?: { servers: Promise<Servers>; runDir: string; users: number } | undefined;
};

/** One Postgres, one Redis and one Kafka for the whole run; every test file has a stack of its own on them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.serversOfRun ??= {
    servers: start(),
    runDir: mkdtempSync(path.join(tmpdir(), 'review-reply-tests-')),
    users: 0,
  };
  const run = shared.serversOfRun;
  run.users += 1;
  const servers = await run.servers;
  project.provide('postgresUrl', servers.postgres.adminUrl);
  project.provide('redisUrl', servers.redis.url);
  project.provide('kafkaBrokers', servers.kafka.brokers);
  project.provide('rpcDir', rpcDir);
  project.provide('runDir', run.runDir);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    shared.serversOfRun = undefined;
    await servers.stop();
    // What a worker started may still be ending.
    await rm(run.runDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  };
}

async function start(): Promise<Servers> {
  await keepRpcFiles(rpcDir, testServices);
  return startServers({
    dir: serversDir,
    ephemeral: true,
    env: process.env,
    progress: (line) => process.stderr.write(`${line}\n`),
  });
}
