import type { EventEmitter } from 'node:events';
import { eventually } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterCommit, inTransaction, runInTransaction, runStatement } from '../src/index.ts';
import { type EmptyDatabase, openEmptyDatabase } from './open-database.ts';

let empty: EmptyDatabase;

beforeAll(async () => {
  empty = await openEmptyDatabase({ connectionsMax: 4 });
  await empty.database.sql.execute(
    sql`create table item (id bigint primary key, note text not null, parent bigint references item deferrable initially deferred)`,
  );
});
afterAll(() => empty?.close());

let lastId = 0n;
const nextId = () => ++lastId;
const insert = (id: bigint, note = '') => sql`insert into item (id, note) values (${id}, ${note})`;
const noteOf = async (id: bigint) => {
  const { rows } = await empty.database.sql.execute<{ note: string }>(sql`select note from item where id = ${id}`);
  return rows[0]?.note;
};

describe('inTransaction', () => {
  it('commits all of the work, or nothing of it', async () => {
    const [a, b] = [nextId(), nextId()];
    const failing = inTransaction(empty.database, async (tx) => {
      await tx.execute(insert(a));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await noteOf(a)).toBeUndefined();
    await inTransaction(empty.database, (tx) => tx.execute(insert(b, 'kept')));
    expect(await noteOf(b)).toBe('kept');
  });

  it('commits prepared statements with everything else, or not at all', async () => {
    const [a, b] = [nextId(), nextId()];
    const add = (id: bigint) => ({
      name: 'add-item',
      text: 'insert into item (id, note) values ($1, $2) returning note',
      values: [id, 'prepared'],
    });
    const failing = inTransaction(empty.database, async (tx) => {
      await runInTransaction(tx, add(a));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await noteOf(a)).toBeUndefined();
    const rows = await inTransaction(empty.database, async (tx) => {
      await tx.execute(insert(a));
      return runInTransaction(tx, add(b));
    });
    expect(rows).toEqual([{ note: 'prepared' }]);
    expect([await noteOf(a), await noteOf(b)]).toEqual(['', 'prepared']);
  });

  it('begins by the first statement, in no round trip of its own', async () => {
    const id = nextId();
    const { pool } = empty.database;
    let answers = 0;
    const onAnswer = () => {
      answers += 1;
    };
    const connectionOf = (client: PoolClient) => (client as unknown as { connection: EventEmitter }).connection;
    const listen = (client: PoolClient) => connectionOf(client).on('readyForQuery', onAnswer);
    const ignore = (_: unknown, client: PoolClient) => connectionOf(client).off('readyForQuery', onAnswer);
    pool.on('acquire', listen).on('release', ignore);
    await inTransaction(empty.database, async () => {});
    expect(answers).toBe(0);
    await inTransaction(empty.database, (tx) => tx.execute(insert(id, 'first')));
    expect(answers).toBe(2);
    pool.off('acquire', listen).off('release', ignore);
    expect(await noteOf(id)).toBe('first');
  });

  it('runs a prepared statement that could not be prepared the first time', async () => {
    const read = { name: 'read-later', text: 'select 1 as one from later', values: [] };
    const attempt = () => inTransaction(empty.database, (tx) => runInTransaction(tx, read));
    for (let times = 0; times < 3; times += 1) await expect(attempt()).rejects.toThrow('does not exist');
    await empty.database.sql.execute(sql`create table later as select`);
    expect(await attempt()).toEqual([{ one: 1 }]);
  });

  it('takes one name for one text only, and goes on', async () => {
    const [a, b] = [nextId(), nextId()];
    const name = 'two-texts';
    const add = (text: string, id: bigint) =>
      inTransaction(empty.database, (tx) => runInTransaction(tx, { name, text, values: [id] }));
    await add(`insert into item (id, note) values ($1, 'one')`, a);
    await expect(add(`insert into item (id, note) values ($1, 'two')`, b)).rejects.toThrow('must be unique');
    await add(`insert into item (id, note) values ($1, 'one')`, b);
    expect([await noteOf(a), await noteOf(b)]).toEqual(['one', 'one']);
  });

  it('runs both sides of a deadlock to their end', async () => {
    const [a, b] = [nextId(), nextId()];
    await inTransaction(empty.database, async (tx) => {
      await tx.execute(insert(a));
      await tx.execute(insert(b));
    });
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    let attempts = 0;
    const update = (first: bigint, second: bigint) =>
      inTransaction(empty.database, async (tx) => {
        attempts += 1;
        await tx.execute(sql`update item set note = note || 'x' where id = ${first}`);
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await tx.execute(sql`update item set note = note || 'x' where id = ${second}`);
      });
    await Promise.all([update(a, b), update(b, a)]);
    expect(attempts).toBeGreaterThan(2);
    expect([await noteOf(a), await noteOf(b)]).toEqual(['xx', 'xx']);
  });

  it('does not report as committed what a swallowed failure made Postgres roll back', async () => {
    const [a, b] = [nextId(), nextId()];
    await inTransaction(empty.database, (tx) => tx.execute(insert(a)));
    let told = false;
    const swallowing = inTransaction(empty.database, async (tx) => {
      afterCommit(tx, () => {
        told = true;
      });
      await tx.execute(insert(b));
      await tx.execute(insert(a)).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow('nothing can be committed');
    expect(told).toBe(false);
    expect(await noteOf(b)).toBeUndefined();
  });

  it('calls back after the commit only, once, and not for attempts that were rolled back', async () => {
    const a = nextId();
    const seen: Array<string | undefined> = [];
    let attempts = 0;
    await inTransaction(empty.database, async (tx) => {
      attempts += 1;
      afterCommit(tx, () => seen.push(`attempt ${attempts}`));
      await tx.execute(insert(a));
      expect(seen).toEqual([]);
      if (attempts === 1) await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
    });
    expect(seen).toEqual(['attempt 2']);
    // Refused by the commit itself.
    const dangling = inTransaction(empty.database, async (tx) => {
      afterCommit(tx, () => seen.push('dangling'));
      await tx.execute(sql`insert into item (id, note, parent) values (${nextId()}, '', -1)`);
    });
    await expect(dangling).rejects.toThrow();
    expect(seen).toEqual(['attempt 2']);
  });

  it('gives up on a lock after its time and keeps the connection usable', async () => {
    const a = nextId();
    await inTransaction(empty.database, (tx) => tx.execute(insert(a)));
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holder = inTransaction(empty.database, async (tx) => {
      await tx.execute(sql`select 1 from item where id = ${a} for update`);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const start = performance.now();
    const waiting = inTransaction(empty.database, async (tx) => {
      await tx.execute(sql`set local lock_timeout = '50ms'`);
      await tx.execute(sql`update item set note = 'late' where id = ${a}`);
    });
    await expect(waiting).rejects.toMatchObject({ cause: { code: '55P03' } });
    expect(performance.now() - start).toBeLessThan(5_000);
    release.resolve();
    await holder;
    expect(await noteOf(a)).toBe('');
  });
});

describe('a transaction that gives its statements more time', () => {
  const limits = { statementTimeoutMs: 60_000 };
  const limit = sql`select current_setting('statement_timeout') as limit`;

  it('waits for their answers beyond what the pool waits for others', async () => {
    const { database, close } = await openEmptyDatabase();
    try {
      database.pool.options.query_timeout = 200;
      const slow = sql`select 1 as one from pg_sleep(0.5)`;
      const twice = async (work: typeof limits | undefined) =>
        inTransaction(database, async (tx) => [await tx.execute(slow), await tx.execute(slow)], work);
      expect((await twice(limits)).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
      await expect(twice(undefined)).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
    } finally {
      await close();
    }
  });

  it('has them ended by the server in time, and leaves other transactions their limit', async () => {
    const late = inTransaction(empty.database, (tx) => tx.execute(sql`select pg_sleep(30)`), {
      statementTimeoutMs: 50,
    });
    await expect(late).rejects.toMatchObject({ cause: { code: '57014' } });
    const { rows } = await inTransaction(empty.database, (tx) => tx.execute(limit), limits);
    expect(rows).toEqual([{ limit: '1min' }]);
    const others = await Promise.all([1, 2, 3, 4].map(() => inTransaction(empty.database, (tx) => tx.execute(limit))));
    expect(others.flatMap((other) => other.rows)).toEqual(Array(4).fill({ limit: '15s' }));
  });
});

describe('the pool', () => {
  it('limits every statement, lock and idle transaction', async () => {
    const { rows } = await empty.database.sql.execute(sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`);
    expect(rows).toEqual([{ statement: '15s', lock: '2s', idle: '30s' }]);
  });

  it('reads 64-bit numbers exactly', async () => {
    const rows = await runStatement(empty.database, {
      name: 'largest',
      text: 'select $1::bigint as largest',
      values: [9_223_372_036_854_775_807n],
    });
    expect(rows).toEqual([{ largest: 9_223_372_036_854_775_807n }]);
  });

  it('outlives the loss of every connection, idle, waiting or in the middle of a transaction', async () => {
    const { database, asAdmin } = empty;
    const name = database.pool.options.application_name;
    const terminate = () =>
      asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`);
    for (let round = 0; round < 3; round += 1) {
      // A connection that was just ended may be lent out once more.
      await eventually(() => Promise.all([1, 2, 3].map(() => database.ping())));
      const begun = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const between = inTransaction(database, async (tx) => {
        await tx.execute(sql`select 1`);
        begun.resolve();
        await goOn.promise;
        await tx.execute(sql`select 2`);
      });
      const during = inTransaction(database, (tx) => tx.execute(sql`select pg_sleep(10)`));
      const failed = Promise.allSettled([between, during]);
      await begun.promise;
      await eventually(async () => {
        const { rowCount } = await asAdmin(
          `select 1 from pg_stat_activity where application_name = '${name}' and query like '%pg_sleep%'`,
        );
        expect(rowCount).toBe(1);
      });
      await terminate();
      goOn.resolve();
      expect((await failed).map((result) => result.status)).toEqual(['rejected', 'rejected']);
    }
    // None of the four places is lost.
    await eventually(() =>
      Promise.all([1, 2, 3, 4].map(() => inTransaction(database, (tx) => tx.execute(sql`select 1`)))),
    );
    expect(database.pool.totalCount).toBeLessThanOrEqual(4);
    expect(database.pool.waitingCount).toBe(0);
  });
});
