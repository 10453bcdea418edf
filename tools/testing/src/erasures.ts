import { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { forSystem, forUsersAndSystem, type ServedService, serve } from '@review-reply/rpc';

/** What identity answers where it is asked whether an erasure is due. */
export interface Erasures {
  /** Accounts of which it says no. */
  readonly notDue: Set<bigint>;
  /** Accounts that it was asked about, in their order. */
  readonly asked: readonly bigint[];
  readonly served: ServedService;
}

/** Stands for identity, which a service asks before it believes that an account is to be erased. */
export function openErasures(): Erasures {
  const notDue = new Set<bigint>();
  const asked: bigint[] = [];
  const notAsked = () => Promise.reject(new Error('Not asked in tests.'));
  const served = serve(LeavingService, {
    detachAccount: forUsersAndSystem(notAsked),
    confirmErasure: forSystem(async ({ accountId }) => {
      asked.push(accountId);
      return { due: !notDue.has(accountId) };
    }),
    listErasures: forSystem(notAsked),
    repeatErasure: forSystem(notAsked),
  });
  return { notDue, asked, served };
}
