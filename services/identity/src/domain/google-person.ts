import type { AccountKind } from './account.ts';

/** An account as it counts for whether somebody may be enrolled into it. */
export interface KnownAccount {
  readonly accountId: bigint;
  readonly kind: AccountKind;
  /** The partner it is attached to now; a detached one belongs to nobody. */
  readonly partnerAccountId: bigint | null;
}

export type AccountChoice =
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly accountId: bigint }
  /** The person belongs to another partner, or has an account of their own. */
  | { readonly kind: 'taken' };

/**
 * Which account somebody who signed in at Google is enrolled into.
 * @param own the account that an enrolment made for this person, if any: then it alone decides
 * @param known accounts that the person is connected to
 */
export function chooseAccount(
  partnerAccountId: bigint,
  { own, known }: { own: bigint | null; known: readonly KnownAccount[] },
): AccountChoice {
  const isFree = ({ kind, partnerAccountId: partner }: KnownAccount) =>
    kind === 'client' && (partner === null || partner === partnerAccountId);
  const considered = own === null ? known : known.filter(({ accountId }) => accountId === own);
  if (!considered.every(isFree)) return { kind: 'taken' };
  const chosen = considered.find((account) => account.partnerAccountId === partnerAccountId) ?? considered[0];
  return chosen === undefined ? { kind: 'new' } : { kind: 'known', accountId: chosen.accountId };
}
