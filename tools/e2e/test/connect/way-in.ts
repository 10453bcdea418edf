import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openOtlpReceiver, usePlatform } from '../../src/index.ts';
import { partnerHost } from '../../src/work/partner.ts';
import type { Invitation } from './invitations.ts';
import { openPartnerSite } from './partner-site.ts';

/** A platform that tells of every trace, a browser, and the partner's site that the browser finds. */
export async function useWayIn() {
  const site = await openPartnerSite();
  const collector = await openOtlpReceiver();
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser({ hosts: { [partnerHost]: site.address } });
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([site.close(), collector.close()]);
  });
  const e2e = usePlatform(() => ({
    env: {
      LOG_LEVEL: 'debug',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      OTEL_TRACES_SAMPLER: 'always_on',
    },
  }));
  return {
    site,
    collector,
    e2e,
    browser: () => {
      if (browser === undefined) throw new Error('The browser has not started.');
      return browser;
    },
  };
}

/** Names of buttons and links, by language. */
export const words = {
  en: {
    agree: 'Agree and continue with Google',
    refuse: /^Do not agree/,
    connect: 'Connect the places ticked',
    back: /^Back to/,
  },
  fr: {
    agree: 'Accepter et continuer avec Google',
    refuse: /^Ne pas accepter/,
    connect: 'Connecter les établissements cochés',
    back: /^Revenir chez/,
  },
} as const;
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

export const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');
const tabsMax = 20;

/** Moves by the keyboard alone until what is so named has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < tabsMax; tabs++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`${name} cannot be reached by the keyboard.`);
}

/** Where the client came back to, in full. */
export async function cameBack(page: Page): Promise<Record<string, string>> {
  await page.waitForURL(new RegExp(`^https://${partnerHost}/back`));
  return Object.fromEntries(new URL(page.url()).searchParams);
}

export const backWith = (status: string, { enrollmentId, externalRef }: Invitation) => ({
  shop: '7',
  enrollment_id: String(enrollmentId),
  status,
  external_ref: externalRef,
});
