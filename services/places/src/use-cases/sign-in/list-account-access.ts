import { type ListedPlace, listGrantsOf, listPlacesOf } from '../../storage/account-access.ts';
import type { Context } from '../context.ts';
import { findPlatform } from '../find-platform.ts';

export interface AccountAccess {
  readonly accountId: bigint;
  /** `revoked` as soon as any of its logins is: places are missing from what is read. */
  readonly access: 'granted' | 'revoked' | 'none';
  readonly places: readonly ListedPlace[];
}

/** Places of some accounts and their access to a platform, in the order asked for. */
export async function listAccountAccess(
  context: Context,
  { platform, accountIds }: { platform: string; accountIds: readonly bigint[] },
): Promise<AccountAccess[]> {
  const { database } = context;
  const { source } = findPlatform(context, platform);
  if (accountIds.length === 0) return [];
  const [places, grants] = await Promise.all([
    listPlacesOf(database.sql, accountIds),
    listGrantsOf(database.sql, source, accountIds),
  ]);
  return accountIds.map((accountId) => {
    const statuses = grants.filter((grant) => grant.accountId === accountId).map(({ status }) => status);
    const granted = statuses.length === 0 ? 'none' : 'granted';
    return {
      accountId,
      access: statuses.includes('revoked') ? 'revoked' : granted,
      places: places.filter((place) => place.accountId === accountId),
    };
  });
}
