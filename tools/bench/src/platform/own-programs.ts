import path from 'node:path';
import type { Program, Site } from '@review-reply/infra';

const programsDir = path.resolve(import.meta.dirname, '../programs');

/**
 * A program of the benchmarks, started and configured as a service is.
 * @param options.as name of the service whose place it takes, with its database and topic
 */
export function ownProgram(program: string, options: { readonly publishes: boolean; readonly as?: string }): Program {
  const dir = path.join(programsDir, program);
  const name = options.as ?? program;
  return {
    name,
    dir,
    preload: ['@review-reply/telemetry/register'],
    migrationsDir: path.join(dir, 'migrations'),
    publishes: options.publishes,
    stopStage: 0,
    settings: (site) => ({ ...settingsOf(site, name), ...(options.publishes && { PUBLISH_AS: name }) }),
    readyUrl: (site) => `http://127.0.0.1:${site.port(name, 'health')}/readyz`,
  };
}

function settingsOf(site: Site, name: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    CLOCK: 'system',
    SHUTDOWN_DRAIN_MS: '0',
    REDIS_URL: site.servers.redis.url,
    REDIS_PREFIX: site.names.redisPrefix,
    KAFKA_BROKERS: site.servers.kafka.brokers.join(','),
    KAFKA_PREFIX: site.names.kafkaPrefix,
    RPC_DIR: site.rpcDir,
    DATA_KEYS: site.secrets.dataKeys,
    HEALTH_HOST: '127.0.0.1',
    HEALTH_PORT: String(site.port(name, 'health')),
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: String(site.port(name, 'grpc')),
    POSTGRES_URL: site.databaseUrl(name),
  };
}
