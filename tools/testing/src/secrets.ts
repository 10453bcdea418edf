import { randomBytes } from 'node:crypto';
import type { UserCaller } from '@review-reply/rpc';

/** Secrets of one stack, different in every run. */
export function testSecrets(): { DATA_KEYS: string; HASH_KEYS: string } {
  const key = () => randomBytes(32).toString('base64');
  return { DATA_KEYS: `test:${key()}`, HASH_KEYS: `test:${key()}` };
}

/** A caller as the gateway would make it, holding every scope. */
export function testCaller(accountId: bigint, changes: Partial<UserCaller> = {}): UserCaller {
  return {
    kind: 'user',
    accountId,
    actingAccountId: accountId,
    clientId: 'rrk_test',
    scopes: ['places:read', 'places:write', 'reviews:read', 'reviews:write', 'webhooks:manage'],
    locale: 'en',
    requestId: 'test',
    ...changes,
  };
}
