import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findWebhooksProblems } from '../../../services/webhooks/src/config.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** EX_CONFIG of sysexits.h. */
const exitCodeBadConfig = 78;

it.each([
  [
    'gateway',
    { GOOGLE_PUSH_AUDIENCE: 'reviews' },
    ['Set both GOOGLE_PUSH_AUDIENCE and GOOGLE_PUSH_SENDER, or neither'],
  ],
  ['places', { SMTP_URL: 'smtps://mail.example' }, ['SMTP_FROM is missing']],
  ['reviews', { AI_MODEL: 'gpt' }, ['Set both AI_BASE_URL and AI_MODEL, or neither']],
  [
    'webhooks',
    { WEBHOOKS_ALLOW_LOCAL: 'true', WEBHOOKS_LEASE_MS: '9000' },
    ['WEBHOOKS_ALLOW_LOCAL is refused', 'WEBHOOKS_LEASE_MS must be longer'],
  ],
])('%s names settings that do not go together beside all others that are wrong: %o', (service, env, expected) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@review-reply/source', path.join(root, 'services', service, 'src/main.ts')],
    { encoding: 'utf8', env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env } },
  );
  const problems = stderr.split('\n').filter((line) => line.startsWith('  - '));
  for (const problem of [...expected, 'REDIS_URL is missing'])
    expect(problems).toContainEqual(expect.stringContaining(problem));
  expect(status).toBe(exitCodeBadConfig);
});

it('webhooks tells of a lease that ends within the time of an attempt, whichever of them is set', () => {
  const problem = [expect.stringContaining('WEBHOOKS_LEASE_MS must be longer')];
  expect(findWebhooksProblems({ WEBHOOKS_LEASE_MS: '9000' })).toEqual(problem);
  expect(findWebhooksProblems({ WEBHOOKS_LEASE_MS: '4000', WEBHOOKS_TIMEOUT_MS: '4000' })).toEqual(problem);
  expect(findWebhooksProblems({ WEBHOOKS_LEASE_MS: '4000', WEBHOOKS_TIMEOUT_MS: '3000' })).toEqual([]);
  expect(findWebhooksProblems({})).toEqual([]);
});
