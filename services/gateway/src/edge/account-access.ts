import { AccountKind, AccountStatus, type IdentityService } from '@review-reply/proto/identity/v1/identity';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import { LRUCache } from 'lru-cache';
import type { EdgeState } from './edge-state.ts';

const accountsMax = 10_000;

/** What an account may do, as identity last said. */
export interface AccountAccess {
  readonly exists: boolean;
  readonly suspended: boolean;
  readonly acceptedTermsVersion: string | null;
  /** The partner it is attached to. */
  readonly partnerAccountId: bigint | null;
}

export interface AccountAccesses {
  /** @throws AppError service_unavailable when identity is away and the answer is not known from before */
  get(accountId: bigint, requestId: string): Promise<AccountAccess>;
}

/**
 * Asks identity once an account and remembers the answer until a change names the account. Those who ask while it is
 * being asked share the answer; those who ask after a change do not.
 */
export function rememberAccountAccess(identity: RpcClient<typeof IdentityService>, edge: EdgeState): AccountAccesses {
  const known = new LRUCache<bigint, AccountAccess>({ max: accountsMax });
  const asked = new Map<bigint, Promise<AccountAccess>>();
  edge.onAccountsChanged((accountIds) => {
    if (accountIds === null) {
      known.clear();
      asked.clear();
      return;
    }
    for (const accountId of accountIds) {
      known.delete(accountId);
      asked.delete(accountId);
    }
  });

  const ask = (accountId: bigint, requestId: string): Promise<AccountAccess> => {
    const asking = askIdentity(identity, accountId, requestId).then((access) => {
      // A change that came meanwhile may be newer than the answer, which is then used once and not remembered.
      if (asked.get(accountId) === asking && access.exists) known.set(accountId, access);
      return access;
    });
    asked.set(accountId, asking);
    const forget = () => {
      if (asked.get(accountId) === asking) asked.delete(accountId);
    };
    asking.then(forget, forget);
    return asking;
  };

  return {
    get: async (accountId, requestId) =>
      known.get(accountId) ?? (await (asked.get(accountId) ?? ask(accountId, requestId))),
  };
}

async function askIdentity(
  identity: RpcClient<typeof IdentityService>,
  accountId: bigint,
  requestId: string,
): Promise<AccountAccess> {
  const answer = await identity.getAccountAccess({ accountId }, { caller: systemCaller('gateway', requestId) });
  return {
    exists: answer.kind !== AccountKind.UNSPECIFIED,
    suspended: answer.status === AccountStatus.SUSPENDED,
    acceptedTermsVersion: answer.acceptedTermsVersion || null,
    partnerAccountId: answer.attachment?.partnerAccountId ?? null,
  };
}
