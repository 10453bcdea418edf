import { type Operation, operations as routed } from '@review-reply/api-schemas';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { eventually } from '@review-reply/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type E2eAccount, usePlatform } from '../../src/index.ts';
import { eventuallyByApi, newKey, publicationIn } from '../../src/work/requests.ts';
import type { Attack, Base } from './attack.ts';
import { bodyAttacks } from './body-attacks.ts';
import { changedSection, type Documented, type Json, readDocument } from './document.ts';
import { edgeAttacks } from './edge-attacks.ts';
import { parameterAttacks } from './parameter-attacks.ts';
import { type RawAnswer, sendRaw } from './raw-request.ts';
import { rowCounts } from './tables.ts';

const atOnce = 8;
const timeoutMs = 120_000;
// Its own: it counts the rows of all.
const e2e = usePlatform(() => ({}));
let account: E2eAccount;
/** What partners alone are asked for is asked for as one. */
let partner: E2eAccount;
let operations: readonly Documented[];
let ids: Record<string, string>;

beforeAll(async () => {
  partner = await e2e().newAccount({ kind: 'partner' });
  account = await e2e().newAccount({
    suns: 5,
    reviews: [
      { rating: 4, text: 'Quiet and clean.' },
      { rating: 2, text: 'Cold food.' },
    ],
  });
  operations = await readDocument(e2e().baseUrl);
  ids = { ...(await thingsOfPartner(partner)), ...(await thingsOf(account)) };
  // What services tell each other of the new accounts arrives soon after: those rows are not the attacks'.
  let seen = '';
  await eventuallyByApi(async () => {
    const before = seen;
    seen = JSON.stringify(await rowCounts(e2e()));
    if (seen !== before) throw new Error('The platform has not settled yet.');
  });
}, timeoutMs);

/** One of everything that a path names, so that only what is hostile is wrong. */
async function thingsOf({ api, placeId }: E2eAccount): Promise<Record<string, string>> {
  const listed = await api.get<{ data: { review_id: number }[] }>('/reviews');
  const [answered, open] = listed.data.map(({ review_id }) => review_id);
  const reply = await api.call('POST', `/reviews/${answered}/replies`, {
    headers: newKey(),
    body: { text: 'Thank you.' },
  });
  const publication = await publicationIn(account, reply.body.data.publication_id, ['published']);
  // A synchronisation sees it soon after and says so: that change is not the attacks'.
  await eventually(async () =>
    expect((await api.call('GET', `/reviews/${answered}`)).body.data.replies[0].status).toBe('online'),
  );
  const hook = await api.call('POST', '/webhooks', {
    body: { url: 'http://127.0.0.1:9/hook', events: ['review.removed'] },
  });
  // A delivery that waits, and so stays as it is.
  const hookPath = `/webhooks/${hook.body.data.webhook_id}`;
  await api.call('PATCH', hookPath, { body: { status: 'disabled' } });
  const ping = await api.call('POST', `${hookPath}/test`);
  return {
    place_id: placeId,
    section: changedSection,
    review_id: String(open),
    publication_id: String(publication.publication_id),
    webhook_id: String(hook.body.data.webhook_id),
    delivery_id: String(ping.body.data.delivery_id),
  };
}

/** A client of the partner's, and an enrolment under way. */
async function thingsOfPartner({ accountId: partnerAccountId, api }: E2eAccount): Promise<Record<string, string>> {
  const { identity, operator } = e2e().services;
  const domains = ['app.example.com'];
  await identity.setPartnerContract({ contract: { partnerAccountId, domains, timezone: '' } }, operator);
  const fields = { name: 'Demo client', email: 'demo-client@example.com', locale: 'en', kind: AccountKind.CLIENT };
  const { accountId } = await identity.createAccount(fields, operator);
  await identity.attachAccount({ accountId, partnerAccountId, service: 'pro' }, operator);
  const enrollment = await api.call('POST', '/enrollments', {
    headers: newKey(),
    body: { email: fields.email, return_url: 'https://app.example.com/back' },
  });
  const enrollmentId = String(enrollment.body.data.enrollment_id);
  // Its month is opened by the first look at it, or else by a worker in the midst of the attacks.
  await eventually(async () => expect((await api.call('GET', '/billing')).status).toBe(200));
  return { account_id: String(accountId), enrollment_id: enrollmentId, number: '2099-000001' };
}

function baseOf(operation: Documented): Base {
  const { pathname: basePath } = new URL(e2e().baseUrl);
  const { scope }: Operation = routed[operation.id as keyof typeof routed];
  const { api } = scope === 'accounts:manage' ? partner : account;
  return { operation, basePath, token: api.token ?? '', ids };
}

