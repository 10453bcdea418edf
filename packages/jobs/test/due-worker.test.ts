import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fixedClock, systemClock } from '@review-reply/clock';
import { type Database, type Executor, openDatabase } from '@review-reply/postgres';
import { createLifecycle, type Lifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { createTestDatabase, eventually, type TestDatabase } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createWakeSignal, type DueWorkerOptions, type LeaseRequest, startDueWorker } from '../src/index.ts';

interface Job {
  readonly id: bigint;
}

const farAwayMs = 60_000;
const logger = createLogger({ service: 'test', level: 'silent' });
let created: TestDatabase;
let database: Database;
let lives: Lifecycle[];

beforeEach(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'jobs-'));
  writeFileSync(
    join(directory, '0001-demo.sql'),
    `create table job (id bigint generated always as identity primary key, due_at timestamptz not null,
      lease_until timestamptz, done integer not null default 0)`,
  );
  created = await createTestDatabase(inject('postgresUrl'), pathToFileURL(directory));
  database = openDatabase({ url: created.url, applicationName: 'test', connectionsMax: 10, onError: () => {} });
  lives = [];
});
afterEach(async () => {
  for (const life of lives) await life.stop();
  await database.close();
  await created.drop();
});

async function addJobs(count: number, dueAt = new Date(0)): Promise<void> {
  await database.sql.execute(sql`
    insert into job (due_at) select ${dueAt.toISOString()}::timestamptz from generate_series(1, ${count}::int)`);
}

async function lease(db: Executor, { limit, now, realNow, leaseUntil }: LeaseRequest): Promise<Job[]> {
  const { rows } = await db.execute<{ id: bigint }>(sql`
    update job set lease_until = ${leaseUntil.toISOString()} where id in (
      select id from job where done = 0 and due_at <= ${now.toISOString()}
        and (lease_until is null or lease_until <= ${realNow.toISOString()})
      order by id limit ${limit} for update skip locked)
    returning id`);
  return rows;
}

const settle = async ({ id }: Job): Promise<void> => {
  await database.sql.execute(sql`update job set done = done + 1 where id = ${id}`);
};
const done = async (): Promise<number[]> => {
  const { rows } = await database.sql.execute<{ done: number }>(sql`select done from job order by id`);
  return rows.map((row) => row.done);
};

function work(options: Partial<DueWorkerOptions<Job>>) {
  const life = options.life ?? createLifecycle({ name: 'test', logger });
  lives.push(life);
  const due = createWakeSignal();
  startDueWorker<Job>({
    name: 'demo',
    database,
    clock: systemClock,
    life,
    concurrencyMax: 5,
    leaseMs: 30_000,
    pollEveryMs: 20,
    lease,
    handle: settle,
    due,
    ...options,
  });
  return { life, wake: due.wake };
}

it('shares due work among replicas: each job is done once, never more at a time than allowed', async () => {
  await addJobs(200);
  const running = [0, 0];
  const most = [0, 0];
  for (const n of [0, 1] as const) {
    work({
      handle: async (job) => {
        running[n] = (running[n] ?? 0) + 1;
        most[n] = Math.max(most[n] ?? 0, running[n] ?? 0);
        await database.sql.execute(sql`select pg_sleep(0.005)`);
        await settle(job);
        running[n] = (running[n] ?? 0) - 1;
      },
    });
  }
  await eventually(async () => expect((await done()).every((times) => times > 0)).toBe(true));
  expect(await done()).toEqual(Array.from({ length: 200 }, () => 1));
  expect(most).toEqual([5, 5]);
});

it('takes a job when it falls due in business time, not before', async () => {
  const clock = fixedClock(new Date('2030-01-01T00:00:00Z'));
  await addJobs(1, new Date('2030-01-01T06:00:00Z'));
  let looks = 0;
  work({
    clock,
    lease: (db, request) => {
      looks += 1;
      return lease(db, request);
    },
  });
  await eventually(() => expect(looks).toBeGreaterThan(3));
  expect(await done()).toEqual([0]);
  clock.advance(6 * 3_600_000);
  await eventually(async () => expect(await done()).toEqual([1]));
});

