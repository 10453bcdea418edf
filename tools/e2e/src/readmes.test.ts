import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '@review-reply/admin';
import { serviceNames } from '@review-reply/rpc';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it.each(serviceNames)('the README of %s names every call that it answers', (service) => {
  const calls = globSync(`proto/reviewreply/${service}/v1/*.proto`, { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^ *rpc (\w+)/gm)].map(([, call = '']) => call),
  );
  const readme = read(`services/${service}/README.md`);
  expect(calls.filter((call) => !readme.includes(`\`${call}\``))).toEqual([]);
});

it('the README of admin names every command', () => {
  const readme = read('tools/admin/README.md');
  expect(
    createProgram()
      .commands.map((command) => command.name())
      .filter((name) => !readme.includes(`\`${name}\``)),
  ).toEqual([]);
});
