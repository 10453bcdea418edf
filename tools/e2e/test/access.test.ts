import { type Operation, operations } from '@review-reply/api-schemas';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Api, type E2eAccount, usePlatform } from '../src/index.ts';
import { firstReviewId, newKey } from '../src/work/requests.ts';

const tokenLifetimeMs = 3_600_000;
const nobodysId = '900000000001';
const all = Object.values<Operation>(operations);
const byToken = all
  .filter(({ auth }) => auth === 'bearer')
  .map((operation) => [operation.operationId, operation] as const);
const scoped = byToken.filter(([, { scope }]) => scope !== null);
/** What partners do as themselves is refused to everybody else by its scope, and to no client account. */
const ofAccounts = byToken.filter(([, { scope }]) => scope !== 'accounts:manage');
const withIds = ofAccounts.filter(([, { path }]) => path.includes('{'));

/** Bodies where the documented example needs something that is there. */
const bodies: Readonly<Record<string, unknown>> = { createReply: { text: 'Thank you for your visit.' } };

const e2e = usePlatform();

/** Calls an operation with everything in place but what the test is about. */
function call(api: Api, operation: Operation, ids: Readonly<Record<string, string>>, headers = {}): Promise<Answer> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`Say in this test which ${name} there is.`);
    return encodeURIComponent(id);
  });
  const body = operation.bodyType === 'json' ? (bodies[operation.operationId] ?? operation.requestExample) : undefined;
  return api.call(operation.method.toUpperCase(), path, {
    headers: { ...(operation.idempotency === 'required' ? newKey() : {}), ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

const codeOf = ({ status, body }: Answer) => ({ status, code: body.error?.code });
const nobodys = {
  account_id: nobodysId,
  enrollment_id: nobodysId,
  review_id: nobodysId,
  publication_id: nobodysId,
  webhook_id: nobodysId,
  delivery_id: nobodysId,
  place_id: 'demo-nowhere',
  number: '2099-000001',
  section: 'hours',
};

describe('without a good token', () => {
  const bad: Record<string, string | null> = { missing: null };

  beforeAll(async () => {
    const { token } = (await e2e().newAccount({ locations: 0 })).api;
    if (token === null) throw new Error('There is no token.');
    await e2e().advance(tokenLifetimeMs + 1_000);
    bad.expired = token;
    const { token: good } = (await e2e().newAccount({ locations: 0 })).api;
    bad['signed by a foreign key'] = await signedByForeignKey(good ?? '');
    bad.changed = withoutItsSignature(good ?? '');
    bad['not signed'] = unsigned(good ?? '');
  });

  it.each(byToken)('%s answers 401 whatever is wrong with it', async (_, operation) => {
    for (const [what, token] of Object.entries(bad)) {
      const answer = await call(e2e().api(token), operation, nobodys);
      expect(codeOf(answer), what).toEqual({ status: 401, code: 'invalid_token' });
    }
  });
});

/** All that a real token says, signed by a key that is not ours but is called the same. */
async function signedByForeignKey(token: string): Promise<string> {
  const { privateKey } = await generateKeyPair('EdDSA');
  const header = decodeProtectedHeader(token);
  return new SignJWT(decodeJwt(token)).setProtectedHeader({ ...header, alg: 'EdDSA' }).sign(privateKey);
}

/** Its own signature over other claims. */
function withoutItsSignature(token: string): string {
  const [header, , signature] = token.split('.');
  return `${header}.${inBase64({ ...decodeJwt(token), sub: '1' })}.${signature}`;
}

function unsigned(token: string): string {
  return `${inBase64({ ...decodeProtectedHeader(token), alg: 'none' })}.${token.split('.')[1]}.`;
}

const inBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('without the scope', () => {
  let partner: E2eAccount;

  beforeAll(async () => {
    partner = await e2e().newAccount({ kind: 'partner' });
  });

  it.each(scoped)('%s answers 403 to a token with every other scope', async (_, operation) => {
    const granted = String(decodeJwt(partner.api.token ?? '').scope).split(' ');
    expect(granted).toContain(operation.scope);
    const { body } = await e2e()
      .api()
      .call('POST', '/oauth/token', {
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: partner.clientId,
          client_secret: partner.clientSecret,
          scope: granted.filter((scope) => scope !== operation.scope).join(' '),
        }),
      });
    const answer = await call(e2e().api(body.access_token), operation, nobodys);
    expect(codeOf(answer)).toEqual({ status: 403, code: 'insufficient_scope' });
    expect(answer.headers.get('www-authenticate')).toContain(`scope="${operation.scope}"`);
  });
});

describe("another account's", () => {
  let owner: E2eAccount;
  let stranger: E2eAccount;
  let theirs: typeof nobodys;

  beforeAll(async () => {
    [owner, stranger] = await Promise.all([e2e().newAccount({ suns: 5 }), e2e().newAccount({ suns: 5 })]);
    const reviewId = await firstReviewId(owner);
    const reply = { headers: newKey(), body: { text: 'Thank you.' } };
    const { body: publication } = await owner.api.call('POST', `/reviews/${reviewId}/replies`, reply);
    const { body: webhook } = await owner.api.call('POST', '/webhooks', {
      body: { url: 'http://127.0.0.1:9/hook', events: ['review.created'] },
    });
    const { body: ping } = await owner.api.call('POST', `/webhooks/${webhook.data.webhook_id}/test`);
    theirs = {
      account_id: String(owner.accountId),
      enrollment_id: nobodysId,
      review_id: String(reviewId),
      publication_id: String(publication.data.publication_id),
      webhook_id: String(webhook.data.webhook_id),
      delivery_id: String(ping.data.delivery_id),
      place_id: owner.placeId,
      number: nobodys.number,
      section: nobodys.section,
    };
  });

  it.each(withIds)('id answers 404 to %s, the same as an id of nobody', async (_, operation) => {
    const foreign = await call(stranger.api, operation, theirs);
    expect(codeOf(foreign)).toEqual({ status: 404, code: 'not_found' });
    expectSame(foreign, await call(stranger.api, operation, nobodys));
  });

  it('place as a filter answers 404, the same as one of nobody', async () => {
    const foreign = await stranger.api.call('GET', `/reviews?place_id=${theirs.place_id}`);
    expect(codeOf(foreign)).toEqual({ status: 404, code: 'not_found' });
    expectSame(foreign, await stranger.api.call('GET', `/reviews?place_id=${nobodys.place_id}`));
  });

  it('suggestion in a reply answers 404, the same as one of nobody', async () => {
    const { body } = await owner.api.call('POST', `/reviews/${theirs.review_id}/suggestions`, {
      headers: newKey(),
      body: {},
    });
    const path = `/reviews/${await firstReviewId(stranger)}/replies`;
    const reply = (suggestionId: number) =>
      stranger.api.call('POST', path, { headers: newKey(), body: { suggestion_id: suggestionId } });
    const foreign = await reply(body.data.suggestion_id);
    expect(codeOf(foreign)).toEqual({ status: 404, code: 'not_found' });
    expectSame(foreign, await reply(Number(nobodysId)));
  });

  it.each(ofAccounts)('id in Service-Account answers 404 to %s, the same as one of nobody', async (_, operation) => {
    const partner = await e2e().newAccount({ kind: 'partner' });
    const act = (accountId: string) => call(partner.api, operation, theirs, { 'service-account': accountId });
    const foreign = await act(String(owner.accountId));
    expect(codeOf(foreign)).toEqual({ status: 404, code: 'account_not_found' });
    expectSame(foreign, await act(nobodysId));
  });

  it('things are as they were after all that', async () => {
    for (const [, operation] of withIds) await call(stranger.api, operation, theirs);
    const webhooks = await owner.api.call('GET', '/webhooks');
    expect(webhooks.body.data.map((one: { webhook_id: number }) => String(one.webhook_id))).toEqual([
      theirs.webhook_id,
    ]);
    const review = await owner.api.call('GET', `/reviews/${theirs.review_id}`);
    expect(review.body.data.replies).toMatchObject([{ text: 'Thank you.' }]);
  });
});

/** Nothing but what differs between any two answers tells them apart. */
function expectSame(one: Answer, other: Answer): void {
  const telling = ({ status, body, headers }: Answer) => {
    const shown = [...headers].filter(
      ([name]) => !['request-id', 'date'].includes(name) && !name.startsWith('ratelimit'),
    );
    return { status, body, headers: shown };
  };
  expect(telling(one)).toEqual(telling(other));
}
