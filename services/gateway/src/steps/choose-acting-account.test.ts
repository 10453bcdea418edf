import type { Operation } from '@review-reply/api-schemas';
import { describe, expect, it } from 'vitest';
import type { OperationContext } from '../http/operation-context.ts';
import { chooseActingAccount } from './choose-acting-account.ts';

describe('Service-Account where partners manage their clients', () => {
  it('is refused: they do that as themselves', async () => {
    const step = chooseActingAccount({ get: () => Promise.reject(new Error('Nobody needs to be asked.')) });
    const context = {
      operation: { method: 'get', scope: 'accounts:manage' } as Operation,
      request: { headers: { 'service-account': '1002' } },
      token: { accountId: 1001n, scopes: ['accounts:manage'] },
    } as unknown as OperationContext;
    await expect(step(context)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'header.Service-Account', code: 'not_allowed' }] },
    });
  });
});
