import { expect, test } from 'vitest';
import { failureOf } from '../failure-of.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

const signal = new AbortController().signal;

export function describeLoggingIn(platformOf: () => PlatformUnderTest): void {
  test('gives access that is good at the platform for longer than a read takes', async () => {
    const { login, connector, openLocation } = platformOf();
    const { credentials, access } = await openLocation();
    const fresh = await login.obtainAccess({ credentials, signal });
    expect(fresh.expiresInSeconds).toBeGreaterThan(600);
    expect((await connector.listReviews({ ...access, access: fresh.access })).reviews).toEqual([]);
  });

  test('tells credentials that are good no more from every other refusal, without showing them', async () => {
    const { login, openLocation } = platformOf();
    const { credentials, revokeGrant } = await openLocation();
    await revokeGrant();
    const error = await failureOf(login.obtainAccess({ credentials, signal }));
    expect(error.failure).toBe('grant_revoked');
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain(credentials);
  });

  test.each([[500], [503], [429]])('keeps the login when it is answered %i', async (status) => {
    const { login, openLocation } = platformOf();
    const { credentials, fail } = await openLocation();
    await fail({ call: 'login', status, headers: { 'Retry-After': '3' } });
    const error = await failureOf(login.obtainAccess({ credentials, signal }));
    expect(error).toMatchObject({ failure: 'retryable', status, retryAfterMs: 3_000 });
    await expect(login.obtainAccess({ credentials, signal })).resolves.toBeDefined();
  });
}
