import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { parseConfig } from '@review-reply/config';
import { AppError } from '@review-reply/errors';
import { EnrollmentStage } from '@review-reply/proto/identity/v1/enrollment';
import { listen, openStack, type Stack } from '@review-reply/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildGateway } from '../src/app.ts';
import { gatewaySettings } from '../src/config.ts';
import { publicUrl } from './edge.ts';
import {
  type EnrollmentStandIn,
  openEnrollmentStandIn,
  type Progress,
  progressOf,
  type View,
} from './enrollment-stand-in.ts';

const { UNKNOWN, CONSENT, CHOOSE, WORKING, COMPLETED, NO_PLACE, NOT_ALLOWED, USED, EXPIRED, CANCELED, SIGN_IN_AGAIN } =
  EnrollmentStage;
const nobody = '127.0.0.1:1';
const token = randomBytes(32).toString('base64url');
const backUrl = 'https://partner.example.com/back?shop=7&enrollment_id=4711&status=completed&external_ref=a%26b';
const hostile = `<script>alert(1)</script>"'&\u202Ehidden`;

let stack: Stack;
let back: EnrollmentStandIn;
let url: string;

beforeAll(async () => {
  stack = await openStack();
  back = await openEnrollmentStandIn(stack);
  url = await openGateway();
});
afterAll(() => stack.close());
beforeEach(() => {
  back.takeCalls();
  back.answer(progressOf(CONSENT));
  back.authorizationUrl = undefined;
});

async function openGateway(more: Record<string, string> = {}): Promise<string> {
  const addresses = ['PLACES', 'REVIEWS', 'BILLING', 'WEBHOOKS'].map((name) => [`${name}_ADDRESS`, nobody]);
  const env = await stack.env({
    more: {
      ...Object.fromEntries(addresses),
      IDENTITY_ADDRESS: back.address,
      KAFKA_BROKERS: nobody,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT_CONNECT_PAGES: '100000',
      ...more,
    },
  });
  const { port } = await buildGateway(parseConfig(gatewaySettings, env), stack.lifecycle('gateway'));
  return `http://127.0.0.1:${port}`;
}

interface Asked {
  readonly cookie?: string | undefined;
  readonly language?: string;
  readonly form?: Record<string, string> | URLSearchParams;
  readonly headers?: Record<string, string>;
}

