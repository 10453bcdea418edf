import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type E2eAccount, usePlatform } from '../../src/index.ts';
import { simulatedModel } from '../../src/simulator.ts';
import { firstReviewId, newKey, reviewIds } from '../../src/work/requests.ts';
import { useFixture } from '../survive/fixture.ts';
import { type FailingHalf, openFailingHalf } from './failing-half.ts';
import { reportRecovery } from './support.ts';

let google: FailingHalf;
beforeAll(async () => {
  google = await openFailingHalf();
});
afterAll(async () => {
  await google?.close();
});

const e2e = usePlatform(() => ({
  settings: (site) => {
    google.target = site.simulatorUrl;
    return {
      reviews: {
        ...simulatedModel(site.simulatorUrl),
        GOOGLE_REVIEWS_URL: `${google.url}/mybusiness.googleapis.com`,
      },
    };
  },
}));
const fixture = useFixture(e2e);
const suns = 5;
const hangsForMs = 60_000;
/** What a suggestion may take altogether, as the gateway allows (28 s), and some for a busy machine. */
const suggestionDeadlineMs = 40_000;

const suggest = async ({ api, ...account }: E2eAccount, headers = newKey()) =>
  api.call('POST', `/reviews/${await firstReviewId({ ...account, api })}/suggestions`, { headers, body: { tone: 5 } });

describe('an AI endpoint that hangs', () => {
  it('costs its caller a wait, after which the rules write, and others are served meanwhile', async () => {
    const text = 'The one review whose reply no model writes.';
    const [account, other] = await Promise.all([
      fixture.newSubscriber({ suns, reviews: [{ rating: 4, text }] }),
      fixture.newSubscriber({ suns }),
    ]);
    await e2e().simulator.addFault({ target: 'ai.chat', contains: text, delay_ms: hangsForMs });
    const headers = newKey();
    const startedAt = performance.now();
    const hanging = suggest(account, headers).then((answer) => ({ answer, tookMs: performance.now() - startedAt }));
    await eventually(async () => expect(await account.suns()).toEqual({ balance: suns, held: 1 }));
    const askedAt = performance.now();
    expect((await suggest(other)).status).toBe(201);
    reportRecovery('While the AI endpoint hangs: another suggestion', performance.now() - askedAt);
    const again = await suggest(account, headers);
    expect([again.status, again.body.error.code]).toEqual([409, 'idempotency_in_progress']);

    const { answer, tookMs } = await hanging;
    expect(answer).toMatchObject({ status: 201, body: { data: { cost_suns: 1 } } });
    reportRecovery('The AI endpoint hangs: the reply by rules', tookMs);
    expect(tookMs).toBeLessThan(suggestionDeadlineMs);
    await eventually(async () => expect(await account.suns()).toEqual({ balance: suns - 1, held: 0 }));
    await account.hears(['review.suggestion_ready']);
  });
});

const repliesCount = 10;
/** Beyond the longest wait between two attempts (30 min), and that of a place that could not be read. */
const waitMs = 1_801_000;
/** More than there are attempts: on a busy machine time may pass before one was made. */
const waitsMax = 12;
const attemptWithinMs = 4_000;

describe('a platform that answers 500 to half of all calls, to some of them after they took effect', () => {
  it('gets every reply exactly once in the end, and goes on being read', async () => {
    const reviews = Array.from({ length: repliesCount }, (_, at) => ({ rating: 4, text: `Visit number ${at}.` }));
    const account = await fixture.newSubscriber({ suns, reviews });
    const ids = await reviewIds(account, repliesCount);
    google.failing = true;
    const publications = await Promise.all(ids.map((id) => reply(account, id)));
    await e2e().simulator.write(account.placeId, [{ rating: 5, text: 'Written while half of all calls failed.' }]);
    const areOnline = async () =>
      expect(await statesOf(account, publications)).toEqual(publications.map(() => 'published'));
    const areOnlineSoon = () =>
      eventually(areOnline, { timeoutMs: attemptWithinMs }).then(
        () => true,
        () => false,
      );
    for (let wait = 0; wait < waitsMax && !(await areOnlineSoon()); wait += 1) {
      await eventually(async () => expect(await statesOf(account, publications)).not.toContain('publishing'));
      await e2e().advance(waitMs);
    }
    await eventually(areOnline);
    const texts = ids.map((id) => textFor(id)).sort();
    const online = await e2e().simulator.replies(account.placeId);
    expect(online.map(({ text }) => text).sort()).toEqual(texts);
    const puts = (await e2e().simulator.calls('google.reviews.reply', account.placeId)).map(({ body }) => body);
    expect(puts.map((body) => (body as { comment: string }).comment).sort()).toEqual(texts);
    await account.hears(['review.created', ...publications.map(() => 'reply.published')]);
    expect(google.failed.before).toBeGreaterThan(0);
    expect(google.failed.after).toBeGreaterThan(0);
    console.info(`The platform failed ${google.failed.before} calls, and ${google.failed.after} after their effect.`);
    google.failing = false;
  });
});

const textFor = (reviewId: number) => `Thank you, ${reviewId}.`;

async function reply({ api }: E2eAccount, reviewId: number): Promise<number> {
  const body = { text: textFor(reviewId) };
  const answer = await api.call('POST', `/reviews/${reviewId}/replies`, { headers: newKey(), body });
  expect(answer.status).toBe(202);
  return answer.body.data.publication_id;
}

async function statesOf({ api, clientId, clientSecret }: E2eAccount, publications: readonly number[]) {
  // Tokens last an hour of business time, which passes here.
  await api.authenticate(clientId, clientSecret);
  const answers = await Promise.all(publications.map((id) => api.call('GET', `/publications/${id}`)));
  return answers.map(({ body }): string => body.data.status);
}
