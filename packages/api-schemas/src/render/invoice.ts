import type * as z from 'zod';
import { invoiceLineKinds, type invoiceSchema } from '../schemas/invoice.ts';
import { type Maybe, renderEuros, renderId, renderThousandths, renderTime, renderWord } from './values.ts';

/** Quantities are whole thousandths of a place or of a Sun, amounts whole cents without VAT unless they say otherwise. */
export interface InvoiceToRender {
  readonly number: string;
  /** `YYYY-MM` in the contract's zone. */
  readonly month: string;
  readonly issuedAt: Date;
  /** ISO 4217. */
  readonly currency: string;
  readonly totalExclVatCents: bigint;
  readonly vatCents: bigint;
  readonly totalInclVatCents: bigint;
  readonly lines: readonly InvoiceLineToRender[];
  readonly annex: readonly InvoiceAnnexLineToRender[];
}

export interface InvoiceLineToRender {
  readonly kind: string;
  readonly quantityMilli: bigint;
  readonly unitPriceCents: bigint;
  readonly amountCents: bigint;
}

export interface InvoiceAnnexLineToRender {
  /** Absent once the client was erased. */
  readonly accountId?: Maybe<bigint>;
  readonly externalRef?: Maybe<string>;
  readonly kind: string;
  readonly quantityMilli: bigint;
  readonly amountCents: bigint;
}

export function renderInvoice(invoice: InvoiceToRender): z.output<typeof invoiceSchema> {
  return {
    number: invoice.number,
    month: invoice.month,
    issued_at: renderTime(invoice.issuedAt),
    currency: invoice.currency,
    total_excl_vat: renderEuros(invoice.totalExclVatCents),
    vat: renderEuros(invoice.vatCents),
    total_incl_vat: renderEuros(invoice.totalInclVatCents),
    lines: invoice.lines.map((line) => ({
      kind: renderWord(invoiceLineKinds, line.kind),
      quantity: renderThousandths(line.quantityMilli),
      unit_price_excl_vat: renderEuros(line.unitPriceCents),
      total_excl_vat: renderEuros(line.amountCents),
    })),
    annex: invoice.annex.map((line) => ({
      account_id: line.accountId == null ? null : renderId(line.accountId),
      external_ref: line.externalRef ?? null,
      kind: renderWord(invoiceLineKinds, line.kind),
      quantity: renderThousandths(line.quantityMilli),
      total_excl_vat: renderEuros(line.amountCents),
    })),
  };
}
