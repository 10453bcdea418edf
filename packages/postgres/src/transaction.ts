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
  for (let attempt = 1; ; attempt++) {
    let callbacks: Array<() => void> = [];
    try {
      const result = await database.sql.transaction(async (tx) => {
        afterCommits.set(tx, callbacks);
        return work(tx);
      });
      for (const callback of callbacks) callback();
      return result;
    } catch (error) {
      callbacks = [];
      if (attempt === attemptsMax || !isWorthRepeating(error)) throw error;
      await delay(backoffMs * 2 ** attempt * Math.random());
    }
  }
}

/** Calls `callback` once the transaction has committed, and never when it rolls back. It must not throw. */
export function afterCommit(tx: Transaction, callback: () => void): void {
  const callbacks = afterCommits.get(tx);
  if (callbacks === undefined) throw new Error('afterCommit needs a transaction that inTransaction opened.');
  callbacks.push(callback);
}
