import { type ServiceName, serviceNames } from '@review-reply/rpc';
import pg from 'pg';
import type { E2ePlatform } from '../../src/index.ts';

/** A table of one of the platform's databases. */
interface Table {
  readonly name: string;
  readonly from: string;
}

/** How many rows each table of the platform holds, by `<service>.<table>`. */
export async function rowCounts(platform: E2ePlatform): Promise<Record<string, number>> {
  const counts = await Promise.all(
    serviceNames.map((owner) =>
      inDatabase(platform, owner, async (client, tables) => {
        const selects = tables.map(
          ({ name, from }) => `select ${pg.escapeLiteral(name)} as name, count(*)::int from ${from}`,
        );
        return (await client.query<{ name: string; count: number }>(selects.join(' union all '))).rows;
      }),
    ),
  );
  return Object.fromEntries(counts.flat().map(({ name, count }) => [name, count]));
}

/** Every row of every table as the text that Postgres makes of it, by `<service>.<table>`. */
export async function rowsAsText(platform: E2ePlatform): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  for (const owner of serviceNames)
    await inDatabase(platform, owner, async (client, tables) => {
      for (const { name, from } of tables) {
        // Bytes are told as text too where they are some: Postgres itself would write them in hexadecimal digits.
        const { rows } = await client.query<Record<string, unknown>>(`select * from ${from}`);
        texts.set(name, rows.map(textOf));
      }
    });
  return texts;
}

function textOf(row: Record<string, unknown>): string {
  return Object.values(row).map(valueAsText).join('\n');
}

function valueAsText(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Looks at the tables of a service: `<service>.<table>`, and what a statement calls it. */
async function inDatabase<T>(
  { platform }: E2ePlatform,
  owner: ServiceName,
  look: (client: pg.Client, tables: readonly Table[]) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: platform.site.databaseUrl(owner) });
  await client.connect();
  try {
    const { rows } = await client.query<{ schema: string; table: string }>(
      `select table_schema as schema, table_name as "table" from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`,
    );
    const tables = rows.map(({ schema, table }) => ({
      name: `${owner}.${table}`,
      from: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`,
    }));
    return await look(client, tables);
  } finally {
    await client.end();
  }
}