it('does a job again when its worker failed, once the lease has passed, and no other because of it', async () => {
  await addJobs(3);
  const triedAt: number[] = [];
  let leasedUntil: Date | undefined;
  work({
    leaseMs: 300,
    lease: (db, request) => {
      leasedUntil ??= request.leaseUntil;
      return lease(db, request);
    },
    // Not even a promise: a defect that throws at once must not cost the jobs leased with it.
    handle: (job) => {
      if (job.id !== 1n) return settle(job);
      triedAt.push(Date.now());
      if (triedAt.length === 1) throw new Error('on purpose');
      return settle(job);
    },
  });
  await eventually(async () => expect(await done()).toEqual([1, 1, 1]));
  expect(triedAt).toHaveLength(2);
  expect(triedAt[1]).toBeGreaterThanOrEqual(Number(leasedUntil));
});

it('waits at the stop for what runs, tells it, and takes nothing new', async () => {
  await addJobs(5);
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { life, wake } = work({
    concurrencyMax: 1,
    handle: async (job, signal) => {
      signal.addEventListener('abort', () => told.resolve());
      begun.resolve();
      await gate.promise;
      await settle(job);
    },
  });
  await begun.promise;
  let stopped = false;
  const stopping = life.stop().then(() => {
    stopped = true;
  });
  await told.promise;
  wake();
  await database.ping();
  expect(stopped).toBe(false);
  gate.resolve();
  await stopping;
  expect(await done()).toEqual([1, 0, 0, 0, 0]);
});

it('hands back what it leased while the stop began', async () => {
  await addJobs(3);
  const life = createLifecycle({ name: 'test', logger });
  const givenBack: bigint[] = [];
  work({
    life,
    lease: async (db, request) => {
      const jobs = await lease(db, request);
      void life.stop();
      return jobs;
    },
    giveBack: async ({ id }) => {
      if (id === 1n) throw new Error('on purpose');
      givenBack.push(id);
    },
  });
  await life.stop();
  expect(givenBack).toEqual([2n, 3n]);
  expect(await done()).toEqual([0, 0, 0]);
});

const giveBack = async ({ id }: Job): Promise<void> => {
  await database.sql.execute(sql`update job set lease_until = null where id = ${id}`);
};

it('does a job that an outage interrupted again without waiting for its lease to pass', async () => {
  await addJobs(1);
  let tries = 0;
  const startedAt = performance.now();
  work({
    leaseMs: farAwayMs,
    handle: async (job) => {
      tries += 1;
      if (tries === 1) await database.sql.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      await settle(job);
    },
    giveBack,
  });
  await eventually(async () => expect(await done()).toEqual([1]));
  expect(tries).toBe(2);
  expect(performance.now() - startedAt).toBeLessThan(farAwayMs / 2);
});

it('leaves the job of a defect to its lease, so that it does not come back at once for ever', async () => {
  await addJobs(2);
  const given: bigint[] = [];
  work({
    leaseMs: farAwayMs,
    handle: async (job) => {
      if (job.id === 1n) throw new Error('on purpose');
      await settle(job);
    },
    giveBack: async (job) => void given.push(job.id),
  });
  await eventually(async () => expect(await done()).toEqual([0, 1]));
  expect(given).toEqual([]);
});

it('looks at once when it is woken, also when it was looking already', async () => {
  let looks = 0;
  const { wake } = work({
    pollEveryMs: farAwayMs,
    lease: async (db, request) => {
      looks += 1;
      const jobs = await lease(db, request);
      if (looks === 2) {
        // Too late for this look, and the ring comes before the worker waits for it.
        await addJobs(1);
        wake();
      }
      return jobs;
    },
  });
  await eventually(() => expect(looks).toBe(1));
  wake();
  await eventually(async () => expect(await done()).toEqual([1]), { timeoutMs: 5_000 });
});

it('goes on with waiting work as soon as a place is free, without a poll', async () => {
  await addJobs(12);
  work({ concurrencyMax: 2, pollEveryMs: farAwayMs });
  await eventually(async () => expect(await done()).toEqual(Array.from({ length: 12 }, () => 1)), { timeoutMs: 5_000 });
});

it('looks again by itself after the database was away', async () => {
  await addJobs(1);
  let looks = 0;
  work({
    pollEveryMs: farAwayMs,
    lease: async (db, request) => {
      looks += 1;
      if (looks <= 3) await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      return lease(db, request);
    },
  });
  await eventually(async () => expect(await done()).toEqual([1]));
});
