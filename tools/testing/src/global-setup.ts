import { keepRpcFiles, type Servers, startServers } from '@review-reply/infra';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    redisUrl: string;
    kafkaBrokers: string[];
    /** What the services of every stack know each other by. */
    rpcDir: string;
  }
}

/** Services that only tests have. */
const testServices = ['first', 'second', 'third', 'test'];
const serversDir = new URL('../../../.local/test-servers', import.meta.url).pathname;
const rpcDir = new URL('../../../.local/test-rpc', import.meta.url).pathname;

/** Every project of the run imports this file anew: what they share is kept beside the modules. */
const shared = globalThis as { serversOfRun?: { servers: Promise<Servers>; users: number } | undefined };

/** One Postgres, one Redis and one Kafka for the whole run; every test file has a stack of its own on them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.serversOfRun ??= { servers: start(), users: 0 };
  const run = shared.serversOfRun;
  run.users += 1;
  const servers = await run.servers;
  project.provide('postgresUrl', servers.postgres.adminUrl);
  project.provide('redisUrl', servers.redis.url);
  project.provide('kafkaBrokers', servers.kafka.brokers);
  project.provide('rpcDir', rpcDir);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    shared.serversOfRun = undefined;
    await servers.stop();
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
