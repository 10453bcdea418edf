import path from 'node:path';
import { removeServerData, type Servers, startServers } from '@review-reply/infra';
import pg from 'pg';
import type { Bench } from '../benchmark.ts';

/** Starts Postgres, Redis and Kafka as durable as in production, with their data in the benchmark's folder. */
export async function openServers(bench: Bench): Promise<Servers> {
  const dir = path.join(bench.dir, 'servers');
  const servers = await startServers({ dir, durable: true, env: process.env, progress: bench.progress });
  bench.onEnd(async () => {
    await servers.stop();
    await removeServerData(dir);
  });
  return servers;
}

/**
 * Makes Postgres remember when each transaction committed. The time is taken as the commit begins, so what the disk
 * needs is part of what is measured after it.
 * @throws Error when the environment names a server that does not do so
 */
export async function rememberCommitTimes({ postgres }: Servers): Promise<void> {
  const { adminUrl } = postgres;
  if (!postgres.external) {
    await query(adminUrl, 'alter system set track_commit_timestamp = on');
    await postgres.stop();
    await postgres.start();
  }
  const [row] = await query<{ track_commit_timestamp: string }>(adminUrl, 'show track_commit_timestamp');
  if (row?.track_commit_timestamp !== 'on')
    throw new Error('This needs a Postgres with track_commit_timestamp = on; POSTGRES_URL names one without.');
}

/** One statement on a connection of its own. */
export async function query<R extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