async function ask(path: string, { cookie, language, form, headers = {} }: Asked = {}) {
  const response = await fetch(path.startsWith('http') ? path : `${url}${path}`, {
    redirect: 'manual',
    headers: {
      ...(cookie && { cookie: `other=1; connect_browser=${cookie}` }),
      ...(language && { 'accept-language': language }),
      ...headers,
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const newBrowser = () => randomBytes(32).toString('base64url');
const hashOf = (cookie: string) => createHash('sha256').update(Buffer.from(cookie, 'base64url')).digest('hex');
const hexOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex');
const page = `/connect/enrollments/4711`;

describe('a page', () => {
  it('is kept by nobody, framed by nobody, runs no script, loads nothing foreign and tells nobody where its visitor was', async () => {
    const { headers, text } = await ask(`/connect/${token}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(text).not.toMatch(/<script|style=|javascript:/i);
  });

  it.each<[string, View, string | undefined, string]>([
    ['the enrolment’s language', { locale: 'fr' }, 'en', 'fr'],
    ['the enrolment’s language', { locale: 'en' }, 'fr', 'en'],
    ['the browser’s language', {}, 'de, fr-CA;q=0.8, en;q=0.5', 'fr'],
    ['English', {}, undefined, 'en'],
  ])('is in %s', async (_which, ofView, language, locale) => {
    back.answer(progressOf(CONSENT, {}, ofView));
    const { headers, text } = await ask(`/connect/${token}`, language === undefined ? {} : { language });
    expect(headers.get('content-language')).toBe(locale);
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(locale === 'fr' ? 'Accepter et continuer avec Google' : 'Agree and continue with Google');
  });

  it.each([
    [
      'en',
      /made for <bdi>owner@example\.com<\/bdi>/,
      /signed in at Google as <bdi>other@example\.com<\/bdi>/,
      /is told/,
    ],
    ['fr', /créé pour <bdi>owner@example\.com/, /identifié chez Google en tant que <bdi>other@example\.com/, /informé/],
  ])('says whom the link was made for, and who signed in, in %s', async (language, madeFor, signedIn, isTold) => {
    const email = 'owner@example.com';
    back.answer(progressOf(CONSENT, {}, { email }));
    expect((await ask(`/connect/${token}`, { language })).text).toMatch(madeFor);
    for (const [stage, path] of [
      [CHOOSE, page],
      [WORKING, `${page}/progress`],
    ] as const) {
      const asOf = async (signedInEmail: string) => {
        back.answer(progressOf(stage, {}, { email, signedInEmail }));
        return (await ask(path, { language, cookie: newBrowser() })).text;
      };
      const other = await asOf('other@example.com');
      expect(other).toMatch(signedIn);
      expect(other).toMatch(isTold);
      expect(await asOf('Owner@Example.com')).not.toMatch(isTold);
    }
  });

  it('shows names as text, whatever they hold', async () => {
    back.answer(progressOf(CONSENT, {}, { partnerName: hostile, name: hostile }));
    const consent = await ask(`/connect/${token}`);
    const places = [{ placeId: hostile, name: hostile, city: hostile, verified: true }];
    back.answer(progressOf(CHOOSE, { places }, { partnerName: hostile }));
    const choice = await ask(page, { cookie: newBrowser() });
    back.answer(
      progressOf(COMPLETED, { redirectUrl: 'https://partner.example.com/?"><script>' }, { partnerName: hostile }),
    );
    const notice = await ask(page, { cookie: newBrowser() });
    for (const { text } of [consent, choice, notice]) {
      expect(text).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;hidden</bdi>');
      expect(text).not.toMatch(/<script/i);
    }
    expect(choice.text).toContain(`value="&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;`);
  });

  it('sends nobody to what is no address on the web', async () => {
    back.answer(progressOf(COMPLETED, { redirectUrl: 'javascript:alert(1)' }));
    const { status, text } = await ask(page, { cookie: newBrowser() });
    expect([status, text.includes('javascript:')]).toEqual([500, false]);
  });

  it('has a style sheet and an icon of ours, which may be kept', async () => {
    const { text } = await ask(`/connect/${token}`);
    for (const [, path = ''] of text.matchAll(/href="(\/connect\/[^"]+)"/g)) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'public, max-age=86400']);
    }
  });
});

describe('a link', () => {
  it('names a browser by a cookie that scripts and other sites cannot use, and knows it again', async () => {
    const first = await ask(`/connect/${token}`);
    const [setCookie = ''] = first.headers.getSetCookie();
    expect(setCookie).toMatch(
      /^connect_browser=[\w-]{43}; Max-Age=691200; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const cookie = setCookie.slice('connect_browser='.length).split(';')[0];
    const second = await ask(`/connect/${token}`, { cookie });
    expect(second.headers.getSetCookie()[0]).toContain(`connect_browser=${cookie};`);
    const [one, two] = back.takeCalls();
    expect([one?.request.token, one?.request.browserHash]).toEqual([token, undefined]);
    expect(hexOf(two?.request.browserHash)).toBe(hashOf(cookie ?? ''));
  });

  it('has a cookie of this very host and for https alone where we are reached by https, and believes no other', async () => {
    const https = await openGateway({ PUBLIC_URL: 'https://api.example.com' });
    const { headers } = await ask(`${https}/connect/${token}`);
    const [setCookie = ''] = headers.getSetCookie();
    expect(setCookie).toMatch(/^__Host-connect_browser=[\w-]{43}; Max-Age=691200; Path=\/; .*; Secure; SameSite=Lax$/);
    expect(setCookie).not.toMatch(/Domain=/i);
    back.takeCalls();
    const value = setCookie.slice('__Host-connect_browser='.length).split(';')[0] ?? '';
    await ask(`${https}/connect/${token}`, { headers: { cookie: `connect_browser=${newBrowser()}` } });
    await ask(`${https}/connect/${token}`, { headers: { cookie: `__Host-connect_browser=${value}` } });
    const [planted, known] = back.takeCalls();
    expect(planted?.request.browserHash).toBeUndefined();
    expect(hexOf(known?.request.browserHash)).toBe(hashOf(value));
  });

  it.each<[string, Progress, number, RegExp, RegExp]>([
    ['is unknown', progressOf(UNKNOWN), 404, /We don’t know this link/, /Nous ne connaissons pas ce lien/],
    ['was used', progressOf(USED), 410, /used already.*ask for a new link/s, /a déjà été utilisé/],
    ['expired', progressOf(EXPIRED), 410, /has expired.*Ask <bdi>Demo Lounges<\/bdi> for a new one/s, /a expiré/],
    ['was canceled', progressOf(CANCELED), 410, /was withdrawn/, /a été retiré/],
    ['did its work', progressOf(COMPLETED, { redirectUrl: backUrl }), 200, /are connected.*Back to/s, /sont connectés/],
    [
      'found no place',
      progressOf(NO_PLACE, { redirectUrl: backUrl }),
      200,
      /found no place.*Back to/s,
      /aucun établissement/,
    ],
    [
      'was refused',
      progressOf(NOT_ALLOWED, { redirectUrl: backUrl }),
      200,
      /Nothing was connected.*Back to/s,
      /Rien n’a été connecté/,
    ],
    ['lost its sign-in', progressOf(SIGN_IN_AGAIN), 409, /sign in again/, /identifiez-vous à nouveau/],
  ])(
    'that %s gets a page that says what to do, in both languages',
    async (_what, progress, status, english, french) => {
      back.answer(progress);
      for (const [language, expected] of [
        ['en', english],
        ['fr', french],
      ] as const) {
        const answer = await ask(`/connect/${token}`, { language });
        expect(answer.status).toBe(status);
        expect(answer.text).toMatch(expected);
        expect(answer.headers.has('refresh')).toBe(false);
      }
    },
  );

  it.each([
    ['of a place to choose', CHOOSE, page],
    ['that is being finished', WORKING, `${page}/progress`],
  ])('%s leads its browser to where it was', async (_what, stage, path) => {
    back.answer(progressOf(stage));
    const { status, headers } = await ask(`/connect/${token}`, { cookie: newBrowser() });
    expect([status, headers.get('location')]).toEqual([303, path]);
  });

  it.each(['x', 'x'.repeat(44), `${'x'.repeat(42)}!`, `${'x'.repeat(40)}%00`, '%E0%A4%A', 'google', 'enrollments'])(
    'that is none (%s) is unknown without asking anybody',
    async (none) => {
      const { status, headers, text } = await ask(`/connect/${none}`);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('We don’t know this link');
      expect(headers.getSetCookie()).toEqual([]);
      expect(back.takeCalls()).toEqual([]);
    },
  );
});

describe('consent', () => {
  it('goes to Google by a page, with the sign-in bound to this browser', async () => {
    back.authorizationUrl = `https://accounts.example.com/auth?state=${'s'.repeat(43)}&scope=a%20b`;
    const cookie = newBrowser();
    const { status, headers, text } = await ask(`/connect/${token}`, { cookie, form: { decision: 'agree' } });
    expect([status, headers.get('refresh')]).toEqual([200, `0; url=${back.authorizationUrl}`]);
    expect(text).toContain(`href="${back.authorizationUrl.replaceAll('&', '&amp;')}"`);
    const [opened, begun] = back.takeCalls();
    expect([opened?.method, hexOf(opened?.request.browserHash)]).toEqual(['open', hashOf(cookie)]);
    expect(begun).toMatchObject({
      method: 'begin',
      request: { token, redirectUri: `${publicUrl}/connect/google/callback` },
    });
    // A value that a neighbour planted opens nothing that the sign-in opens.
    const [renewed = ''] = headers.getSetCookie().map((set) => set.slice('connect_browser='.length).split(';')[0]);
    expect(renewed).not.toBe(cookie);
    expect(hexOf(begun?.request.browserHash)).toBe(hashOf(renewed));
  });

  it('refused goes back to the partner by a page', async () => {
    back.answer(progressOf(NOT_ALLOWED, { redirectUrl: backUrl, refusal: 'refused' }));
    const { headers } = await ask(`/connect/${token}`, { cookie: newBrowser(), form: { decision: 'refuse' } });
    expect(headers.get('refresh')).toBe(`0; url=${backUrl}`);
    expect(back.takeCalls()).toMatchObject([
      { method: 'refuse', request: { refused: { case: 'token', value: token } } },
    ]);
  });

  it.each<[string, Asked, RegExp]>([
    ['without our cookie', { form: { decision: 'agree' } }, /Allow cookies/],
    ['with a cookie that is none', { cookie: 'x', form: { decision: 'agree' } }, /Allow cookies/],
    [
      'of another site',
      { cookie: newBrowser(), form: { decision: 'agree' }, headers: { 'sec-fetch-site': 'cross-site' } },
      /not understood/,
    ],
    [
      'of a neighbouring site',
      { cookie: newBrowser(), form: { decision: 'refuse' }, headers: { 'sec-fetch-site': 'same-site' } },
      /not understood/,
    ],
    [
      'that is no form',
      { cookie: newBrowser(), form: { decision: 'agree' }, headers: { 'content-type': 'text/plain' } },
      /not understood/,
    ],
    ['that decides nothing', { cookie: newBrowser(), form: { decision: 'perhaps' } }, /not understood/],
    ['that is too long', { cookie: newBrowser(), form: { decision: 'x'.repeat(2 ** 20) } }, /not understood/],
  ])('%s is refused without asking anybody', async (_what, asked, said) => {
    const { status, text } = await ask(`/connect/${token}`, asked);
    expect(status).toBe(400);
    expect(text).toMatch(said);
    expect(back.takeCalls()).toEqual([]);
  });

  it('to a link that has ended meanwhile shows how it stands', async () => {
    back.answer(progressOf(CANCELED));
    const { status, headers } = await ask(`/connect/${token}`, { cookie: newBrowser(), form: { decision: 'agree' } });
    expect([status, headers.get('refresh'), headers.getSetCookie()]).toEqual([410, null, []]);
    expect(back.takeCalls().map(({ method }) => method)).toEqual(['open']);
  });
});

describe('the way back from Google', () => {
  const state = 's'.repeat(43);
  const callback = (query: string) => `/connect/google/callback?${query}`;

  it.each<[string, Progress, string]>([
    ['to the partner when all is done', progressOf(COMPLETED, { redirectUrl: backUrl }), backUrl],
    ['to the partner when there is no place', progressOf(NO_PLACE, { redirectUrl: backUrl }), backUrl],
    ['to the partner when it is not allowed', progressOf(NOT_ALLOWED, { redirectUrl: backUrl }), backUrl],
    ['to the choice', progressOf(CHOOSE), page],
    ['to the page that waits', progressOf(WORKING), `${page}/progress`],
  ])('leads on at once %s, and leaves no code in the address', async (_where, progress, location) => {
    back.answer(progress);
    const cookie = newBrowser();
    const { status, headers } = await ask(callback(`state=${state}&code=4%2F0Acode&scope=x`), { cookie });
    expect([status, headers.get('location'), headers.get('referrer-policy')]).toEqual([303, location, 'no-referrer']);
    const [call] = back.takeCalls();
    expect(call).toMatchObject({ method: 'finish', request: { state, code: '4/0Acode' } });
    expect(hexOf(call?.request.browserHash)).toBe(hashOf(cookie));
  });

  it('with a refusal is a refusal', async () => {
    back.answer(progressOf(NOT_ALLOWED, { redirectUrl: backUrl }));
    const { headers } = await ask(callback(`state=${state}&error=access_denied`), { cookie: newBrowser() });
    expect(headers.get('location')).toBe(backUrl);
    expect(back.takeCalls()).toMatchObject([
      { method: 'refuse', request: { refused: { case: 'state', value: state } } },
    ]);
  });

  it('with a failure of Google’s refuses nothing and asks to sign in again', async () => {
    const { status } = await ask(callback(`state=${state}&error=temporarily_unavailable`), { cookie: newBrowser() });
    expect([status, back.takeCalls()]).toEqual([409, []]);
  });

  it.each<[string, string, boolean]>([
    ['without a cookie', `state=${state}&code=c`, false],
    ['without a state', 'code=c', true],
    ['with two states', `state=${state}&state=${state}&code=c`, true],
    ['with an endless state', `state=${'s'.repeat(3_000)}&code=c`, true],
  ])('%s is refused without asking anybody', async (_what, query, known) => {
    const { status, text } = await ask(callback(query), { cookie: known ? newBrowser() : undefined });
    expect([status, text.includes('Please open your link again'), back.takeCalls()]).toEqual([404, true, []]);
  });

  it('of another browser is told to open its own link', async () => {
    back.answer({ fails: new AppError('not_found', 'not_found') });
    const { status, text } = await ask(callback(`state=${state}&code=c`), { cookie: newBrowser() });
    expect([status, text.includes('Please open your link again')]).toEqual([404, true]);
  });
});

describe('a browser that joins by several links', () => {
  const state = 's'.repeat(43);
  const another = randomBytes(32).toString('base64url');

  /** A browser's cookies, as it keeps them over its requests. */
  function openBrowser() {
    const cookies = new Map<string, string>();
    return async (path: string, form?: Record<string, string>) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await ask(path, { headers: { cookie }, ...(form && { form }) });
      for (const set of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      return answer;
    };
  }

  /** A browser that consented to a link; the enrolment is its own from there on, as identity knows it. */
  async function openOwner() {
    const browse = openBrowser();
    const agree = async (link: string) => {
      back.answer(progressOf(CONSENT));
      back.authorizationUrl = 'https://accounts.example.com/auth';
      await browse(`/connect/${link}`);
      await browse(`/connect/${link}`, { decision: 'agree' });
      return hexOf(back.takeCalls().find(({ method }) => method === 'begin')?.request.browserHash);
    };
    const own = await agree(token);
    const places = [{ placeId: 'place-0', name: 'Demo Lounge', verified: true }];
    const answer = () =>
      back.answer(({ browserHash, token: link, refused }) => {
        if (hexOf(browserHash) === own) return progressOf(CHOOSE, { places });
        if (link === undefined && refused?.case !== 'token') return { fails: new AppError('not_found', 'not_found') };
        return progressOf(USED);
      });
    return { browse, agree, answer };
  }

  it.each<[string, string, Record<string, string> | undefined]>([
    ['looks at its progress', page, undefined],
    ['chooses', page, { which: 'ticked', place_id: 'place-0' }],
    ['comes back from Google', `/connect/google/callback?state=${state}&code=c`, undefined],
    ['comes back having refused', `/connect/google/callback?state=${state}&error=access_denied`, undefined],
    ['opens its link', `/connect/${token}`, undefined],
    ['agrees once more', `/connect/${token}`, { decision: 'agree' }],
    ['refuses late', `/connect/${token}`, { decision: 'refuse' }],
  ])('goes on with the first after it consented to another: %s', async (_what, path, form) => {
    const { browse, agree, answer } = await openOwner();
    await agree(another);
    answer();
    const { status, headers } = await browse(path, form);
    expect([status, headers.get('location')]).toEqual(path === page ? [200, null] : [303, page]);
  });

  it('goes on with the last four of them, and with nobody else’s', async () => {
    const { browse, agree, answer } = await openOwner();
    for (let links = 0; links < 3; links++) await agree(another);
    answer();
    expect((await browse(page)).status).toBe(200);
    await agree(another);
    answer();
    expect((await browse(page)).status).toBe(404);
    expect(back.takeCalls()).toHaveLength(4);
    expect((await ask(page, { cookie: newBrowser() })).status).toBe(404);
  });
});

describe('the progress of an enrolment', () => {
  it('is shown to the browser that asks again and again, and then sends it on', async () => {
    const cookie = newBrowser();
    back.answer(progressOf(WORKING));
    const waiting = await ask(`${page}/progress`, { cookie });
    expect([waiting.status, waiting.headers.get('refresh')]).toEqual([200, `3; url=${page}/progress`]);
    expect(waiting.text).toContain('Look again now');
    back.answer(progressOf(COMPLETED, { redirectUrl: backUrl }));
    const done = await ask(`${page}/progress`, { cookie });
    expect([done.status, done.headers.get('location')]).toEqual([303, backUrl]);
  });

  it('keeps a visitor who only came back to it', async () => {
    back.answer(progressOf(COMPLETED, { redirectUrl: backUrl }));
    const { status, headers, text } = await ask(page, { cookie: newBrowser() });
    expect([status, headers.has('refresh')]).toEqual([200, false]);
    expect(text).toContain(`href="${backUrl.replaceAll('&', '&amp;')}"`);
  });

  it.each(['0', '01', '-1', 'x', '1'.repeat(30), '%31%00'])('of an id that is none (%s) is nobody’s', async (id) => {
    const { status } = await ask(`/connect/enrollments/${id}`, { cookie: newBrowser() });
    expect([status, back.takeCalls()]).toEqual([404, []]);
  });

  it('is nobody’s without the cookie', async () => {
    const answers = await Promise.all([ask(page), ask(`${page}/progress`), ask(page, { form: { which: 'all' } })]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(back.takeCalls()).toEqual([]);
  });
});

describe('the choice of places', () => {
  const offered = (count: number) =>
    progressOf(CHOOSE, {
      places: Array.from({ length: count }, (_, at) => ({
        placeId: `place-${at}`,
        name: `Demo Lounge ${at}`,
        city: 'Paris',
        verified: at !== 1,
      })),
    });

  it('shows every place, and which of them Google lets nobody answer for yet', async () => {
    back.answer(offered(3));
    const { text } = await ask(page, { cookie: newBrowser() });
    expect(text.match(/type="checkbox"/g)).toHaveLength(3);
    expect(text.match(/Not yet verified/g)).toHaveLength(1);
    expect(text).not.toContain('checked');
  });

  it('of nothing asks again', async () => {
    back.answer(offered(3));
    const { status, text } = await ask(page, { cookie: newBrowser(), form: { which: 'ticked' } });
    expect(status).toBe(422);
    expect(text).toMatch(/role="alert">Tick at least one place/);
    expect(text).toMatch(/aria-describedby="fault"/);
    expect(back.takeCalls().map(({ method }) => method)).toEqual(['progress']);
  });

  it.each<[string, [string, string][], string[]]>([
    [
      'the places ticked, each once',
      [
        ['which', 'ticked'],
        ['place_id', 'place-2'],
        ['place_id', 'place-0'],
        ['place_id', 'place-2'],
      ],
      ['place-2', 'place-0'],
    ],
    [
      'all, whatever was ticked',
      [
        ['which', 'all'],
        ['place_id', 'place-1'],
      ],
      ['place-0', 'place-1', 'place-2', 'place-3'],
    ],
  ])('hands on %s', async (_what, form, placeIds) => {
    back.answer(offered(4));
    await ask(page, { cookie: newBrowser(), form: new URLSearchParams(form) });
    expect(back.takeCalls().at(-1)).toMatchObject({ method: 'choose', request: { enrollmentId: 4711n, placeIds } });
  });

  it('that was made already goes back to the partner, and chooses nothing again', async () => {
    back.answer(progressOf(COMPLETED, { redirectUrl: backUrl }));
    const { headers } = await ask(page, { cookie: newBrowser(), form: { which: 'ticked', place_id: 'place-0' } });
    expect(headers.get('refresh')).toBe(`0; url=${backUrl}`);
    expect(back.takeCalls().map(({ method }) => method)).toEqual(['progress']);
  });
});

describe('what goes wrong', () => {
  it('because a service is away is told, with a way to try again', async () => {
    back.answer({ fails: new AppError('unavailable', 'service_unavailable') });
    const { status, headers, text } = await ask(`/connect/${token}`);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(text).toMatch(/your link stays good.*href="" rel="noreferrer">Try again/s);
  });

  it('because the sign-in was lost says to sign in again', async () => {
    back.answer({ fails: new AppError('conflict', 'sign_in_lost') });
    const { status, text } = await ask(page, { cookie: newBrowser() });
    expect(status).toBe(409);
    expect(text).toContain('sign in again');
  });

  it('unexpectedly is told by its request’s id, and by nothing of ours', async () => {
    back.answer({ fails: new AppError('internal', 'internal_error', { table: 'enrollment_secret' }) });
    const { status, headers, text } = await ask(`/connect/${token}`);
    expect(status).toBe(500);
    expect(text).toContain(`<code>${headers.get('request-id')}</code>`);
    expect(text).not.toMatch(/enrollment_secret|internal_error|Error:/);
  });

  it('below /connect is always a page', async () => {
    for (const path of ['/connect', '/connect/', '/connect/a/b/c', `/connect/${token}/x`]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8']);
    }
  });

  it('is limited by address, with a page that says to wait', async () => {
    const limited = await openGateway({ RATE_LIMIT_CONNECT_PAGES: '2', REDIS_PREFIX: `limited-${newBrowser()}:` });
    const statuses = [];
    for (let nth = 0; nth < 3; nth++) statuses.push((await ask(`${limited}/connect/${token}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const { headers, text } = await ask(`${limited}/connect/${token}`);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('Please wait a minute');
    expect((await ask(`${limited}/connect/icon.svg`)).status).toBe(200);
  });
});

describe('a partner’s logo', () => {
  async function serveLogo(type: string, bytes: Buffer) {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.setHeader('content-type', type).end(bytes);
    });
    const port = await listen(server);
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${port}/logo`, asked: () => asked };
  }
  const pathFor = async (logoUrl: string) => {
    back.answer(progressOf(CONSENT, {}, { logoUrl }));
    const { text } = await ask(`/connect/${token}`);
    return /<img class="logo" src="(\/connect\/logos\/[^"]+)" alt="">/.exec(text)?.[1] ?? '';
  };

  it('is served by us, fetched once, and can do nothing', async () => {
    const logo = await serveLogo('image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const path = await pathFor(logo.url);
    const [first] = await Promise.all([ask(path), ask(path), ask(path)]);
    expect([first.status, first.text]).toEqual([200, '<svg xmlns="http://www.w3.org/2000/svg"/>']);
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    expect(first.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
    expect(logo.asked()).toBe(1);
  });

  it.each<[string, string, Buffer]>([
    ['that is no image', 'text/html', Buffer.from('<p>')],
    ['that is too large', 'image/png', Buffer.alloc(256 * 1024 + 1)],
  ])('%s is not served', async (_what, type, bytes) => {
    const path = await pathFor((await serveLogo(type, bytes)).url);
    expect((await ask(path)).status).toBe(404);
  });

  it('is fetched from nowhere that no contract names', async () => {
    const logo = await serveLogo('image/png', Buffer.from('x'));
    const signature = (await pathFor('https://partner.example.com/logo.png')).split('.').at(-1);
    const path = `/connect/logos/${Buffer.from(logo.url).toString('base64url')}.${signature}`;
    expect([(await ask(path)).status, logo.asked()]).toEqual([404, 0]);
  });
});
