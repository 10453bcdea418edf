import { AccountKind, AccountStatus, type IdentityService } from '@review-reply/proto/identity/v1/identity';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
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

/** Asks identity once an account and remembers the answer until a change names the account. */
export function rememberAccountAccess(identity: RpcClient<typeof IdentityService>, edge: EdgeState): AccountAccesses {
  const known = new Map<bigint, AccountAccess>();
  let changes = 0;
  edge.onAccountsChanged((accountIds) => {
    changes += 1;
    if (accountIds === null) known.clear();
    else for (const accountId of accountIds) known.delete(accountId);
  });
  return {
    get: async (accountId, requestId) => {
      const remembered = known.get(accountId);
      if (remembered !== undefined) return remembered;
      const changesBefore = changes;
      const answer = await identity.getAccountAccess({ accountId }, { caller: systemCaller('gateway', requestId) });
      const access = {
        exists: answer.kind !== AccountKind.UNSPECIFIED,
        suspended: answer.status === AccountStatus.SUSPENDED,
        acceptedTermsVersion: answer.acceptedTermsVersion || null,
        partnerAccountId: answer.attachment?.partnerAccountId ?? null,
      };
      // A change that came while we asked may be newer than the answer: use it once, do not remember it.
      if (changes === changesBefore && access.exists) {
        if (known.size >= accountsMax) known.delete(known.keys().next().value as bigint);
        known.set(accountId, access);
      }
      return access;
    },
  };
}
