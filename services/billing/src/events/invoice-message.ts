import type { MessageInitShape } from '@bufbuild/protobuf';
import type { InvoiceAnnexLineSchema, InvoiceSchema } from '@review-reply/proto/billing/v1/invoice';
import { optional, toTimestamp } from '@review-reply/rpc';
import type { AnnexLine, Invoice } from '../domain/invoice.ts';

/** An invoice as events and answers carry it. */
export function toInvoice(invoice: Invoice): MessageInitShape<typeof InvoiceSchema> {
  const { kind, month, currency, lines, annex, vatRateBp, vatTreatment } = invoice;
  return {
    ...{ kind, month, currency, vatRateBp, vatTreatment },
    number: invoice.number ?? '',
    ...(invoice.issuedAt === null ? {} : { issuedAt: toTimestamp(invoice.issuedAt) }),
    totalExclVatCents: invoice.netCents,
    vatCents: invoice.vatCents,
    totalInclVatCents: invoice.grossCents,
    lines: lines.map((line) => ({ ...line })),
    annex: annex.map(toAnnexLine),
    annexContinues: invoice.annexContinues ?? false,
    ...optional('vatReason', invoice.vatReason),
    ...optional('credits', invoice.credits),
    ...optional('reason', invoice.reason),
  };
}

export function toAnnexLine({
  accountId,
  externalRef,
  ...line
}: AnnexLine): MessageInitShape<typeof InvoiceAnnexLineSchema> {
  return { ...line, ...optional('accountId', accountId), ...optional('externalRef', externalRef) };
}
