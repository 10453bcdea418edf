import { describe, expect, it } from 'vitest';
import { newPartner } from '../../src/work/partner.ts';
import { invite, newPerson, readEnrollment } from './invitations.ts';
import { judge, openVisitor, signInAtGoogle } from './visitor.ts';
import { backWith, cameBack, focused, press, tabTo, useWayIn, words } from './way-in.ts';

const { site, e2e, browser } = await useWayIn();

describe('a client', () => {
  it.each(['en', 'fr'] as const)('joins with all places, without a script, in %s', async (locale) => {
    const partner = await newPartner(e2e());
    const invitation = await invite(e2e(), { partner, locale });
    const person = await newPerson(e2e(), 2);
    const { page, complaints } = await openVisitor(browser(), { scripts: false });
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

  it.each(['en', 'fr'] as const)('chooses places by keyboard, after choosing none, in %s', async (locale) => {
    const partner = await newPartner(e2e(), site.logoUrl);
    const invitation = await invite(e2e(), { partner, places: 'choose' });
    const person = await newPerson(e2e(), 5);
    const { page, complaints } = await openVisitor(browser(), { language: locale === 'fr' ? 'fr-CA' : 'en-US' });
    await page.goto(invitation.connectUrl);
    expect(await page.evaluate("document.querySelector('img.logo').naturalWidth")).toBe(240);
    await judge(page, `consent-${locale}`);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(words[locale].agree);
    await page.keyboard.press('Enter');
    await signInAtGoogle(page, { account: person });
    await page.waitForURL(/\/connect\/enrollments\/\d+$/);
    await page.getByText(`person-`).first().waitFor();
    await judge(page, `choice-${locale}`);
    await tabTo(page, words[locale].connect);
    await page.keyboard.press('Enter');
    await page.locator('[role=alert]').waitFor();
    await judge(page, `choice-of-none-${locale}`);
    for (let nth = 0; nth < 5; nth++) {
      await page.keyboard.press('Tab');
      if (nth === 1 || nth === 3) await page.keyboard.press('Space');
    }
    await tabTo(page, words[locale].connect);
    await page.keyboard.press('Enter');
    expect(await cameBack(page)).toEqual(backWith('completed', invitation));
    const { places, metadata } = await readEnrollment(invitation);
    expect(metadata.signed_in_email).toContain(person);
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
    const { page } = await openVisitor(browser());
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
    const { page } = await openVisitor(browser());
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
      const { page } = await openVisitor(browser());
      await page.goto(invitation.connectUrl);
      await press(page, words.en.agree);
      await signInAtGoogle(page, { account: person });
      expect(await cameBack(page)).toEqual(backWith(status, invitation));
    }
    expect((await second.partner.api.call('GET', '/accounts')).body.data).toEqual([]);
  });

  it('may go back, use two tabs and open the link once more', async () => {
    const invitation = await invite(e2e());
    const person = await newPerson(e2e(), 1);
    const { page, context } = await openVisitor(browser());
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
