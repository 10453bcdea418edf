import { randomUUID } from 'node:crypto';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import type { Answer, E2eAccount, E2ePlatform } from '../../src/index.ts';
import { eventuallyByApi, newKey } from '../support.ts';

const termsVersion = '2026-01';

/** A partner's client with a place, for which the partner acts. */
export interface ClientAccount {
  readonly accountId: bigint;
  /** Stands in every text of the account: its name, address, place, reviews, replies, URLs. */
  readonly tag: string;
  readonly placeId: string;
  readonly placeRef: bigint;
  readonly googleSub: string;
  readonly refreshToken: string;
  /** Calls the API for the client. */
  act(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  /** The client's reviews, once there are as many. */
  reviewIds(count: number): Promise<number[]>;
}

/** Makes a client account as an operator would and attaches it to the partner. */
export async function newClient(e2e: E2ePlatform, partner: E2eAccount): Promise<ClientAccount> {
  const { services, simulator, secrets } = e2e;
  const { identity, places, billing, operator } = services;
  const tag = `leaver${randomUUID().slice(0, 8)}`;
  const account = { name: `Demo ${tag}`, email: `${tag}@example.com`, locale: 'en', kind: AccountKind.CLIENT };
  const { accountId } = await identity.createAccount(account, operator);
  await identity.acceptTerms({ accountId, version: termsVersion }, operator);
  const attachment = { accountId, partnerAccountId: partner.accountId, externalRef: `ref-${tag}`, service: 'pro' };
  await identity.attachAccount(attachment, operator);
  const placeId = `place-${tag}`;
  const location = { place_id: placeId, title: `Demo Lounge ${tag}`, city: 'Paris', category: 'Airport lounge' };
  const { sub: googleSub, refreshToken } = await simulator.openLogin(`sub-${tag}`, [location]);
  secrets.add('refresh token', refreshToken);
  await simulator.write(placeId, [{ rating: 4, text: `Quiet and clean, ${tag}.`, author: `Guest ${tag}` }]);
  const connected = await places.connectGoogle({ accountId, googleSub, refreshToken, placeIds: [] }, operator);
  const placeRef = connected.places[0]?.placeRef ?? 0n;
  await billing.setPlan({ accountId, placeRef, plan: 'pro' }, operator);
  const grant = { accountId, amountMilliSuns: 5_000n, reason: `Welcome ${tag}`, idempotencyKey: `grant-${tag}` };
  await billing.grantSuns(grant, operator);
  const act: ClientAccount['act'] = (method, path, { body, headers = {} } = {}) =>
    partner.api.call(method, path, {
      headers: { 'service-account': String(accountId), ...headers },
      ...(body === undefined ? {} : { body }),
    });
  return {
    ...{ accountId, tag, placeId, placeRef, googleSub, refreshToken, act },
    reviewIds: (count) =>
      eventuallyByApi(async () => {
        const { body } = await act('GET', `/reviews?place_id=${placeId}&limit=100`);
        if (body.data?.length !== count) throw new Error(`There are ${body.data?.length} of ${count} reviews.`);
        return body.data.map((review: { review_id: number }) => review.review_id);
      }),
  };
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
  { tag, placeId, accountId, act, reviewIds }: ClientAccount,
): Promise<Used> {
  const { services, simulator } = e2e;
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
    services.operator,
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
