import type { Locale } from '@review-reply/api-schemas';
import type { Transaction } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';

export async function saveLocale(tx: Transaction, accountId: bigint, locale: Locale): Promise<void> {
  await tx.execute(sql`
    insert into account_locale (account_id, locale) values (${accountId}, ${locale})
    on conflict (account_id) do update set locale = excluded.locale`);
}
