import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { bundledArgs, bundlePrograms } from '../src/platform/bundle.ts';
import { newDir, noProgress } from './support.ts';

/** A program of two modules that says a greeting, and what lies beside its sources. */
async function newProgram() {
  const dir = await newDir();
  await mkdir(path.join(dir, 'src/deep'), { recursive: true });
  const write = (file: string, text: string) => writeFile(path.join(dir, file), text);
  const writeSource = (file: string, text: string) => write(`src/${file}`, text);
  const greet = (greeting: string) => writeSource('greeting.ts', `export const greeting: string = '${greeting}';`);
  await write('package.json', '{ "type": "module" }');
  await write('beside.txt', 'beside');
  await write(
    'src/main.ts',
    `import { beside } from './deep/beside.ts';
    import { greeting } from './greeting.ts';
    console.log(greeting, beside);`,
  );
  await writeSource(
    'deep/beside.ts',
    `import { readFileSync } from 'node:fs';
    export const beside: string = readFileSync(new URL('../../beside.txt', import.meta.url), 'utf8');`,
  );
  await greet('hello');
  const program = { name: 'greeter', dir, preload: [] };
  const say = async () => (await promisify(execFile)('node', bundledArgs(program), { cwd: dir })).stdout.trim();
  const madeAt = async () => (await stat(path.join(dir, 'bundle/main.js'))).mtimeMs;
  return { program, writeSource, greet, say, madeAt };
}

it('a program runs as one bundle, which is made anew when a module of it has changed, and only then', async () => {
  const { program, greet, say, madeAt } = await newProgram();
  // Two launchers at once wait for each other.
  await Promise.all([bundlePrograms([program], noProgress), bundlePrograms([program], noProgress)]);
  expect(await say()).toBe('hello beside');
  const first = await madeAt();
  await bundlePrograms([program], noProgress);
  expect(await madeAt()).toBe(first);
  await greet('good evening');
  await bundlePrograms([program], noProgress);
  expect(await say()).toBe('good evening beside');
});

it('a stack names lines of our modules and files of libraries, whose lines the map leaves out', async () => {
  const { program, writeSource } = await newProgram();
  const library = path.join(program.dir, 'node_modules/thrower');
  await mkdir(library, { recursive: true });
  const inner = Array.from({ length: 500 }, (_, at) => `  value += ${at};`).join('\n');
  await writeFile(
    path.join(library, 'index.js'),
    `/* A licence. */\n'use strict';\nexports.fail = (value) => {\n${inner}\n  throw new Error('on purpose ' + value);\n};`,
  );
  await writeFile(path.join(library, 'package.json'), '{ "name": "thrower", "main": "index.js" }');
  await writeSource(
    'main.ts',
    `import { fail } from 'thrower';
    type Nothing = never;
    export const run = (): Nothing => fail(1);
    try { run(); } catch (error) { console.log((error as Error).stack); }`,
  );
  await bundlePrograms([program], noProgress);
  const { stdout } = await promisify(execFile)('node', bundledArgs(program), { cwd: program.dir });
  expect(stdout).toMatch(/fail .*node_modules\/thrower\/index\.js/);
  expect(stdout).toMatch(/run .*src\/main\.ts:3/);
  const map = JSON.parse(await readFile(path.join(program.dir, 'bundle/main.js.map'), 'utf8')) as { mappings: string };
  expect(map.mappings.split(/[,;]+/).length).toBeLessThan(100);
});

it('a bundle that lacks a module is not made', async () => {
  const { program, writeSource } = await newProgram();
  await writeSource('greeting.ts', `export { greeting } from 'not-installed';`);
  await expect(bundlePrograms([program], noProgress)).rejects.toThrow('not-installed');
});
