import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const here = fileURLToPath(import.meta.url).slice(root.length);
/** As `KILL_POINT` may hold it: the point's name, and perhaps the passage. */
const named = /['"`]([a-z0-9-]+\.(?:after|before)-[a-z0-9-]+)(?::\d+)?['"`]/g;

/** Each name that the files hold, and in which. */
function namesIn(pattern: string, name: RegExp): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const file of globSync(pattern, { cwd: root, exclude: (path) => path.includes('node_modules') }))
    if (file !== here)
      for (const [, found = ''] of readFileSync(root + file, 'utf8').matchAll(name))
        places.set(found, [...(places.get(found) ?? []), file]);
  return places;
}

const inCode = namesIn('{services,packages}/*/src/**/*.ts', /killPoint\(\s*['"`]([^'"`]+)['"`]\s*,?\s*\)/g);
const inTests = namesIn('{services,packages,tools}/*/test/**/*.ts', named);
/** What a drill draws from; whether it comes to one is left to chance. */
const inDrills = namesIn('tools/e2e/src/drill/*.ts', named);

it('has a process die at every kill point that the code names, in one test at least', () => {
  expect(inCode.size).toBeGreaterThan(0);
  const untested = [...inCode].filter(([point]) => !inTests.has(point));
  expect(untested).toEqual([]);
});

it('waits for no death at a point that the code does not name', () => {
  const whole = [...inTests, ...inDrills].filter(([, files]) => files.some((file) => file.startsWith('tools/e2e/')));
  expect(whole.filter(([point]) => !inCode.has(point))).toEqual([]);
});

it('names each kill point once and by the service that it is in, those of packages aside', () => {
  for (const [point, files] of inCode) {
    expect([point, files]).toEqual([point, [expect.any(String)]]);
    const [service] = point.split('.');
    if (files[0]?.startsWith('services/')) expect(files[0]).toContain(`services/${service}/`);
  }
});
