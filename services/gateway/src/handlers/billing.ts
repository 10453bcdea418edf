import { type MediaType, renderAnnex, renderBilling, renderInvoice } from '@review-reply/api-schemas';
import { InvoiceFormat } from '@review-reply/proto/billing/v1/invoices';
import type { Answer, Handler } from '../answer.ts';
import { callOf } from '../exchange.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

/** GET /billing */
export function getBilling({ invoices }: Clients): Handler {
  return async (exchange) => {
    const billing = await invoices.getBilling({}, callOf(exchange));
    return { status: 200, body: { data: renderBilling(billing) } };
  };
}

/** GET /billing/invoices/{number} */
export function getInvoice({ invoices }: Clients): Handler {
  return async (exchange) => {
    const { number } = inputOf('getInvoice', exchange).path;
    const type = exchange.mediaType ?? 'application/json';
    const format = formats[type];
    if (format !== undefined) {
      const { content } = await invoices.getInvoiceFile({ number, format: format.code }, callOf(exchange));
      return fileAnswer(`${number}.${format.extension}`, type, content);
    }
    return { status: 200, body: { data: renderInvoice(await invoices.getInvoice({ number }, callOf(exchange))) } };
  };
}

/** GET /billing/invoices/{number}/annex */
export function getInvoiceAnnex({ invoices }: Clients): Handler {
  return async (exchange) => {
    const { number } = inputOf('getInvoiceAnnex', exchange).path;
    const annex = renderAnnex(renderInvoice(await invoices.getInvoice({ number }, callOf(exchange))));
    return fileAnswer(`${number}-annex.csv`, 'text/csv; charset=utf-8; header=present', Buffer.from(annex));
  };
}

const formats: Partial<Record<MediaType, { readonly code: InvoiceFormat; readonly extension: string }>> = {
  'application/pdf': { code: InvoiceFormat.PDF, extension: 'pdf' },
  'application/xml': { code: InvoiceFormat.XML, extension: 'xml' },
};

function fileAnswer(name: string, type: string, content: Uint8Array): Answer {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` };
  return { status: 200, body: Buffer.from(content), headers };
}
