import { defineConfig } from 'vitest/config';

// Workspaces are imported as source; both the tests' environment and the global setup's need to be told.
const resolve = { conditions: ['@review-reply/source', 'node'] };

const shared = {
  ssr: { resolve },
  environments: { ssr: { resolve }, __vitest__: { resolve } },
};

const common = {
  pool: 'forks' as const,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  execArgv: ['--conditions=@review-reply/source', '--disable-warning=TimeoutNegativeWarning'],
};

const everyTest = '{packages,services,tools}/*/{src,test}/**/*.test.ts';
/** Tests that kill, stop or travel, with servers of their own: they run one after another, when all others are done. */
const serialTest = '{packages,services,tools}/*/{src,test}/**/*.serial.test.ts';
/** Those that take minutes; `npm run test:long` runs them. */
const longTest = '{packages,services,tools}/*/{src,test}/**/*.long.test.ts';

export default defineConfig({
  ...shared,
  test: {
    globalSetup: ['tools/testing/src/global-setup.ts'],
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'side by side',
          include: [everyTest],
          exclude: [serialTest, longTest, '**/node_modules/**'],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'in turn',
          include: process.env.TEST_LONG === 'true' ? [longTest] : [serialTest],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
