import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

/** Tables with rows by `account_id`, in the order in which they are emptied, and their keys: columns with commas. */
export type TablesByAccount = ReadonlyArray<readonly [table: string, key: string]>;

/**
 * Part of an account's erasure: deletes rows of it, at most so many, from one table.
 * @returns how many went; 0 when nothing of the account is left
 */
export async function deleteSomeRows(
  tx: Transaction,
  tables: TablesByAccount,
  { accountId, limit }: { readonly accountId: bigint; readonly limit: number },
): Promise<number> {
  for (const [table, key] of tables) {
    const [from, columns] = [sql.identifier(table), sql.raw(key)];
    const { rowCount } = await tx.execute(sql`
      delete from ${from} where account_id = ${accountId} and (${columns}) in (
        select ${columns} from ${from} where account_id = ${accountId} limit ${limit})`);
    if (rowCount !== null && rowCount > 0) return rowCount;
  }
  return 0;
}
