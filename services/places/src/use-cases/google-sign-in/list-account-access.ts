import { type ListedPlace, listGrantsOf, listPlacesOf } from '../../storage/account-access.ts';
import type { Context } from '../context.ts';

export type GoogleAccess = 'granted' | 'revoked' | 'none';

export interface AccountAccess {
  readonly accountId: bigint;
  /** `revoked` as soon as any of its logins is: places are missing from what is read. */
  readonly googleAccess: GoogleAccess;
  readonly places: readonly ListedPlace[];
}

/** Places and access of some accounts, in the order asked for. */
export async function listAccountAccess(
  { database }: Context,
  accountIds: readonly bigint[],
): Promise<AccountAccess[]> {
  if (accountIds.length === 0) return [];
  const [places, grants] = await Promise.all([
    listPlacesOf(database.sql, accountIds),
    listGrantsOf(database.sql, accountIds),
  ]);
  return accountIds.map((accountId) => {
    const statuses = grants.filter((grant) => grant.accountId === accountId).map(({ status }) => status);
    const granted = statuses.length === 0 ? 'none' : 'granted';
    return {
      accountId,
      googleAccess: statuses.includes('revoked') ? 'revoked' : granted,
      places: places.filter((place) => place.accountId === accountId),
    };
  });
}
