import {
  type ListedPlace,
  listGrantsOf,
  listPlacesOf,
  type PlaceMark,
  type PlacesPage,
} from '../../storage/account-access.ts';
import type { Context } from '../context.ts';
import { findPlatform } from '../find-platform.ts';

export interface AccountAccess {
  readonly accountId: bigint;
  /** `revoked` as soon as any of its logins is: places are missing from what is read. */
  readonly access: 'granted' | 'revoked' | 'none';
  readonly places: readonly ListedPlace[];
}

/**
 * A page of the places of some accounts, with every account's access to a platform, in the order asked for.
 * @returns `next` is null after the last page
 */
export async function listAccountAccess(
  context: Context,
  { platform, accountIds, ...page }: { platform: string; accountIds: readonly bigint[] } & PlacesPage,
): Promise<{ accounts: AccountAccess[]; next: PlaceMark | null }> {
  const { database } = context;
  const { source } = findPlatform(context, platform);
  if (accountIds.length === 0) return { accounts: [], next: null };
  const [places, grants] = await Promise.all([
    listPlacesOf(database.sql, accountIds, page),
    listGrantsOf(database.sql, source, accountIds),
  ]);
  const accounts = accountIds.map((accountId): AccountAccess => {
    const statuses = grants.filter((grant) => grant.accountId === accountId).map(({ status }) => status);
    const granted = statuses.length === 0 ? 'none' : 'granted';
    return {
      accountId,
      access: statuses.includes('revoked') ? 'revoked' : granted,
      places: places.filter((place) => place.accountId === accountId),
    };
  });
  return { accounts, next: (places.length === page.limit && places.at(-1)) || null };
}
