import { readdirSync } from 'node:fs';
import { readResidentMemory } from '@review-reply/infra';
import { type ServiceName, serviceNames } from '@review-reply/rpc';
import type { E2ePlatform } from '../open-platform.ts';
import type { Databases } from '../work/databases.ts';
import type { Sample } from './growth.ts';

const megabyte = 1_048_576;

/** Memory (MB) and open files of every process, connections and rows of every service's database. */
export async function takeSample({ platform }: E2ePlatform, databases: Databases, minute: number): Promise<Sample> {
  const values = new Map<string, number>();
  for (const { name, pid } of platform.processes) {
    const memory = readResidentMemory(pid);
    if (memory !== null) values.set(`memory ${name}`, memory.totalBytes / megabyte);
    values.set(`files ${name}`, readdirSync(`/proc/${pid}/fd`).length);
  }
  for (const owner of serviceNames) {
    const [connections] = await databases.query<{ count: string }>(
      owner,
      'select count(*) from pg_stat_activity where datname = current_database()',
    );
    values.set(`connections ${owner}`, Number(connections?.count));
    for (const table of await tablesOf(databases, owner)) {
      const [rows] = await databases.query<{ count: string }>(owner, `select count(*) from "${table}"`);
      values.set(`rows ${owner}.${table}`, Number(rows?.count));
    }
  }
  return { minute, values };
}

async function tablesOf(databases: Databases, owner: ServiceName): Promise<string[]> {
  const rows = await databases.query<{ name: string }>(
    owner,
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  return rows.map(({ name }) => name);
}
