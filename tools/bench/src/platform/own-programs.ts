import path from 'node:path';
import type { Program, Site } from '@review-reply/infra';

const programsDir = path.resolve(import.meta.dirname, '../programs');

/** A program of the benchmarks, started and configured as a service is. */
export function ownProgram(name: string, options: { readonly publishes: boolean }): Program {
  const dir = path.join(programsDir, name);
  return {
    name,
    dir,
    preload: ['@review-reply/telemetry/register'],
    migrationsDir: path.join(dir, 'migrations'),
    publishes: options.publishes,
    stopStage: 0,
    settings: (site) => settingsOf(site, name),
    readyUrl: (site) => `http://127.0.0.1:${site.port(name, 'health')}/readyz`,
  };
}

function settingsOf(site: Site, name: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    CLOCK: 'system',
    SHUTDOWN_DRAIN_MS: '0',
    REDIS_URL: site.servers.redis.url,
    REDIS_PREFIX: site.names.redisPrefix,
    KAFKA_BROKERS: site.servers.kafka.brokers.join(','),
    KAFKA_PREFIX: site.names.kafkaPrefix,
    RPC_SECRET: site.secrets.rpcSecret,
    DATA_KEYS: site.secrets.dataKeys,
    HEALTH_PORT: String(site.port(name, 'health')),
    GRPC_PORT: String(site.port(name, 'grpc')),
    POSTGRES_URL: site.databaseUrl(name),
  };
}
