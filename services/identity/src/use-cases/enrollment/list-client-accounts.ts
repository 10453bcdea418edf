import type { ClientAccount } from '../../domain/client-account.ts';
import { listClientsAfter } from '../../storage/client-accounts.ts';
import type { Context } from '../context.ts';

const listedMax = 200;

/** A partner's clients by id, those with a larger one than the given, detached ones too. */
export async function listClientAccounts(
  { database }: Context,
  of: { partnerAccountId: bigint; afterAccountId: bigint },
): Promise<ClientAccount[]> {
  return listClientsAfter(database.sql, { ...of, limit: listedMax });
}
