import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Transaction } from './database.ts';
import { isWorthRepeating } from './pg-error.ts';

const attemptsMax = 5;
const backoffMs = 20;

const afterCommits = new WeakMap<Transaction, Array<() => void>>();

/**
 * Runs `work` in one transaction (READ COMMITTED) and commits it. Deadlocks, serialization failures and lock timeouts
 * run it again, at most five times, so `work` must have no effect outside the transaction: no remote call, no send.
 * @throws what `work` throws, after a rollback
 */
export async function inTransaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { result, callbacks } = await repeated(async () => {
    const registered: Array<() => void> = [];
    const value = await database.sql.transaction(async (tx) => {
      afterCommits.set(tx, registered);
      return work(tx);
    });
    return { result: value, callbacks: registered };
  });
  for (const callback of callbacks) callback();
  return result;
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

/** Calls `callback` once the transaction has committed, and never when it rolls back. It must not throw. */
export function afterCommit(tx: Transaction, callback: () => void): void {
  const callbacks = afterCommits.get(tx);
  if (callbacks === undefined) throw new Error('afterCommit needs a transaction that inTransaction opened.');
  callbacks.push(callback);
}
