import { randomBytes } from 'node:crypto';
import { eventually } from '@review-reply/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Invitation, invite, newPerson, readEnrollment } from './invitations.ts';
import { judge, openVisitor, signInAtGoogle } from './visitor.ts';
import { backWith, cameBack, press, useWayIn, words } from './way-in.ts';

const day = 86_400_000;
const { site, collector, e2e, browser } = await useWayIn();

/** A client that was sent back from Google, with the address it was sent to. */
async function joined(invitation: Invitation) {
  const visitor = await openVisitor(browser());
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
    const [owner, thief] = [await openVisitor(browser()), await openVisitor(browser())];
    // The way back is kept from its owner, as a thief would.
    await owner.context.route('**/connect/google/callback?*', (route) => route.abort());
    await owner.page.goto(invitation.connectUrl);
    await press(owner.page, words.en.agree);
    await owner.page.waitForURL(/accounts\.google\.com/);
    const callback = await e2e().simulator.signIn(person, owner.page.url());

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
    const thief = await openVisitor(browser());
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
      const { page } = await openVisitor(browser());
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
    const { page, complaints } = await openVisitor(browser(), { language: locale });
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
    const { page } = await openVisitor(browser());
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
    await e2e().simulator.addFault({ target: 'google.accounts.list', status: 503, times: 1_000 });
    await press(page, words.en.agree);
    await signInAtGoogle(page, { account: await newPerson(e2e(), 1) });
    await page.waitForURL(/\/connect\/enrollments\/\d+\/progress$/);
    await judge(page, 'working-en');
    await e2e().simulator.clearFaults();
    expect(await cameBack(page)).toEqual(backWith('completed', invitation));
  });

  it.each(['en', 'fr'] as const)(
    'can be used again when Google lost the sign-in, which is told in %s',
    async (locale) => {
      const invitation = await invite(e2e(), { locale });
      const person = await newPerson(e2e(), 1);
      const { page } = await openVisitor(browser());
      const lost = { target: 'google.token', status: 400, body: { error: 'invalid_grant' }, times: 1 };
      await page.goto(invitation.connectUrl);
      await press(page, words[locale].agree);
      await page.waitForURL(/accounts\.google\.com/);
      await e2e().simulator.addFault(lost);
      await signInAtGoogle(page, { account: person });
      await page
        .getByText(locale === 'en' ? 'The sign-in was not completed' : 'L’identification n’a pas abouti')
        .waitFor();
      await judge(page, `sign-in-again-${locale}`);
      await page.goto(invitation.connectUrl);
      await press(page, words[locale].agree);
      await signInAtGoogle(page, { account: person });
      expect(await cameBack(page)).toEqual(backWith('completed', invitation));
    },
  );
});

describe('the secrets of an enrolment', () => {
  it('are in no log, trace or Referer', async () => {
    const { secrets, platform } = e2e();
    const invitation = await invite(e2e(), { places: 'choose' });
    const token = new URL(invitation.connectUrl).pathname.split('/').at(-1) ?? '';
    const visitor = await openVisitor(browser());
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
    const thief = await openVisitor(browser());
    await thief.page.goto(callback.href);
    await thief.page.goto(`${callback.href}x`);

    const cookies = await context.cookies(`${platform.publicUrl}/connect`);
    secrets.add('link', token);
    secrets.add('state', callback.searchParams.get('state') ?? '');
    secrets.add('code', callback.searchParams.get('code') ?? '');
    for (const { name, value } of cookies) secrets.add(name, value);
    await eventually(() => expect(collector.text).toContain('/connect/google/callback'), { timeoutMs: 20_000 });
    await eventually(() => expect(collector.text).toContain('/connect/{token}'), { timeoutMs: 20_000 });
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
