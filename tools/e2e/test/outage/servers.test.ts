import { eventually } from '@review-reply/testing';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { terminateConnections, wipe } from '../../src/drill/faults-of-servers.ts';
import { topicOf } from '../../src/topic.ts';
import { expectCaughtUp } from '../../src/work/caught-up.ts';
import { useFixture } from '../survive/fixture.ts';
import { expectEachEffectOnce, expectOnlyUnavailable } from './effects.ts';
import { type Load, startLoad, succeeded } from './load.ts';
import { usePlatformWithServers } from './own-servers.ts';
import { manyReviews, recoversWithinMs, reportRecovery, suns } from './support.ts';
import { sendUnreadable } from './unreadable.ts';

/** Of what reviews tells. */
const listeners = ['identity', 'places', 'webhooks'];
/** Consumers that may be given up before a process ends; people get more, and so two minutes. */
const crashes = { KAFKA_CRASHES_MAX: '2' };
const { e2e, servers } = usePlatformWithServers({
  settings: () => ({
    ...Object.fromEntries(listeners.map((name) => [name, crashes])),
    // A capture that met an outage is made up for in seconds, where people wait ten minutes.
    billing: { ...crashes, HOLD_TTL_MS: '5000', SWEEP_EVERY_MS: '250', SWEEP_LEASE_MS: '2000' },
  }),
});
const fixture = useFixture(e2e);
const kafkaAwayForMs = 20_000;
const awayForMs = 4_000;
const travelMs = 3_600_000;
/** Of a call to a service (5 s), and as much again for the way on a busy machine, twice. */
const deadlineMs = 15_000;

const failures = (load: Load) => load.outcomes.filter((outcome) => !succeeded(outcome));

/** An account whose client is at work already. */
async function startWork() {
  const account = await fixture.newSubscriber({ suns, reviews: manyReviews });
  const load = await startLoad(account, manyReviews.length);
  await load.worksAgain(0);
  return { account, load };
}

/** Stops a server, goes on while `meanwhile` runs, and starts it again whatever happens. @returns when it was back */
async function without(name: 'kafka' | 'postgres' | 'redis', meanwhile: () => Promise<void>): Promise<number> {
  const server = servers()[name];
  await server.stop();
  try {
    await meanwhile();
  } finally {
    await server.start();
  }
  return performance.now();
}

async function expectRecovered({ account, load }: Awaited<ReturnType<typeof startWork>>, what: string, backAt: number) {
  reportRecovery(`${what}: every kind of request succeeds`, await load.worksAgain(backAt));
  await load.stop();
  return expectEachEffectOnce(load, { e2e: e2e(), databases: fixture.databases(), account, suns });
}

describe("Kafka's broker away for 20 s", () => {
  it('stops no request, and every event arrives once within 30 s of its return', async () => {
    const { account, load } = await startWork();
    const backAt = await without('kafka', async () => {
      await load.run(kafkaAwayForMs / 2);
      await e2e().simulator.write(account.placeId, [
        { rating: 5, text: 'Written while no event could be sent.' },
        { rating: 1, text: 'This one too.' },
      ]);
      await load.run(kafkaAwayForMs / 2);
    });
    await load.stop();
    expect(failures(load)).toEqual([]);
    await expectEachEffectOnce(load, { e2e: e2e(), databases: fixture.databases(), account, suns, written: 2 });
    const tookMs = performance.now() - backAt;
    reportRecovery('Kafka is back: every event has arrived', tookMs);
    expect(tookMs).toBeLessThan(recoversWithinMs);
  });
});

