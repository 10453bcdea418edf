import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { answerSlackMs, type Database, type Transaction } from './database.ts';
import { type Statements, withLateBegin } from './late-begin.ts';
import { isWorthRepeating } from './pg-error.ts';

const attemptsMax = 5;
const backoffMs = 20;

/** What a transaction that `inTransaction` opened has beside drizzle's methods. */
interface Opened {
  readonly statements: Statements;
  readonly callbacks: Array<() => void>;
}

export interface TransactionOptions {
  /** What each statement may take at the server, for those that read a great deal. Default what all may take. */
  readonly statementTimeoutMs?: number;
}

const opened = new WeakMap<Transaction, Opened>();

/**
 * Runs `work` in one transaction (READ COMMITTED) and commits it. Deadlocks, serialization failures and lock timeouts
 * run it again, at most five times, so `work` must have no effect outside the transaction: no remote call, no send.
 * @throws what `work` throws, after a rollback; an Error when `work` swallowed the failure of a statement, and when the
 *   connection was lost during the commit: then whether it committed is not known
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { result, callbacks } = await repeated(() => once(database, work, options));
  for (const callback of callbacks) callSafely(callback);
  return result;
}

/**
 * One attempt. The connection is taken here rather than by drizzle, which loses it when `begin` fails, and hides the
 * reason of a failure when the rollback fails too.
 */
async function once<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
  { statementTimeoutMs }: TransactionOptions,
): Promise<{ result: T; callbacks: Array<() => void> }> {
  const callbacks: Array<() => void> = [];
  const client = await database.pool.connect();
  let failure: { readonly of: unknown } | undefined;
  const statements = withLateBegin(client, statementTimeoutMs && statementTimeoutMs + answerSlackMs);
  let doubtful = true;
  try {
    const result = await drizzle({ client: statements as PoolClient }).transaction(async (tx) => {
      opened.set(tx, { statements, callbacks });
      try {
        if (statementTimeoutMs !== undefined)
          await tx.execute(sql.raw(`set local statement_timeout = ${statementTimeoutMs}`));
        const value = await work(tx);
        // Postgres answers the commit of a failed transaction by rolling it back, without an error.
        await untilStatusIsKnown(client);
        if (client.getTransactionStatus() === 'E') throw new Error('A statement failed, so nothing can be committed.');
        return value;
      } catch (error) {
        failure = { of: error };
        throw error;
      }
    });
    doubtful = false;
    return { result, callbacks };
  } catch (error) {
    // Any other error than the work's own comes from begin, commit or rollback: the connection's state is not known.
    doubtful = failure?.of !== error;
    throw failure === undefined ? error : failure.of;
  } finally {
    client.release(doubtful);
  }
}

/**
 * The driver tells of a failed statement before it has read the transaction's new status: a further statement is
 * answered only after that. Costs nothing when no statement failed.
 */
async function untilStatusIsKnown(client: PoolClient): Promise<void> {
  const { readyForQuery } = client as PoolClient & { readonly readyForQuery?: boolean };
  if (readyForQuery === false) await client.query('select 1').catch(() => {});
}

/**
 * The transaction has committed: a callback's defect must not tell the caller otherwise. It ends the process instead.
 */
function callSafely(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    setImmediate(() => {
      throw error;
    });
  }
}

/**
 * Runs one statement, which is then a transaction of its own: one round trip instead of three. It is prepared once a
 * connection under its name, and repeated as `inTransaction` repeats.
 * @param statement `name` stands for one text only, in the whole process
 */
export async function runStatement<R extends object>(
  database: Database,
  statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
): Promise<R[]> {
  const { name, text, values } = statement;
  return repeated(async () => (await database.pool.query<R>({ name, text, values: [...values] })).rows);
}

async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === attemptsMax || !isWorthRepeating(error)) throw error;
      await delay(backoffMs * 2 ** tries * Math.random());
    }
  }
}

/**
 * Runs one statement in an open transaction. It is prepared once a connection under its name; what drizzle sends is
 * read and planned anew each time, which for a short statement is most of what it costs.
 * @param statement `name` stands for one text only, in the whole process
 */
export async function runInTransaction<R extends object>(
  tx: Transaction,
  { name, text, values }: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
): Promise<R[]> {
  return (await openedBy(tx, 'runInTransaction').statements.query<R>({ name, text, values: [...values] })).rows;
}

/** Calls `callback` once the transaction has committed, and never when it rolls back. It must not throw. */
export function afterCommit(tx: Transaction, callback: () => void): void {
  openedBy(tx, 'afterCommit').callbacks.push(callback);
}

function openedBy(tx: Transaction, who: string): Opened {
  const found = opened.get(tx);
  if (found === undefined) throw new Error(`${who} needs a transaction that inTransaction opened.`);
  return found;
}
