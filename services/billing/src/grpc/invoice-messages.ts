import type { MessageInitShape } from '@bufbuild/protobuf';
import type { InvoiceSchema } from '@review-reply/proto/billing/v1/invoice';
import type { BillingSchema, PartnerMonthSchema } from '@review-reply/proto/billing/v1/invoices';
import { toAnnexLine, toInvoice } from '../events/invoice-message.ts';
import type { MonthShown } from '../use-cases/months/close-month.ts';
import type { Billing } from '../use-cases/months/get-billing.ts';

export { toAnnexLine, toInvoice };

export function toBilling(billing: Billing): MessageInitShape<typeof BillingSchema> {
  const { places, overage, spendingCap, invoices, creditNotes, ...rest } = billing;
  return {
    ...rest,
    essentialPlaces: places.essential,
    proPlaces: places.pro,
    overageMilliSuns: overage.milliSuns,
    overageCents: overage.cents,
    ...(spendingCap === null ? {} : { spendingCap }),
    invoices: invoices.map(toInvoice),
    creditNotes: creditNotes.map(toInvoice),
  };
}

export function toMonth({ month, state, invoice }: MonthShown): MessageInitShape<typeof PartnerMonthSchema> {
  const shown: MessageInitShape<typeof InvoiceSchema> | null = invoice && toInvoice(invoice);
  return { month, state, ...(shown === null ? {} : { invoice: shown }) };
}
