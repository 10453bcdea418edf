import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { examine } from '@review-reply/admin';
import { type Servers, startServers } from '@review-reply/infra';
import { type ServiceName, serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import kafkajs from 'kafkajs';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type E2eAccount, usePlatform } from '../../src/index.ts';
import { openReceiver, type Receiver } from '../../src/work/receiver.ts';
import { newKey, publicationIn, repliesSent, reviewIds } from '../../src/work/requests.ts';
import { type ArchivedPostgres, archivePostgres } from './archived-postgres.ts';

const startWithinMs = 240_000;
const testTimeoutMs = 600_000;
const advanceSequences = readFileSync(
  new URL('../../../../deploy/postgres/after-restore.sql', import.meta.url),
  'utf8',
);
/** As the procedure says: what was committed late is read again too, and changes nothing. */
const rewoundBeforeMs = 60_000;
const afterFirstRetryMs = 31_000;

let dir: string;
let servers: Servers;
let postgres: ArchivedPostgres;
let receiver: Receiver;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'review-reply-restore-'));
  const { POSTGRES_URL: _, ...env } = process.env;
  const shared = { REDIS_URL: inject('redisUrl'), KAFKA_BROKERS: inject('kafkaBrokers').join(',') };
  servers = await startServers({ dir, ephemeral: true, env: { ...env, ...shared }, progress: () => {} });
  postgres = await archivePostgres(servers.postgres);
  receiver = await openReceiver();
}, startWithinMs);
// Registered before the platform's, so that it runs after that.
afterAll(async () => {
  await receiver?.close();
  await postgres?.close();
  await servers?.stop();
  await rm(dir, { recursive: true, force: true });
}, startWithinMs);
const e2e = usePlatform(() => ({ servers }));

async function suggest({ api }: E2eAccount, reviewId: number) {
  const { status, body } = await api.call('POST', `/reviews/${reviewId}/suggestions`, { headers: newKey(), body: {} });
  expect([status, body]).toEqual([201, expect.anything()]);
}

async function reply({ api }: E2eAccount, reviewId: number, text: string): Promise<number> {
  const { status, body } = await api.call('POST', `/reviews/${reviewId}/replies`, {
    headers: newKey(),
    body: { text },
  });
  expect([status, body]).toEqual([202, expect.anything()]);
  return body.data.publication_id;
}

const replied = async (account: E2eAccount, reviewId: number, text: string) =>
  publicationIn(account, await reply(account, reviewId, text), ['published']);

/** Starts a service on its database as it was at a moment, as the procedure of restoring says. */
async function restore(service: ServiceName, at: Date, { rewinds }: { rewinds: boolean }): Promise<void> {
  const { site } = e2e().platform;
  const port = String(await postgres.restore(at));
  const owner = new pg.Client({ connectionString: Object.assign(new URL(site.databaseUrl(service)), { port }).href });
  await owner.connect();
  await owner.query(advanceSequences);
  await owner.end();
  if (rewinds) await rewind(service, at);
  const process = e2e().platform.process(service);
  await process.restart({ POSTGRES_URL: Object.assign(new URL(site.processUrl(service)), { port }).href });
}

