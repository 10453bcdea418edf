import pg from 'pg';
import { createClient } from 'redis';
import { type FaultKind, nothingToEnd } from './fault.ts';

const serverNames = ['postgres', 'redis', 'kafka'] as const;

export const faultsOfServers: readonly FaultKind[] = [
  {
    name: 'broker away',
    begin: async ({ servers: { kafka } }, random) => {
      const crashes = random.chance(0.5);
      await (crashes ? kafka.kill('SIGKILL') : kafka.stop());
      const what = `Kafka's broker ${crashes ? 'killed' : 'stopped'}`;
      return { what, holdMs: random.between(500, 8_000), end: () => kafka.start() };
    },
  },
  {
    name: 'Postgres away',
    begin: async ({ servers: { postgres } }, random) => {
      const crashes = random.chance(0.3);
      await (crashes ? postgres.kill('SIGKILL') : postgres.stop());
      const what = `Postgres ${crashes ? 'killed' : 'stopped'}`;
      return { what, holdMs: random.between(0, 4_000), end: () => postgres.start() };
    },
  },
  {
    name: 'connections terminated',
    begin: async ({ servers }) => {
      const count = await terminateConnections(servers.postgres.adminUrl);
      return { what: `${count} connections to Postgres terminated`, holdMs: 0, end: nothingToEnd };
    },
  },
  {
    name: 'Redis wiped',
    begin: async ({ servers: { redis } }, random) => {
      if (random.chance(0.5)) {
        await redis.stop();
        // Started again it is empty.
        return { what: 'Redis stopped and emptied', holdMs: random.between(0, 5_000), end: () => redis.start() };
      }
      await wipe(redis.url);
      return { what: 'Redis wiped', holdMs: 0, end: nothingToEnd };
    },
  },
  {
    name: 'server paused',
    begin: async ({ servers }, random) => {
      const name = random.pick(serverNames);
      await servers[name].kill('SIGSTOP');
      const holdMs = random.between(500, 6_000);
      return { what: `SIGSTOP ${name}`, holdMs, end: () => servers[name].kill('SIGCONT') };
    },
  },
];

/** @returns how many there were */
export async function terminateConnections(adminUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

export async function wipe(url: string): Promise<void> {
  const client = createClient({ url });
  await client.connect();
  await client.flushAll();
  client.destroy();
}
