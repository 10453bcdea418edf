import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Where Debian puts it. The first has no window to draw, and takes a third less; `apt-get install` either. */
const chromiumPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const chromiumPath = chromiumPaths.find((file) => existsSync(file));
const startWithinMs = 60_000;
/** WCAG 2.2 to level AA, and what axe-core recommends beyond. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface BrowserOptions {
  /** Where hosts of the web are to be found, as `address:port`, so that tests can be all of the web. */
  readonly hosts?: Readonly<Record<string, string>>;
}

/**
 * The system's Chromium, without a window; who opens it closes it. Contexts of it share nothing.
 * @throws Error that says what to install where there is none
 */
export async function openBrowser({ hosts = {} }: BrowserOptions = {}): Promise<Browser> {
  if (chromiumPath === undefined)
    throw new Error(`There is no Chromium (${chromiumPaths.join(', ')}): apt-get install chromium-headless-shell`);
  const rules = Object.entries(hosts).map(([host, address]) => `MAP ${host} ${address}`);
  return chromium.launch({
    executablePath: chromiumPath,
    timeout: startWithinMs,
    // Chromium refuses its sandbox to root, which is who runs the gate; it sees nothing but pages of our own.
    chromiumSandbox: process.getuid?.() !== 0,
    // Shared memory of containers is small.
    args: ['--disable-dev-shm-usage', `--host-resolver-rules=${rules.join(', ')}`],
  });
}

/**
 * What axe-core finds wrong with a page as it stands: rule, and the elements concerned.
 * @throws Error when axe-core cannot judge the page
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const session = await page.context().newCDPSession(page);
  const options = JSON.stringify({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] });
  // By the debugger, which no Content-Security-Policy of the page holds for.
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `${source}; axe.run(document, ${options}).then((results) => JSON.stringify(results))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails !== undefined) throw new Error(`axe-core failed: ${JSON.stringify(exceptionDetails)}`);
  const { violations } = JSON.parse(String(result.value)) as AxeResults;
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
