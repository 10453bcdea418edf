import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser, usePlatform } from '../src/index.ts';

const loadedWithinMs = 30_000;

const e2e = usePlatform();

describe('the documentation page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  /** The page, with what the browser complained of and every address that it asked. */
  async function openDocumentation() {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1400 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${e2e().platform.publicUrl}/docs`);
    await page.getByText('Read the account, its Suns and its terms').waitFor({ timeout: loadedWithinMs });
    return { page, complaints, asked };
  }

  it('shows every operation, from files of ours alone and without a breach of its policy', async () => {
    const { page, complaints, asked } = await openDocumentation();
    const { body } = await e2e().api().call('GET', '/openapi.json');
    const operations = Object.values<Record<string, { operationId: string; tags: string[] }>>(body.paths).flatMap(
      Object.values,
    );
    const shown = await page.locator('.opblock').evaluateAll((blocks) => blocks.map(({ id }) => id));
    for (const { operationId, tags } of operations) expect(shown).toContain(`operations-${tags[0]}-${operationId}`);
    const { publicUrl } = e2e().platform;
    for (const url of asked) expect(url.startsWith(`${publicUrl}/`) || url.startsWith('data:'), url).toBe(true);
    expect(complaints).toEqual([]);
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
  });

  it('gets a token with a key and tries a call out with it', async () => {
    const account = await e2e().newAccount({ locations: 0 });
    const { page, complaints } = await openDocumentation();
    await authorize(page, account);
    await page.locator('#operations-Access-getAccount .opblock-summary-control').click();
    const operation = page.locator('#operations-Access-getAccount');
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const answer = operation.locator('.live-responses-table .response');
    await answer.getByText(`"account_id": ${account.accountId}`).first().waitFor({ timeout: loadedWithinMs });
    expect(await answer.locator('.response-col_status').first().textContent()).toContain('200');
    if (process.env.SCREENSHOT) await page.screenshot({ path: `${process.env.SCREENSHOT}.tried.png` });
    expect(complaints).toEqual([]);
  });
});

async function authorize(page: Page, { clientId, clientSecret }: { clientId: string; clientSecret: string }) {
  await page.locator('.auth-wrapper').first().getByRole('button', { name: 'Authorize' }).click();
  const form = page.locator('.auth-container').filter({ hasText: 'clientCredentials' });
  await form.locator('input[type="text"]').first().fill(clientId);
  await form.locator('input[type="password"]').first().fill(clientSecret);
  await form.getByRole('button', { name: 'Apply given OAuth2 credentials' }).click();
  await form.getByText('Logout').waitFor({ timeout: loadedWithinMs });
  await form.getByRole('button', { name: 'Close' }).click();
}
