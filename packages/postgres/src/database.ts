import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { PostgresServer } from './settings.ts';
import './passing.ts';

type NoSchema = Record<string, never>;

/** What runs one statement in a transaction of its own. */
export type Executor = NodePgDatabase<NoSchema> | Transaction;

/** An open transaction; everything done with it commits together. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** A service's own database. */
export interface Database {
  readonly sql: NodePgDatabase<NoSchema>;
  readonly pool: pg.Pool;
  /** Fails when no connection answers; for readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions extends PostgresServer {
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** Connections at most. Default 10. */
  readonly connectionsMax?: number;
  /** Postgres' settings of each connection, beside the limits that all have. Default none. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when an idle connection fails, as at a restart of the server; the pool replaces it by itself. */
  readonly onError: (error: Error) => void;
}

const connectTimeoutMs = 5_000;
const idleTimeoutMs = 30_000;
const statementTimeoutMs = 15_000;
/** How much longer its answer is waited for: a server that hangs keeps no time limits itself. */
export const answerSlackMs = 5_000;
const lockTimeoutMs = 2_000;
const idleInTransactionTimeoutMs = 30_000;
const int8Oid = 20;

// Ids and amounts are 64 bits wide; a JavaScript number is not.
pg.types.setTypeParser(int8Oid, BigInt);

/** Opens a pool of connections with time limits on every wait. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    ssl: options.tls ?? false,
    application_name: options.applicationName,
    max: options.connectionsMax ?? 10,
    options: Object.entries(options.settings ?? {})
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + answerSlackMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
  });
  pool.on('error', options.onError);
  // While a connection is lent out the pool does not listen on it, and an 'error' that nobody hears ends the process.
  // Its borrower learns of the loss from the next statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    sql: drizzle({ client: pool }),
    pool,
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}
