import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const generated = () =>
  globSync('proto/gen/**/*_pb.ts', { cwd: root }).map((file) => {
    const { ino, mtimeMs } = statSync(root + file);
    return { file, ino, mtimeMs };
  });

it('leaves what is generated where it is, for whoever reads it, while nothing has changed', () => {
  const before = generated();
  expect(before.length).toBeGreaterThan(0);
  execFileSync(process.execPath, ['tools/infra/src/bin/generate.ts'], { cwd: root });
  expect(generated()).toEqual(before);
});
