import { randomBytes } from 'node:crypto';
import { eventually } from '@review-reply/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openOtlpReceiver, usePlatform } from '../../src/index.ts';
import { type Invitation, invite, newPartner, newPerson, readEnrollment } from './invitations.ts';
import { openPartnerSite, partnerHost } from './partner-site.ts';
import { judge, openVisitor, signInAtGoogle } from './visitor.ts';

const day = 86_400_000;
const site = await openPartnerSite();
const collector = await openOtlpReceiver();
afterAll(() => Promise.all([site.close(), collector.close()]));

const e2e = usePlatform(() => ({
  env: {
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_BSP_SCHEDULE_DELAY: '200',
    OTEL_TRACES_SAMPLER: 'always_on',
  },
  settings: () => ({ gateway: { RATE_LIMIT_CONNECT_PAGES: '100000' } }),
}));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ hosts: { [partnerHost]: site.address } });
});
afterAll(() => browser?.close());

const words = {
  en: { agree: 'Agree and continue with Google', refuse: /^Do not agree/, back: /^Back to/ },
  fr: { agree: 'Accepter et continuer avec Google', refuse: /^Ne pas accepter/, back: /^Revenir chez/ },
} as const;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Where the client came back to, in full. */
async function cameBack(page: Page): Promise<Record<string, string>> {
  await page.waitForURL(new RegExp(`^https://${partnerHost}/back`));
  return Object.fromEntries(new URL(page.url()).searchParams);
}

const backWith = (status: string, { enrollmentId, externalRef }: Invitation) => ({
  shop: '7',
  enrollment_id: String(enrollmentId),
  status,
  external_ref: externalRef,
});