/** What `kafka-consumer-groups.sh --reset-offsets --to-datetime` does. */
async function rewind(service: ServiceName, at: Date): Promise<void> {
  const to = at.getTime() - rewoundBeforeMs;
  const { site } = e2e().platform;
  const groupId = `${site.names.kafkaPrefix}${service}`;
  const kafka = new kafkajs.Kafka({ brokers: [...e2e().kafkaBrokers], logLevel: kafkajs.logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  for (const { topic } of await admin.fetchOffsets({ groupId })) {
    const partitions = await admin.fetchTopicOffsetsByTimestamp(topic, to);
    await admin.setOffsets({ groupId, topic, partitions });
  }
  await admin.disconnect();
}

it(
  'is consistent again after its databases were restored to different seconds, and says what was lost',
  async () => {
    const { services, simulator } = e2e();
    const reviews = Array.from({ length: 5 }, (_, at) => ({ rating: 5, text: `Stay number ${at}.` }));
    const holder = await e2e().newAccount({ suns: 5, reviews });
    const url = receiver.urlOf('holder');
    await holder.api.post('/webhooks', { url, events: ['reply.published', 'review.created'] });
    const ids = await reviewIds(holder, reviews.length);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await postgres.backUp();

    await suggest(holder, first);
    await replied(holder, first, 'The first reply.');
    const atFirst = await postgres.now();

    const later = await e2e().newAccount({ suns: 5 });
    await suggest(holder, second);
    await replied(holder, second, 'The second reply.');
    // Accepted before the moment and published after it.
    await simulator.addFault({ target: 'google.reviews.get', place_id: holder.placeId, status: 503 });
    const underWay = await reply(holder, third, 'The third reply.');
    await publicationIn(holder, underWay, ['retrying']);
    const atSecond = await postgres.now();

    const lost = await e2e().newAccount();
    await e2e().advance(afterFirstRetryMs);
    await publicationIn(holder, underWay, ['published']);
    await suggest(holder, fourth);
    await replied(holder, fourth, 'The fourth reply.');
    const told = () => new Set(receiver.receivedBy('holder').map(({ id }) => id));
    await eventually(() => expect(told().size).toBe(4));
    const toldBefore = told();
    const spent = (await holder.api.call('GET', '/account')).body.data.suns;
    const atThird = await postgres.now();
    await postgres.archive();

    for (const { name } of e2e().platform.processes)
      if (name !== 'simulator') await e2e().platform.process(name).stop();
    const moments = { identity: atSecond, places: atFirst, reviews: atSecond, billing: atThird, webhooks: atFirst };
    // Who restores them forgets one rewind, which the doctor tells.
    const forgotten = 'webhooks';
    for (const service of serviceNames) await restore(service, moments[service], { rewinds: service !== forgotten });
    await e2e().platform.process('gateway').start();
    const passedOver = async () =>
      (await examine(services, { mend: false })).faults
        .filter(({ fault }) => fault === 'events passed over')
        .map(({ service }) => service);
    await eventually(async () => expect(new Set(await passedOver())).toEqual(new Set([forgotten])));
    await e2e().platform.process(forgotten).stop();
    await rewind(forgotten, moments[forgotten]);
    await e2e().platform.process(forgotten).start();
    await eventually(async () => expect(await passedOver()).toEqual([]));

    const { faults, mended } = await eventually(() => examine(services, { mend: true }));
    expect(mended.length).toBeGreaterThan(0);
    // What cannot be mended is named: an account that identity forgot, and a suggestion that reviews did.
    const lostPlace = String(lost.places[0]?.placeRef);
    const named = faults.map(({ service, fault, id }) => `${service}: ${fault} ${id}`);
    expect(
      named.filter(
        (text) => !/ (\d+)$/.test(text) || ![String(lost.accountId), lostPlace].includes(text.split(' ').at(-1) ?? ''),
      ),
    ).toEqual([expect.stringMatching(/^reviews: suggestion lost /)]);
    expect(named).toContain(`billing: accounts forgotten ${lost.accountId}`);
    expect(named).toContain(`billing: places forgotten ${lostPlace}`);

    // Nothing was charged twice.
    expect((await holder.api.call('GET', '/account')).body.data.suns).toEqual(spent);
    expect((await services.billing.verifyLedger({}, services.operator)).violations).toEqual([]);

    // Nothing was published twice, and what reviews forgot is read from the platform.
    const texts = ['The first reply.', 'The second reply.', 'The third reply.', 'The fourth reply.'];
    await eventually(
      async () => {
        const { body } = await holder.api.call('GET', `/reviews?place_id=${holder.placeId}&limit=100`);
        const online = body.data.flatMap((review: { replies: { status: string; text: string }[] }) =>
          review.replies.filter(({ status }) => status === 'online').map(({ text }) => text),
        );
        expect(online.toSorted()).toEqual(texts.toSorted());
      },
      { timeoutMs: 60_000 },
    );
    expect((await repliesSent(e2e(), holder.placeId)).map(({ body }) => (body as { comment: string }).comment)).toEqual(
      texts,
    );

    // Subscribers hear again of what was told after the moment, under the ids that they know; only a publication that
    // reviews ends a second time is told under another.
    await eventually(() => {
      const times = Map.groupBy(receiver.receivedBy('holder'), ({ id }) => id);
      for (const id of toldBefore) expect(times.has(id)).toBe(true);
      expect(Math.max(...[...times.values()].map(({ length }) => length))).toBeGreaterThan(1);
      const others = [...times].flatMap(([id, [event]]) => (toldBefore.has(id) ? [] : event));
      expect(others).toMatchObject([{ type: 'reply.published', data: { publication: { publication_id: underWay } } }]);
    });

    // A place that places forgot has its id again once it is connected, and ids go on beyond those that were given out.
    const [place] = later.places;
    const { sub, refreshToken } = await simulator.openLogin('later', [{ place_id: later.placeId, title: 'Later' }]);
    const login = { platform: 'google', platformUser: sub, credentials: refreshToken, placeIds: [] };
    const connected = await services.places.connectLogin({ accountId: later.accountId, ...login }, services.operator);
    expect(connected.places.map(({ placeRef }) => placeRef)).toEqual([place?.placeRef]);
    const fresh = await e2e().newAccount();
    expect(fresh.accountId).toBeGreaterThan(lost.accountId + 1_000_000n);
    expect(fresh.places[0]?.placeRef).toBeGreaterThan((lost.places[0]?.placeRef ?? 0n) + 1_000_000n);
  },
  testTimeoutMs,
);
