import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Servers, startServers } from '@review-reply/infra';
import { afterAll, beforeAll } from 'vitest';
import { type E2ePlatform, type PlatformOptions, usePlatform } from '../../src/index.ts';

const startWithinMs = 90_000;
/** These would replace a server by one that can't be stopped. */
const replacements = ['POSTGRES_URL', 'REDIS_URL', 'KAFKA_BROKERS'];

/** A platform on servers that only this file uses, so that it may stop them. */
export function usePlatformWithServers(options: PlatformOptions = {}): {
  e2e: () => E2ePlatform;
  servers: () => Servers;
} {
  let started: Servers | undefined;
  let dir: string | undefined;
  const servers = () => {
    if (started === undefined) throw new Error('The servers have not started.');
    return started;
  };
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'review-reply-outage-'));
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !replacements.includes(name)));
    started = await startServers({ dir, ephemeral: true, env, progress: () => {} });
  }, startWithinMs);
  // Registered before the platform's, so that it runs after that.
  afterAll(async () => {
    await started?.stop();
    if (dir !== undefined) await rm(dir, { recursive: true, force: true });
  }, startWithinMs);
  return { e2e: usePlatform(() => ({ ...options, servers: servers() })), servers };
}
