import { randomUUID } from 'node:crypto';
import { EnrollmentStage } from '@review-reply/proto/identity/v1/enrollment';
import type { Answer, E2eAccount, E2ePlatform } from '../../src/index.ts';
import { partnerHost } from '../../src/work/partner.ts';
import { eventuallyByApi, newKey } from '../../src/work/requests.ts';
import { goThrough } from '../enrollment/client-browser.ts';

/** A person at Google with a place there. `tag` stands in every text of theirs: names, places, reviews, URLs. */
export interface Person {
  readonly tag: string;
  readonly sub: string;
  readonly placeId: string;
}

/** A partner's client with a place, for which the partner acts. */
export interface ClientAccount extends Person {
  readonly accountId: bigint;
  readonly enrollmentId: number;
  readonly placeRef: bigint;
  /** Calls the API for the client. */
  act(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  /** The client's reviews, once there are as many. */
  reviewIds(count: number): Promise<number[]>;
}

export async function newPerson({ simulator }: E2ePlatform): Promise<Person> {
  const tag = `leaver${randomUUID().slice(0, 8)}`;
  const placeId = `place-${tag}`;
  const location = { place_id: placeId, title: `Demo Lounge ${tag}`, city: 'Paris', category: 'Airport lounge' };
  const { sub } = await simulator.openLogin(`sub-${tag}`, [location]);
  await simulator.write(placeId, [{ rating: 4, text: `Quiet and clean, ${tag}.`, author: `Guest ${tag}` }]);
  return { tag, sub, placeId };
}

/** Has a person enrol with the partner: the account is made, or found again. */
export async function enrol(e2e: E2ePlatform, partner: E2eAccount, person: Person): Promise<ClientAccount> {
  const { tag, placeId } = person;
  const invitation = {
    email: `${tag}@example.com`,
    name: `Demo ${tag}`,
    external_ref: `ref-${tag}`,
    return_url: `https://${partnerHost}/back?client=${tag}`,
    service: 'pro',
  };
  const invited = await partner.api.call('POST', '/enrollments', { headers: newKey(), body: invitation });
  const { enrollment_id: enrollmentId, connect_url: connectUrl } = expectStatus(201, invited).body.data;
  const { stage } = await goThrough(e2e, connectUrl, person);
  if (stage !== EnrollmentStage.COMPLETED && stage !== EnrollmentStage.WORKING)
    throw new Error(`The sign-in ended at stage ${stage}.`);
  const accountId = await eventuallyByApi(async () => {
    const { body } = await partner.api.call('GET', `/enrollments/${enrollmentId}`);
    if (body.data.status !== 'completed') throw new Error(`The enrolment is ${body.data.status}.`);
    return BigInt(body.data.account_id);
  });
  const act: ClientAccount['act'] = (method, path, { body, headers = {} } = {}) =>
    partner.api.call(method, path, {
      headers: { 'service-account': String(accountId), ...headers },
      ...(body === undefined ? {} : { body }),
    });
  return {
    ...person,
    ...{ accountId, enrollmentId, act, placeRef: await placeRefOf(e2e, accountId, placeId) },
    reviewIds: (count) =>
      eventuallyByApi(async () => {
        const { body } = await act('GET', `/reviews?place_id=${placeId}&limit=100`);
        if (body.data?.length !== count) throw new Error(`There are ${body.data?.length} of ${count} reviews.`);
        return body.data.map((review: { review_id: number }) => review.review_id);
      }),
  };
}

async function placeRefOf({ services }: E2ePlatform, accountId: bigint, placeId: string): Promise<bigint> {
  const { places, operator } = services;
  const listed = await places.listPlaces({ accountId }, operator);
  const found = listed.places.find((place) => place.placeId === placeId);
  if (found === undefined) throw new Error('The place was not connected.');
  return found.placeRef;
}

const expectStatus = (status: number, answer: Answer): Answer => {
  if (answer.status !== status) throw new Error(`${answer.method} ${answer.path}: ${answer.status} ${answer.text}`);
  return answer;
};

/** What a client leaves behind when every feature was used for it. */
export interface Used {
  readonly suggestionText: string;
  readonly generationOf: number;
  /** Of a reply that the platform does not take for now. */
  readonly retryingPublicationId: number;
}

/**
 * Uses every feature for a client: settings, webhooks of its own, suggestions, replies that are published and one that
 * waits for the platform, an idempotency key used twice.
 */
export async function useEverything(
  e2e: E2ePlatform,
  { tag, placeId, placeRef, accountId, act, reviewIds }: ClientAccount,
): Promise<Used> {
  const { services, simulator } = e2e;
  const { billing, operator } = services;
  await billing.setPlan({ accountId, placeRef, plan: 'pro' }, operator);
  const grant = { accountId, amountMilliSuns: 5_000n, reason: `Welcome ${tag}`, idempotencyKey: `grant-${tag}` };
  await billing.grantSuns(grant, operator);
  const hook = { url: `http://127.0.0.1:9/${tag}`, events: ['review.created', 'reply.published', 'reply.failed'] };
  const created = { headers: newKey(), body: hook };
  for (const _ of ['once', 'again']) expectStatus(201, await act('POST', '/webhooks', created));
  await services.places.setPlaceSettings(
    {
      accountId,
      placeId,
      active: true,
      settings: {
        tone: 6,
        greeting: 'first_name',
        negativeReviewContact: true,
        supportEmail: `support-${tag}@example.com`,
        signature: `The ${tag} team`,
        reportFrequencyDays: 7,
        autopilot: { enabled: false, delayHours: 24, minRating: 4 },
        platforms: {},
      },
    },
    operator,
  );
  const [first] = await reviewIds(1);
  await simulator.write(placeId, [
    { rating: 5, text: `Friendly staff, ${tag}.`, author: `Guest ${tag}` },
    { rating: 2, text: `A long queue, ${tag}.`, author: `Guest ${tag}` },
  ]);
  const ids = await reviewIds(3);
  const [second, third] = ids.filter((id) => id !== first);
  const suggested = expectStatus(
    201,
    await act('POST', `/reviews/${first}/suggestions`, {
      headers: newKey(),
      body: { instructions: `Mention ${tag}.` },
    }),
  ).body.data;
  const reply = async (reviewId: number | undefined, body: object) =>
    expectStatus(202, await act('POST', `/reviews/${reviewId}/replies`, { headers: newKey(), body })).body.data;
  const published = await reply(first, { suggestion_id: suggested.suggestion_id });
  await reply(second, { text: `Thank you from ${tag}.` });
  await eventuallyByApi(async () =>
    expectBody(await act('GET', `/publications/${published.publication_id}`), { status: 'published' }),
  );
  await simulator.addFault({ target: 'google.reviews.reply', place_id: placeId, status: 503, times: 100 });
  const retrying = await reply(third, { text: `We are sorry, ${tag}.` });
  await eventuallyByApi(async () =>
    expectBody(await act('GET', `/publications/${retrying.publication_id}`), { status: 'retrying' }),
  );
  return {
    suggestionText: suggested.text,
    generationOf: suggested.suggestion_id,
    retryingPublicationId: retrying.publication_id,
  };
}

function expectBody({ body, text }: Answer, wanted: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(wanted)) if (body.data[name] !== value) throw new Error(text);
}
