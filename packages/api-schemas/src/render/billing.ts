import type { Billing } from '@review-reply/proto/billing/v1/invoices';
import type * as z from 'zod';
import type { billingSchema } from '../schemas/billing.ts';
import { renderInvoice } from './invoice.ts';
import { renderEuros, renderSuns } from './values.ts';

export function renderBilling(billing: Billing): z.output<typeof billingSchema> {
  const { spendingCap: cap } = billing;
  return {
    month: billing.month,
    timezone: billing.timezone,
    active_places: { essential: billing.essentialPlaces, pro: billing.proPlaces },
    overage: { suns: renderSuns(billing.overageMilliSuns), eur_excl_vat: renderEuros(billing.overageCents) },
    spending_cap:
      cap === undefined
        ? null
        : {
            eur_excl_vat: renderEuros(cap.capCents),
            used_eur_excl_vat: renderEuros(cap.usedCents),
            reached: cap.reached,
          },
    invoices: billing.invoices.map(renderInvoice),
    credit_notes: billing.creditNotes.map(renderInvoice),
  };
}