describe('a client', () => {
  it.each(['en', 'fr'] as const)('joins with all places, without a script, in %s', async (locale) => {
    const partner = await newPartner(e2e());
    const invitation = await invite(e2e(), { partner, locale });
    const person = await newPerson(e2e(), 2);
    const { page, complaints } = await openVisitor(browser, { scripts: false });
    await page.goto(invitation.connectUrl);
    await press(page, words[locale].agree);
    await signInAtGoogle(page, { account: person });
    expect(await cameBack(page)).toEqual(backWith('completed', invitation));
    expect(complaints).toEqual([]);
    const { status, places } = await readEnrollment(invitation);
    expect([status, places.length]).toEqual(['completed', 2]);
    const { body } = await partner.api.call('GET', '/accounts');
    expect(body.data).toMatchObject([{ external_ref: invitation.externalRef, google_access: 'granted' }]);
  });

  it.each(['en', 'fr'] as const)('chooses places, after choosing none, in %s', async (locale) => {
    const partner = await newPartner(e2e(), site.logoUrl);
    const invitation = await invite(e2e(), { partner, places: 'choose' });
    const person = await newPerson(e2e(), 5);
    const { page, complaints } = await openVisitor(browser, { language: locale === 'fr' ? 'fr-CA' : 'en-US' });
    await page.goto(invitation.connectUrl);
    expect(await page.evaluate("document.querySelector('img.logo').naturalWidth")).toBe(240);
    await judge(page, `consent-${locale}`);
    await press(page, words[locale].agree);
    await signInAtGoogle(page, { account: person });
    await page.waitForURL(/\/connect\/enrollments\/\d+$/);
    await judge(page, `choice-${locale}`);
    await page.locator('form button').first().press('Enter');
    await page.locator('[role=alert]').waitFor();
    await judge(page, `choice-of-none-${locale}`);
    for (const nth of [1, 3]) await page.getByRole('checkbox').nth(nth).press('Space');
    await page.locator('form button').first().press('Enter');
    expect(await cameBack(page)).toEqual(backWith('completed', invitation));
    const { places } = await readEnrollment(invitation);
    expect(places.map(({ name }: { name: string }) => name.at(-1))).toEqual(['1', '3']);

    await page.goto(invitation.connectUrl);
    await judge(page, `completed-${locale}`);
    await page.getByRole('link', { name: words[locale].back }).click();
    expect(await cameBack(page)).toEqual(backWith('completed', invitation));
    expect(complaints).toEqual([]);
  });

  it('refuses us, then Google, then gives too little, and can still join', async () => {
    const invitation = await invite(e2e());
    const person = await newPerson(e2e(), 1);
    const { page } = await openVisitor(browser);
    const open = () => page.goto(invitation.connectUrl);
    await open();
    await press(page, words.en.refuse);
    expect(await cameBack(page)).toEqual(backWith('not_allowed', invitation));
    for (const how of [{ cancel: true }, { withoutPermission: true }]) {
      await open();
      await press(page, words.en.agree);
      await signInAtGoogle(page, { account: person, ...how });
      expect(await cameBack(page)).toEqual(backWith('not_allowed', invitation));
      expect((await readEnrollment(invitation)).status).toBe('pending');
    }
    await open();
    await press(page, words.en.agree);
    await signInAtGoogle(page, { account: person });
    expect(await cameBack(page)).toEqual(backWith('completed', invitation));
  });

  it.each(['en', 'fr'] as const)('without a place goes back so, and finds it said again, in %s', async (locale) => {
    const invitation = await invite(e2e(), { locale });
    const { page } = await openVisitor(browser);
    await page.goto(invitation.connectUrl);
    await press(page, words[locale].agree);
    await signInAtGoogle(page, { account: await newPerson(e2e(), 0) });
    expect(await cameBack(page)).toEqual(backWith('no_place', invitation));
    await page.goto(invitation.connectUrl);
    await judge(page, `no-place-${locale}`);
    expect((await readEnrollment(invitation)).status).toBe('no_place');
  });

  it('of another partner is not taken from it', async () => {
    const [first, second] = [await invite(e2e()), await invite(e2e())];
    const person = await newPerson(e2e(), 1);
    for (const [invitation, status] of [
      [first, 'completed'],
      [second, 'not_allowed'],
    ] as const) {
      const { page } = await openVisitor(browser);
      await page.goto(invitation.connectUrl);
      await press(page, words.en.agree);
      await signInAtGoogle(page, { account: person });
      expect(await cameBack(page)).toEqual(backWith(status, invitation));
    }
    expect((await second.partner.api.call('GET', '/accounts')).body.data).toEqual([]);
  });

  it('may go back, use two tabs and close the browser in between', async () => {
    const invitation = await invite(e2e());
    const person = await newPerson(e2e(), 1);
    const { page, context } = await openVisitor(browser);
    const tab = await context.newPage();
    for (const each of [page, tab]) {
      await each.goto(invitation.connectUrl);
      await press(each, words.en.agree);
      await each.waitForURL(/accounts\.google\.com/);
    }
    // From Google back to our question, and on again.
    await page.goBack();
    await page.waitForURL(invitation.connectUrl);
    await press(page, words.en.agree);
    await signInAtGoogle(page, { account: person });
    expect(await cameBack(page)).toEqual(backWith('completed', invitation));
    await tab.close();
    const reopened = await context.newPage();
    await reopened.goto(invitation.connectUrl);
    await reopened.getByText('Your places are connected').waitFor();
    // Back from the partner: Google's page, whose answer changes nothing any more.
    await page.goBack();
    await signInAtGoogle(page, { account: person });
    expect(page.url()).not.toContain('code=');
    expect((await invitation.partner.api.call('GET', '/accounts')).body.data).toHaveLength(1);
  });
});

/** A client that was sent back from Google, with the address it was sent to. */
async function joined(invitation: Invitation) {
  const visitor = await openVisitor(browser);
  const { page } = visitor;
  await page.goto(invitation.connectUrl);
  await press(page, words.en.agree);
  await signInAtGoogle(page, { account: await newPerson(e2e(), 1) });
  await cameBack(page);
  const callback = visitor.addresses.find((address) => address.includes('/connect/google/callback')) ?? '';
  return { ...visitor, callback };
}

