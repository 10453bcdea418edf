import { serviceNames } from '@review-reply/rpc';
import pg from 'pg';
import type { E2ePlatform } from '../../src/index.ts';

/** A table of one of the platform's databases. */
interface Table {
  readonly name: string;
  query<Row extends pg.QueryResultRow>(select: string): Promise<Row[]>;
}

/** How many rows each table of the platform holds, by `<service>.<table>`. */
export async function rowCounts(platform: E2ePlatform): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await ofEveryTable(platform, async ({ name, query }) => {
    const [row] = await query<{ count: number }>('count(*)::int as count');
    counts[name] = row?.count ?? 0;
  });
  return counts;
}

/** Every row of every table as the text that Postgres makes of it, by `<service>.<table>`. */
export async function rowsAsText(platform: E2ePlatform): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  await ofEveryTable(platform, async ({ name, query }) => {
    // Bytes are told as text too where they are some: Postgres itself would write them in hexadecimal digits.
    const rows = await query<Record<string, unknown>>('*');
    texts.set(name, rows.map(textOf));
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

async function ofEveryTable({ platform }: E2ePlatform, visit: (table: Table) => Promise<void>): Promise<void> {
  for (const owner of serviceNames) {
    const client = new pg.Client({ connectionString: platform.site.databaseUrl(owner) });
    await client.connect();
    try {
      const { rows } = await client.query<{ schema: string; table: string }>(
        `select table_schema as schema, table_name as "table" from information_schema.tables
          where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`,
      );
      for (const { schema, table } of rows) {
        const from = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
        const query: Table['query'] = async (select) => (await client.query(`select ${select} from ${from}`)).rows;
        await visit({ name: `${owner}.${table}`, query });
      }
    } finally {
      await client.end();
    }
  }
}
