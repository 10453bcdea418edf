import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isUnitTest } from './is-unit-test.ts';

function filesOf(texts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'is-unit-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return folder;
}

it('is one that asks for no server and starts no process', () => {
  const folder = filesOf({
    'one.test.ts': "import { eventually } from '@review-reply/testing';\nimport { two } from './two.ts';",
    'two.ts': "import { one } from './one.test.ts';\nexport const text = 'openStack';",
  });
  expect(isUnitTest(join(folder, 'one.test.ts'))).toBe(true);
});

it.each([
  ['asks for a stack', "import { eventually, openStack } from '@review-reply/testing';"],
  ['asks for the addresses of the run', "import { expect, inject, it } from 'vitest';"],
  ['starts a process', "import { spawn } from 'node:child_process';"],
  ['has a neighbour that starts a platform', "import { start } from './start.ts';"],
])('is none that %s', (_why, text) => {
  const folder = filesOf({
    'one.test.ts': text,
    'start.ts': "import {\n  freePort,\n  startPlatform,\n} from '@review-reply/infra';",
  });
  expect(isUnitTest(join(folder, 'one.test.ts'))).toBe(false);
});
