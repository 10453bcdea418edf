import path from 'node:path';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { accessibilityFaults } from '../../src/index.ts';

/** Where screenshots of the pages go, to be looked at; none are taken without. */
const screenshotDir = process.env.SCREENSHOT_DIR;
/** Generous: a busy machine is no failure of a page. */
const stepWithinMs = 90_000;
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

export interface VisitorOptions {
  /** Of the browser. */
  readonly language?: string;
  /** Whether pages could run scripts, if they had any. */
  readonly scripts?: boolean;
}

/** Somebody with a browser of their own, until the test ends. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What our pages were refused by their own policies, or failed in. */
  readonly complaints: readonly string[];
  /** Every address that was asked for, redirects too. */
  readonly addresses: readonly string[];
  /** Every Referer that was sent. */
  referers(): Promise<string[]>;
}

export async function openVisitor(
  browser: Browser,
  { language = 'en-GB', scripts = true }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: language,
    javaScriptEnabled: scripts,
    ignoreHTTPSErrors: true,
    viewport: sizes[0] ?? null,
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(stepWithinMs);
  const complaints: string[] = [];
  const requests: Request[] = [];
  context.on('console', (message) => {
    // The browser's own word for an answer that is no success, which pages of ours are meant to be.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  context.on('request', (request) => requests.push(request));
  return {
    context,
    page: await context.newPage(),
    complaints,
    get addresses() {
      return requests.map((request) => request.url());
    },
    referers: async () => {
      const headers = await Promise.all(requests.map((request) => request.allHeaders()));
      return headers.flatMap(({ referer }) => referer ?? []);
    },
  };
}

/** Holds a page of ours to what all of them promise, and takes its pictures when asked to. */
export async function judge(page: Page, name: string): Promise<void> {
  expect(await accessibilityFaults(page), name).toEqual([]);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    expect(sideways, `${name} at ${size.width}`).toBeLessThanOrEqual(0);
    if (screenshotDir === undefined) continue;
    await page.screenshot({ path: path.join(screenshotDir, `${name}-${size.width}.png`), fullPage: true });
  }
}

/** What somebody does on Google's sign-in page. */
export interface AtGoogle {
  readonly account: string;
  readonly cancel?: boolean;
  /** Leaves the permission to Business Profile unticked. */
  readonly withoutPermission?: boolean;
}

export async function signInAtGoogle(page: Page, { account, cancel, withoutPermission }: AtGoogle): Promise<void> {
  await page.waitForURL(/accounts\.google\.com/);
  await page.locator('input[name=account]').fill(account);
  if (withoutPermission) await page.locator('input[name=granted]').uncheck();
  await page.getByRole('button', { name: cancel ? 'Cancel' : 'Continue' }).click();
}
