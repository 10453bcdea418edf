import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

it('the page of dependencies names each that a workspace declares, and no other', () => {
  const manifests = globSync(['package.json', 'proto/package.json', '{packages,services,tools}/*/package.json'], {
    cwd: root,
  }).map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest);
  const declared = manifests
    .flatMap(({ dependencies = {}, devDependencies = {} }) => Object.keys({ ...dependencies, ...devDependencies }))
    .filter((name) => !name.startsWith('@review-reply/'));
  const page = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8');
  const items = page.split(/^- /m).slice(1);
  const named = items.flatMap((item) => (item.split(': ')[0] ?? '').match(/(?<=`)[^`,\s]+(?=`)/g) ?? []);
  expect(named.toSorted()).toEqual([...new Set(declared)].toSorted());
});
