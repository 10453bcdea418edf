import path from 'node:path';
import { type Platform, type Program, platformPrograms, type Servers, startPlatform } from '@review-reply/infra';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { createRpcClient } from '@review-reply/rpc';
import pg from 'pg';
import type { Bench } from '../benchmark.ts';
import type { WebhookSink } from '../load/webhook-sink.ts';
import { until } from '../measure/until.ts';
import { credentialsOf } from '../platform/credentials.ts';
import { ownProgram } from '../platform/own-programs.ts';
import { profileFlags } from '../platform/profile-flags.ts';

/** How many one account may have. */
const endpointsPerAccount = 20;

export interface OpenedWebhooks {
  readonly servers: Servers;
  readonly platform: Platform;
  /** On the service's own database. */
  readonly pool: pg.Pool;
  readonly sink: WebhookSink;
  /**
   * Ids of the endpoints, each of whose URLs ends in its place here: `/hook/0`, … The first is the only one of its
   * account.
   */
  readonly webhookIds: readonly string[];
  readonly firstAccountId: bigint;
}

/**
 * Starts the webhooks service with endpoints at the sink, and a publisher in the place of reviews. The others only run
 * because their topics must be there, and identity because it is asked for partners; what they use is not counted.
 */
export async function openWebhooks(
  bench: Bench,
  servers: Servers,
  sink: WebhookSink,
  { endpoints, replicas = 1 }: { readonly endpoints: number; readonly replicas?: number },
): Promise<OpenedWebhooks> {
  const real = platformPrograms.filter(({ name }) => ['webhooks', 'identity'].includes(name));
  const others = real
    .filter(({ name }) => name === 'webhooks')
    .flatMap((program) => Array.from({ length: replicas - 1 }, (_, at) => replicaOf(program, at + 2)));
  const silent = ['places', 'billing'];
  // Endpoints on this machine are refused in production.
  const settings = { CLOCK: 'system', NODE_ENV: 'development' };
  const platform = await startPlatform({
    servers,
    env: process.env,
    stateDir: path.join(bench.dir, 'platform'),
    progress: bench.progress,
    programs: [
      ...real,
      ...others,
      ...['reviews', ...silent].map((as) => ownProgram('publisher', { publishes: true, as })),
    ],
    settings: () => Object.fromEntries([...real, ...others].map(({ name }) => [name, settings])),
    heapFlags: profileFlags(bench),
  });
  bench.onEnd(() => platform.remove());
  const pool = new pg.Pool({ connectionString: platform.site.databaseUrl('webhooks'), max: 2 });
  bench.onEnd(() => pool.end());
  const urls = Array.from({ length: endpoints }, (_, number) => ({
    accountId: accountOf(number),
    url: `${sink.url}/hook/${number}`,
  }));
  const webhookIds = await createEndpoints(platform, urls);
  return { servers, platform, pool, sink, webhookIds, firstAccountId: 1n };
}

/** Another process of a program, on ports of its own. */
function replicaOf(program: Program, number: number): Program {
  const name = `${program.name}-${number}`;
  const { migrationsDir: _, ...same } = program;
  return {
    ...same,
    name,
    publishes: false,
    settings: (site) => ({
      ...program.settings(site),
      HEALTH_PORT: String(site.port(name, 'health')),
      GRPC_PORT: String(site.port(name, 'grpc')),
    }),
    readyUrl: (site) => `http://127.0.0.1:${site.port(name, 'health')}/readyz`,
  };
}

/** The first endpoint is the only one of its account. */
const accountOf = (number: number): bigint =>
  number === 0 ? 1n : BigInt(2 + Math.floor((number - 1) / endpointsPerAccount));

/** Waits until the result of every delivery is written. */
export const untilSettled = (pool: pg.Pool, pollMs: number) => {
  const due = 'select from delivery where due_at is not null limit 1';
  return until('the last results', async () => (await pool.query(due)).rowCount === 0, { pollMs });
};

/** @returns their ids, in their order */
export async function createEndpoints(
  platform: Platform,
  endpoints: ReadonlyArray<{ readonly accountId: bigint; readonly url: string }>,
): Promise<string[]> {
  const credentials = credentialsOf(platform, 'gateway');
  const client = createRpcClient(WebhooksService, {
    address: platform.settings.WEBHOOKS_ADDRESS ?? '',
    credentials,
  });
  const ids: string[] = [];
  try {
    for (const { accountId, url } of endpoints) {
      const caller = {
        kind: 'user',
        accountId,
        actingAccountId: accountId,
        clientId: 'bench',
        scopes: ['webhooks:manage'],
        locale: 'en',
        requestId: `bench-${ids.length}`,
      } as const;
      const { endpoint } = await client.createEndpoint({ url, events: ['review.created'] }, { caller });
      ids.push(String(endpoint?.webhookId));
    }
  } finally {
    client.close();
    credentials.close();
  }
  return ids;
}
