import { startServers } from '@review-reply/infra';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    redisUrl: string;
    kafkaBrokers: string[];
  }
}

const serversDir = new URL('../../../.local/test-servers', import.meta.url).pathname;

/** One Postgres, one Redis and one Kafka for the whole run; every test file has a stack of its own on them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startServers({
    dir: serversDir,
    ephemeral: true,
    env: process.env,
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  project.provide('postgresUrl', servers.postgres.adminUrl);
  project.provide('redisUrl', servers.redis.url);
  project.provide('kafkaBrokers', servers.kafka.brokers);
  return () => servers.stop();
}