describe('Postgres', () => {
  it('restarted: refusals say so and come in time, what was answered is there, and all goes on by itself', async () => {
    const work = await startWork();
    const backAt = await without('postgres', () => work.load.run(awayForMs));
    await expectRecovered(work, 'Postgres is back', backAt);
    expect(failures(work.load).length).toBeGreaterThan(0);
    expectOnlyUnavailable(work.load.outcomes, deadlineMs);
    reportRecovery('Postgres is back: everything has settled', performance.now() - backAt);
    expect(performance.now() - backAt).toBeLessThan(recoversWithinMs);
  });

  it('with every connection terminated, again and again: the same', async () => {
    const work = await startWork();
    for (let times = 0; times < 4; times += 1) {
      await work.load.run(700);
      expect(await terminateConnections(servers().postgres.adminUrl)).toBeGreaterThan(0);
    }
    const backAt = performance.now();
    await expectRecovered(work, 'Connections were terminated', backAt);
    expectOnlyUnavailable(work.load.outcomes, deadlineMs);
    reportRecovery('Connections were terminated: everything has settled', performance.now() - backAt);
    expect(performance.now() - backAt).toBeLessThan(recoversWithinMs);
  });
});

describe('a consumer that KafkaJS gives up on', () => {
  it('ends its process, which is started again and goes on where it was', async () => {
    const account = await fixture.newSubscriber({ suns });
    for (const name of listeners) await expectCaughtUp(e2e(), name);
    const { progress, kafkaBrokers, platform, simulator } = e2e();
    const said = progress.length;
    const unreadable = await sendUnreadable(kafkaBrokers, topicOf(e2e(), 'reviews'));
    try {
      const ended = (name: string) => `${name} ended (code 1); starting it again in 0.5 s`;
      const expectEnded = () => expect(progress.slice(said)).toEqual(expect.arrayContaining(listeners.map(ended)));
      await eventually(expectEnded, { timeoutMs: recoversWithinMs });
    } finally {
      await unreadable.remove();
    }
    const backAt = performance.now();
    for (const name of listeners) await platform.process(name).waitReady(recoversWithinMs);
    await simulator.write(account.placeId, [{ rating: 5, text: 'Written when all were listening again.' }]);
    await account.readNow();
    expect(await account.hears(['review.created'])).toBe(1);
    for (const name of listeners) await expectCaughtUp(e2e(), name);
    reportRecovery('What a consumer could not read is gone: it is caught up', performance.now() - backAt);
    expect(performance.now() - backAt).toBeLessThan(recoversWithinMs);
  });
});

describe('Redis stopped and wiped', () => {
  it('stops no request, and time does not jump back', async () => {
    await e2e().advance(travelMs);
    const work = await startWork();
    const before = await businessTime(work.account);
    expect(before).toBeGreaterThan(Date.now() + travelMs - awayForMs);
    let during = 0;
    const backAt = await without('redis', async () => {
      await work.load.run(awayForMs);
      during = await businessTime(work.account);
      await expectLimitsCounted('in process');
    });
    await wipe(servers().redis.url);
    await expectLimitsCounted('in Redis');
    await work.load.run(awayForMs);
    const after = await businessTime(work.account);
    expect(during).toBeGreaterThanOrEqual(before);
    expect(after).toBeGreaterThanOrEqual(during);
    await expectRecovered(work, 'Redis is back', backAt);
    expect(failures(work.load)).toEqual([]);
    await e2e().advance(travelMs);
    expect(await businessTime(work.account)).toBeGreaterThanOrEqual(after + travelMs);
  });
});

/** As identity puts it into a token, in milliseconds, rounded to seconds. */
async function businessTime({ api, clientId, clientSecret }: Awaited<ReturnType<typeof fixture.newSubscriber>>) {
  const fresh = api.withToken(null);
  await fresh.authenticate(clientId, clientSecret);
  return Number(decodeJwt(fresh.token ?? '').iat) * 1_000;
}

/** What the gateway says of itself, once it says that its rate limits are counted there. */
function expectLimitsCounted(where: 'in process' | 'in Redis'): Promise<void> {
  return eventually(async () => {
    const response = await fetch(`http://127.0.0.1:${e2e().platform.site.port('gateway', 'health')}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ checks: { 'rate limits': { ok: true, counted: where } } });
  });
}