/** Sends it, asking for a language, and holds the answer to the one shape of errors. */
async function answerOf({ what, request, codes, faultAt }: Attack, language: 'en' | 'fr'): Promise<string> {
  const headers = [...request.headers, ['Accept-Language', language] as const];
  const answer = await sendRaw(e2e().baseUrl, { ...request, headers }).catch((error: Error) => {
    throw new Error(`${what}: ${error.message}`);
  });
  const told = `${what}: ${answer.status} ${answer.text.slice(0, 500)}`;
  const error = errorOf(answer, told);
  expect(codes, told).toContain(error.code);
  if (error.code === 'validation_failed' && faultAt !== undefined) {
    const paths: string[] = error.details.fields.map(({ path }: { path: string }) => path);
    expect(
      paths.some((path) => path.startsWith(faultAt)),
      `${told} names ${faultAt}`,
    ).toBe(true);
  }
  return sentencesOf(error).join('\n');
}

function errorOf({ status, headers, text }: RawAnswer, told: string): Json {
  expect(status >= 400 && status < 500, told).toBe(true);
  expect(headers.get('content-type'), told).toBe('application/json; charset=utf-8');
  expect(headers.get('request-id'), told).toMatch(/^[0-9a-f-]{36}$/);
  const { error } = JSON.parse(text);
  expect(error, told).toEqual({ code: expect.any(String), message: expect.any(String), details: expect.any(Object) });
  expect(
    sentencesOf(error).every((sentence) => sentence.length > 0),
    told,
  ).toBe(true);
  return error;
}

const sentencesOf = ({ message, details }: Json): string[] => [
  message,
  ...(details.fields ?? []).map((fault: Json) => fault.message),
];

/** What was answered in French and, the same request, otherwise in English. */
const inBothLanguages = new Set<string>();

/** A few at a time; everything that went otherwise is told together. */
async function suffer(attacks: readonly Attack[]): Promise<void> {
  const waiting = [...attacks];
  const failures: string[] = [];
  const work = async () => {
    for (let attack = waiting.shift(); attack !== undefined; attack = waiting.shift()) {
      const { what } = attack;
      try {
        const french = await answerOf(attack, 'fr');
        if (inBothLanguages.has(french)) continue;
        const english = await answerOf(attack, 'en');
        if (attack.unreadable === true) continue;
        expect(french, `${what}: in French`).not.toBe(english);
        inBothLanguages.add(french);
      } catch (error) {
        failures.push(String((error as Error).message).slice(0, 600));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(failures.join('\n\n'), `${failures.length} of ${attacks.length} were not refused as they should`).toBe('');
}

/** All that a client can see, and how much there is in every table. */
async function stateOf({ api }: E2eAccount) {
  const read = async (path: string) => (await api.call('GET', path)).text;
  return {
    rows: await rowCounts(e2e()),
    account: await read('/account'),
    reviews: await read('/reviews'),
    webhooks: await read('/webhooks'),
    deliveries: await read(`/webhooks/${ids.webhook_id}/deliveries`),
  };
}

/** As the last operation left it, when nothing went wrong there. */
let unchanged: Awaited<ReturnType<typeof stateOf>> | undefined;

describe('whatever is wrong with a request, it is refused with its name, in both languages, and changes nothing:', () => {
  it.each(Object.keys(routed))(
    '%s',
    async (id) => {
      const operation = operations.find((one) => one.id === id);
      if (operation === undefined) throw new Error(`The served document lacks ${id}.`);
      const base = baseOf(operation);
      const attacks = [...parameterAttacks(base), ...bodyAttacks(base)];
      const before = unchanged ?? (await stateOf(account));
      unchanged = undefined;
      await suffer(attacks);
      for (const { what, codes } of attacks)
        expect(
          codes.filter((code) => !operation.errorCodes.has(code)),
          `${what}: codes that the document lacks`,
        ).toEqual([]);
      const after = await stateOf(account);
      expect(after).toEqual(before);
      unchanged = after;
    },
    timeoutMs,
  );

  it('what no operation is asked for', async () => {
    const { pathname } = new URL(e2e().baseUrl);
    await suffer(edgeAttacks(pathname, account.api.token ?? ''));
  });

  it.each([
    '',
    ';;;q=',
    '*;q=abc',
    'fr;q=1e400',
    'fr;q=-1,en;q=NaN',
    '\xff',
    '__proto__',
    'x'.repeat(10_000),
    'fr,'.repeat(3_000),
  ])('a language that cannot be understood: %.20s', async (language) => {
    const { pathname } = new URL(e2e().baseUrl);
    const headers = [
      ['Authorization', `Bearer ${account.api.token}`],
      ['Accept-Language', language],
    ] as const;
    const answer = await sendRaw(e2e().baseUrl, { method: 'GET', target: `${pathname}/reviews?limit=x`, headers });
    expect(errorOf(answer, answer.text).code).toBe('validation_failed');
    expect(['en', 'fr']).toContain(answer.headers.get('content-language'));
  });
});
