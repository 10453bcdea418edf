import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
/** EX_CONFIG of sysexits.h. */
const exitCodeBadConfig = 78;

it.each([
  ['gateway', { GOOGLE_PUSH_AUDIENCE: 'reviews' }, 'Set both GOOGLE_PUSH_AUDIENCE and GOOGLE_PUSH_SENDER, or neither'],
  ['places', { SMTP_URL: 'smtps://mail.example' }, 'SMTP_FROM is missing'],
  ['reviews', { AI_MODEL: 'gpt' }, 'Set both AI_BASE_URL and AI_MODEL, or neither'],
  ['webhooks', { WEBHOOKS_ALLOW_LOCAL: 'true' }, 'WEBHOOKS_ALLOW_LOCAL is refused'],
  ['webhooks', { WEBHOOKS_LEASE_MS: '4000', WEBHOOKS_TIMEOUT_MS: '4000' }, 'WEBHOOKS_LEASE_MS must be longer'],
  ['webhooks', { WEBHOOKS_LEASE_MS: '9000' }, 'WEBHOOKS_LEASE_MS must be longer'],
])('%s names settings that do not go together beside all others that are wrong: %o', (service, env, problem) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@review-reply/source', path.join(root, 'services', service, 'src/main.ts')],
    { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } },
  );
  const problems = stderr.split('\n').filter((line) => line.startsWith('  - '));
  expect(problems).toContainEqual(expect.stringContaining(problem));
  expect(problems).toContainEqual(expect.stringContaining('REDIS_URL is missing'));
  expect(status).toBe(exitCodeBadConfig);
});
