import type { AccountKind } from './account.ts';

/** An account as it counts for whether somebody may be enrolled into it. */
export interface KnownAccount {
  readonly accountId: bigint;
  readonly kind: AccountKind;
  /** The partner it is with, or was with last; null when it never was with any. */
  readonly partnerAccountId: bigint | null;
  /** Whether it has left that partner. */
  readonly detached: boolean;
}

export type AccountChoice =
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly accountId: bigint }
  /** The person belongs to another partner, or has an account of their own. */
  | { readonly kind: 'taken' };

/**
 * Which account somebody who signed in at Google is enrolled into. Another partner is another account: one that left
 * its partner is found again by that partner alone, so that nothing of the one is ever seen by the other.
 * @param own accounts that enrolments made for this person: where there are any, they alone decide
 * @param known accounts that the person is connected to
 */
export function chooseAccount(
  partnerAccountId: bigint,
  { own, known }: { own: readonly bigint[]; known: readonly KnownAccount[] },
): AccountChoice {
  const considered = own.length === 0 ? known : known.filter(({ accountId }) => own.includes(accountId));
  const isTaken = ({ kind, partnerAccountId: partner, detached }: KnownAccount) =>
    kind !== 'client' || (!detached && partner !== null && partner !== partnerAccountId);
  if (considered.some(isTaken)) return { kind: 'taken' };
  const ofPartner = considered.filter(({ partnerAccountId: partner }) => partner === partnerAccountId);
  const chosen =
    ofPartner.find(({ detached }) => !detached) ??
    ofPartner[0] ??
    considered.find(({ partnerAccountId: partner }) => partner === null);
  return chosen === undefined ? { kind: 'new' } : { kind: 'known', accountId: chosen.accountId };
}
