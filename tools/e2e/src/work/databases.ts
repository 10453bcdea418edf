import { type ServiceName, serviceNames } from '@review-reply/rpc';
import pg from 'pg';
import type { E2ePlatform } from '../open-platform.ts';

/**
 * The services' databases, to see what no API shows: what is left half done. By the role of their processes, as only it
 * is shown what their statements wait for.
 */
export interface Databases {
  query<Row>(owner: ServiceName, text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export function openDatabases({ platform }: E2ePlatform): Databases {
  const pools = new Map(
    serviceNames.map((owner) => [owner, new pg.Pool({ connectionString: platform.site.processUrl(owner), max: 2 })]),
  );
  for (const pool of pools.values()) pool.on('error', () => {});
  return {
    query: async (owner, text, values = []) => {
      const pool = pools.get(owner);
      if (pool === undefined) throw new Error(`${owner} has no database.`);
      return (await pool.query(text, [...values])).rows;
    },
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}
