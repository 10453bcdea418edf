import { create } from '@bufbuild/protobuf';
import { ClientAccountSchema } from '@review-reply/proto/identity/v1/enrollment';
import { AccountAccessSchema } from '@review-reply/proto/places/v1/sign_in';
import { toTimestamp } from '@review-reply/rpc';
import { expect, it } from 'vitest';
import type { OperationContext } from '../http/operation-context.ts';
import { listAccounts } from './enrollments.ts';

type Services = Parameters<typeof listAccounts>[0];

const clientsPerPage = 200;
const attachedAt = toTimestamp(new Date('2026-11-20T09:30:00.000Z'));

/** Services that know of so many clients, as identity and places answer. */
function servicesWith(count: number): Services {
  const pageAfter = (after: number) =>
    Array.from({ length: Math.min(clientsPerPage, count - after) }, (_, index) =>
      create(ClientAccountSchema, {
        ...{ accountId: BigInt(after + index + 1), service: 'pro', status: 'active' },
        attachedAt,
      }),
    );
  return {
    enrollments: {
      listClientAccounts: async ({ afterAccountId }: { afterAccountId: bigint }) => ({
        accounts: pageAfter(Number(afterAccountId)),
      }),
    },
    signIns: {
      listAccountAccess: async ({ accountIds }: { accountIds: bigint[] }) => ({
        accounts: accountIds.map((accountId) => create(AccountAccessSchema, { accountId, access: 'granted' })),
      }),
    },
  } as unknown as Services;
}

it.each([0, 199, 200, 20_001, 100_000])('lists every one of %d client accounts once, by id', async (count) => {
  const context = {
    ...{ token: { accountId: 1n, clientId: 'rrk', scopes: [] }, operation: { method: 'get' } },
    ...{ requestId: 'request', locale: 'en' },
  } as unknown as OperationContext;
  const { body } = await listAccounts(servicesWith(count))(context);
  const { data } = body as { data: { account_id: number; google_access: string }[] };
  expect(data.map(({ account_id }) => account_id)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(data.every(({ google_access }) => google_access === 'granted')).toBe(true);
});