const clientsOf = async ({ partner }: Invitation) => (await partner.api.call('GET', '/accounts')).body.data;

describe('nobody else', () => {
  it('finishes a sign-in that this browser began, nor one of its own with this browser’s', async () => {
    const invitation = await invite(e2e());
    const person = await newPerson(e2e(), 1);
    const [owner, thief] = [await openVisitor(browser), await openVisitor(browser)];
    // The way back is kept from its owner, as a thief would.
    await owner.context.route('**/connect/google/callback?*', (route) => route.abort());
    await owner.page.goto(invitation.connectUrl);
    await press(owner.page, words.en.agree);
    await owner.page.waitForURL(/accounts\.google\.com/);
    const url = `${e2e().platform.simulatorUrl}/__control/google/accounts/${person}/sign-in`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ authorization_url: owner.page.url() }),
    });
    const { redirect_url: callback } = (await answer.json()) as { redirect_url: string };

    for (const first of [undefined, invitation.connectUrl]) {
      if (first !== undefined) await thief.page.goto(first);
      const response = await thief.page.goto(callback);
      expect(response?.status()).toBe(404);
    }
    await judge(thief.page, 'not-this-browser-en');
    expect([(await readEnrollment(invitation)).status, await clientsOf(invitation)]).toEqual(['pending', []]);

    await owner.context.unroute('**/connect/google/callback?*');
    await owner.page.goto(callback);
    expect(await cameBack(owner.page)).toEqual(backWith('completed', invitation));
  });

  it('does anything with a link that was used, nor with the way back from Google', async () => {
    const invitation = await invite(e2e());
    const { page, callback } = await joined(invitation);
    const before = await readEnrollment(invitation);
    const thief = await openVisitor(browser);
    for (const [address, status] of [
      [invitation.connectUrl, 410],
      [callback, 404],
      [`${e2e().platform.publicUrl}/connect/enrollments/${invitation.enrollmentId}`, 404],
      [`${e2e().platform.publicUrl}/connect/enrollments/${invitation.enrollmentId}/progress`, 404],
    ] as const) {
      const response = await thief.page.goto(address);
      expect([address, response?.status()]).toEqual([address, status]);
    }
    await thief.page.goto(invitation.connectUrl);
    await judge(thief.page, 'used-en');
    // The owner's own replay says how things stand, and changes nothing.
    await page.goto(callback);
    expect(await cameBack(page)).toEqual(backWith('completed', invitation));
    expect(await readEnrollment(invitation)).toEqual(before);
    expect(await clientsOf(invitation)).toHaveLength(1);
  });

  it('chooses for an enrolment whose id they changed in the address', async () => {
    const [own, foreign] = [await invite(e2e(), { places: 'choose' }), await invite(e2e(), { places: 'choose' })];
    const pages: Page[] = [];
    for (const invitation of [own, foreign]) {
      const { page } = await openVisitor(browser);
      await page.goto(invitation.connectUrl);
      await press(page, words.en.agree);
      await signInAtGoogle(page, { account: await newPerson(e2e(), 2) });
      await page.waitForURL(/\/connect\/enrollments\/\d+$/);
      pages.push(page);
    }
    const [page] = pages;
    const placeId = await page?.getByRole('checkbox').first().getAttribute('value');
    const address = `${e2e().platform.publicUrl}/connect/enrollments/${foreign.enrollmentId}`;
    const looked = await page?.request.get(address);
    const chosen = await page?.request.post(address, { form: { which: 'ticked', place_id: placeId ?? '' } });
    expect([looked?.status(), chosen?.status()]).toEqual([404, 404]);
    for (const invitation of [own, foreign]) expect((await readEnrollment(invitation)).status).toBe('pending');
  });
});

