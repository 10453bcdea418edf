import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { needsServers } from './needs-servers.ts';

function filesOf(texts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'needs-servers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return folder;
}

it('lets a test that asks for no server run without', () => {
  const folder = filesOf({
    'one.test.ts': "import { eventually } from '@review-reply/testing';\nimport { two } from './two.ts';",
    'two.ts': "import { one } from './one.test.ts';\nexport const text = 'openStack';",
  });
  expect(needsServers(join(folder, 'one.test.ts'))).toBe(false);
});

it.each([
  ['asks for a stack', "import { eventually, openStack } from '@review-reply/testing';"],
  ['asks for the addresses of the run', "import { expect, inject, it } from 'vitest';"],
  ['has a neighbour that starts a platform', "import { start } from './start.ts';"],
])('gives servers to a test that %s', (_why, text) => {
  const folder = filesOf({
    'one.test.ts': text,
    'start.ts': "import {\n  freePort,\n  startPlatform,\n} from '@review-reply/infra';",
  });
  expect(needsServers(join(folder, 'one.test.ts'))).toBe(true);
});
