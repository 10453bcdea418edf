import { defineConfig } from 'vitest/config';

// Workspaces are imported as source; both the tests' environment and the global setup's need to be told.
const resolve = { conditions: ['@review-reply/source', 'node'] };

export default defineConfig({
  ssr: { resolve },
  environments: { ssr: { resolve }, __vitest__: { resolve } },
  test: {
    include: ['{packages,services,tools}/*/{src,test}/**/*.test.ts'],
    globalSetup: ['packages/testing/src/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    execArgv: ['--conditions=@review-reply/source'],
  },
});