describe('a link', () => {
  it.each(['en', 'fr'] as const)('that is unknown, withdrawn or old says what to do, in %s', async (locale) => {
    const { page, complaints } = await openVisitor(browser, { language: locale });
    const [canceled, old] = [await invite(e2e()), await invite(e2e())];
    await canceled.partner.api.call('DELETE', `/enrollments/${canceled.enrollmentId}`);
    await e2e().advance(8 * day);
    const unknown = `${e2e().platform.publicUrl}/connect/${randomBytes(32).toString('base64url')}`;
    for (const [name, address, status] of [
      ['unknown', unknown, 404],
      ['canceled', canceled.connectUrl, 410],
      ['expired', old.connectUrl, 410],
    ] as const) {
      const response = await page.goto(address);
      expect([name, response?.status(), await page.locator('html').getAttribute('lang')]).toEqual([
        name,
        status,
        locale,
      ]);
      await judge(page, `${name}-${locale}`);
    }
    expect(complaints).toEqual([]);
  });

  it('survives a service that is away: the page says so, and what was begun is finished', async () => {
    const invitation = await invite(e2e());
    const { page } = await openVisitor(browser);
    await e2e().platform.process('identity').stop();
    try {
      const response = await page.goto(invitation.connectUrl);
      expect(response?.status()).toBe(503);
      await judge(page, 'unavailable-en');
    } finally {
      await e2e().platform.process('identity').restart();
    }
    await eventually(async () => {
      const response = await page.goto(invitation.connectUrl);
      expect(response?.status()).toBe(200);
    });
    await e2e().simulator.addFault({ target: 'google.accounts.list', status: 503, times: 4 });
    await press(page, words.en.agree);
    await signInAtGoogle(page, { account: await newPerson(e2e(), 1) });
    expect(await cameBack(page)).toEqual(backWith('completed', invitation));
  });
});

describe('the secrets of an enrolment', () => {
  it('are in no log, trace or Referer', async () => {
    const { secrets, platform } = e2e();
    const invitation = await invite(e2e(), { places: 'choose' });
    const token = new URL(invitation.connectUrl).pathname.split('/').at(-1) ?? '';
    const visitor = await openVisitor(browser);
    const { page, context } = visitor;
    const visitsBefore = site.visits.length;
    await page.goto(invitation.connectUrl);
    await press(page, words.en.refuse);
    await cameBack(page);
    await page.goto(`${invitation.connectUrl}/nowhere?token=${token}`);
    await page.goto(invitation.connectUrl);
    await press(page, words.en.agree);
    await signInAtGoogle(page, { account: await newPerson(e2e(), 1) });
    await page.getByRole('checkbox').first().check();
    await page.locator('form button').first().click();
    await cameBack(page);
    const callback = new URL(visitor.addresses.find((address) => address.includes('google/callback')) ?? '');
    const thief = await openVisitor(browser);
    await thief.page.goto(callback.href);
    await thief.page.goto(`${callback.href}x`);

    const [cookie] = await context.cookies(`${platform.publicUrl}/connect`);
    secrets.add('link', token);
    secrets.add('state', callback.searchParams.get('state') ?? '');
    secrets.add('code', callback.searchParams.get('code') ?? '');
    secrets.add('cookie', cookie?.value ?? '');
    await eventually(() => expect(collector.text).toContain('/connect/google/callback'), { timeoutMs: 20_000 });
    await eventually(() => expect(collector.text).toContain('/connect/:token'), { timeoutMs: 20_000 });
    const logs = await e2e().logs();
    expect(logs.get('gateway.log')).toContain('/connect/{token}');
    for (const [where, text] of [...logs, ['spans', collector.text] as const])
      expect(secrets.findIn(text), where).toEqual([]);

    const referers = (await visitor.referers()).filter((referer) => referer.startsWith(platform.publicUrl));
    expect(referers).toEqual([]);
    const visits = site.visits.slice(visitsBefore);
    expect(visits.map(({ referer }) => referer)).toEqual([undefined, undefined]);
    for (const { url } of visits) expect(secrets.findIn(url.href)).toEqual([]);
  });
});
