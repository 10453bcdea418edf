import { AccountKind, AccountStatus } from '@review-reply/proto/identity/v1/identity';
import { describe, expect, it } from 'vitest';
import { rememberAccountAccess } from './account-access.ts';

/** An identity service whose answers are given when the test says so, and an edge state that tells of changes. */
function heldIdentity() {
  const pending: { accountId: bigint; answer(partner: bigint): void; fail(): void }[] = [];
  let changed: (accountIds: readonly bigint[] | null) => void = () => {};
  const identity = {
    getAccountAccess: ({ accountId }: { accountId: bigint }) =>
      new Promise((resolve, reject) => {
        pending.push({
          accountId,
          answer: (partnerAccountId) =>
            resolve({
              kind: AccountKind.CLIENT,
              status: AccountStatus.ACTIVE,
              acceptedTermsVersion: '',
              attachment: { partnerAccountId },
            }),
          fail: () => reject(new Error('away')),
        });
      }),
  };
  const edge = { onAccountsChanged: (callback: typeof changed) => (changed = callback) };
  type Parameters_ = Parameters<typeof rememberAccountAccess>;
  const accesses = rememberAccountAccess(identity as unknown as Parameters_[0], edge as unknown as Parameters_[1]);
  const partnerOf = async (accountId: bigint) => (await accesses.get(accountId, 'request')).partnerAccountId;
  return { pending, partnerOf, change: (ids: readonly bigint[] | null) => changed(ids) };
}

describe('what an account may do', () => {
  it('is asked once, however many want to know at the same time, and then remembered', async () => {
    const { pending, partnerOf } = heldIdentity();
    const asking = Promise.all(Array.from({ length: 50 }, () => partnerOf(1n)));
    expect(pending).toHaveLength(1);
    pending[0]?.answer(7n);
    expect(new Set(await asking)).toEqual(new Set([7n]));
    expect(await partnerOf(1n)).toBe(7n);
    expect(pending).toHaveLength(1);
  });

  it.each([
    ['this account', [1n]],
    ['everything', null],
  ])('is asked anew after a change of %s, also while the answer from before is awaited', async (_what, ids) => {
    const { pending, partnerOf, change } = heldIdentity();
    const before = partnerOf(1n);
    change(ids);
    const after = partnerOf(1n);
    expect(pending).toHaveLength(2);
    pending[1]?.answer(8n);
    expect(await after).toBe(8n);
    // The older answer comes last; it is given to who asked before, and not remembered.
    pending[0]?.answer(7n);
    expect(await before).toBe(7n);
    expect(await partnerOf(1n)).toBe(8n);
    expect(pending).toHaveLength(2);
  });

  it('is asked again after a failure, which all who waited get', async () => {
    const { pending, partnerOf } = heldIdentity();
    const asking = Promise.allSettled([partnerOf(1n), partnerOf(1n)]);
    pending[0]?.fail();
    expect((await asking).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = partnerOf(1n);
    expect(pending).toHaveLength(2);
    pending[1]?.answer(7n);
    expect(await again).toBe(7n);
  });

  it('of one account is no matter of another', async () => {
    const { pending, partnerOf, change } = heldIdentity();
    const [one, two] = [partnerOf(1n), partnerOf(2n)];
    change([2n]);
    expect(pending.map(({ accountId }) => accountId)).toEqual([1n, 2n]);
    pending[0]?.answer(7n);
    pending[1]?.answer(8n);
    await Promise.all([one, two]);
    expect(await partnerOf(1n)).toBe(7n);
    expect(pending).toHaveLength(2);
  });
});
