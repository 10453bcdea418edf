import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { isUnitTest } from './tools/testing/src/is-unit-test.ts';
import { SlowestFirst } from './tools/testing/src/slowest-first.ts';

// Workspaces are imported as source; what vitest itself imports for a run needs to be told here.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: ['@review-reply/source', ...context.conditions] }),
});

// Node imports tests as it does services: nothing is transformed, and what was compiled once is kept.
const experimental = { viteModuleRunner: false, nodeLoader: false };

// Code that was compiled once stays so, for the processes of every test file.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '.local/compile-cache');

const execArgv = ['--conditions=@review-reply/source', '--disable-warning=TimeoutNegativeWarning'];

const withServers = {
  pool: 'forks' as const,
  experimental,
  // What a file imports is loaded once in each process; every file has databases, topics and keys of its own.
  isolate: false,
  execArgv,
  globalSetup: ['tools/testing/src/global-setup.ts'],
  // A test that hangs ends by itself: `eventually` gives up. These are for whole platforms on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

const folders = '{packages,services,tools}/*/{src,test}/**';
/** Those that take minutes; `npm run test:long` runs them. */
const longTest = `${folders}/*.long.test.ts`;

/** Those that start whole platforms, or servers of their own. */
const platformTest = 'tools/{e2e,infra}/test/**/*.test.ts';

const isLong = process.env.TEST_LONG === 'true';
const all = globSync(`${folders}/*.test.ts`, { exclude: (name) => name === 'node_modules' });
const unit = all.filter(isUnitTest);

export default defineConfig({
  test: {
    maxWorkers: 6,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: unit.filter((file) => file.endsWith('.long.test.ts') === isLong),
          pool: 'threads',
          experimental,
          isolate: false,
          execArgv,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // More than cores: some wait for deadlines.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...withServers,
          name: 'platform',
          include: isLong ? [longTest] : [platformTest],
          exclude: [...configDefaults.exclude, ...unit, ...(isLong ? [] : [longTest])],
          // More than cores: these tests wait for leases, polls and processes that come back.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withServers,
          name: 'with servers',
          include: isLong ? [] : [`${folders}/*.test.ts`],
          exclude: [...configDefaults.exclude, ...unit, platformTest, longTest],
          // They wait more, for Kafka above all, and take less.
          maxWorkers: 6,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
