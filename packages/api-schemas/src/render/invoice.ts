import type { Invoice } from '@review-reply/proto/billing/v1/invoice';
import type * as z from 'zod';
import { documentKinds, invoiceLineKinds, type invoiceSchema } from '../schemas/invoice.ts';
import { renderEuros, renderId, renderThousandths, renderTime, renderWord } from './values.ts';

/**
 * Quantities are whole thousandths of a place or of a Sun, amounts whole cents without VAT unless they say otherwise.
 */
export function renderInvoice(invoice: Invoice): z.output<typeof invoiceSchema> {
  return {
    number: invoice.number,
    kind: renderWord(documentKinds, invoice.kind || 'invoice'),
    month: invoice.month,
    issued_at: renderTime(invoice.issuedAt),
    currency: invoice.currency,
    total_excl_vat: renderEuros(invoice.totalExclVatCents),
    vat: renderEuros(invoice.vatCents),
    // Hundredths of a percent are to a percent what cents are to a euro.
    vat_rate: renderEuros(BigInt(invoice.vatRateBp)),
    vat_reason: invoice.vatReason ?? null,
    total_incl_vat: renderEuros(invoice.totalInclVatCents),
    credits: invoice.credits ?? null,
    reason: invoice.reason ?? null,
    lines: invoice.lines.map((line) => ({
      kind: renderWord(invoiceLineKinds, line.kind),
      month: line.month || invoice.month,
      quantity: renderThousandths(line.quantityMilli),
      unit_price_excl_vat: renderEuros(line.unitPriceCents),
      total_excl_vat: renderEuros(line.amountCents),
    })),
    annex: invoice.annex.map((line) => ({
      account_id: line.accountId === undefined ? null : renderId(line.accountId),
      external_ref: line.externalRef ?? null,
      kind: renderWord(invoiceLineKinds, line.kind),
      month: line.month || invoice.month,
      quantity: renderThousandths(line.quantityMilli),
      total_excl_vat: renderEuros(line.amountCents),
    })),
  };
}
