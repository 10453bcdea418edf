import type { BillingTerms } from '../../domain/invoice.ts';
import { upsertBillingTerms } from '../../storage/billing-terms.ts';
import type { Context } from '../context.ts';

/** Holds for what is drawn up from now on. */
export async function setBillingTerms({ database }: Context, terms: BillingTerms): Promise<void> {
  await upsertBillingTerms(database.sql, terms);
}
