import type { Executor } from '@review-reply/postgres';
import { sql } from 'drizzle-orm';
import type { BillingTerms } from '../domain/invoice.ts';

export async function upsertBillingTerms(db: Executor, terms: BillingTerms): Promise<void> {
  const { partnerAccountId, party, vatTreatment, vatReason, language } = terms;
  await db.execute(sql`
    insert into billing_terms (partner_account_id, party, vat_treatment, vat_reason, language)
    values (${partnerAccountId}, ${JSON.stringify(party)}, ${vatTreatment}, ${vatReason}, ${language})
    on conflict (partner_account_id) do update
      set party = excluded.party, vat_treatment = excluded.vat_treatment, vat_reason = excluded.vat_reason,
        language = excluded.language`);
}
