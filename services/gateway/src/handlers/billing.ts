import { type MediaType, renderAnnex, renderBilling, renderInvoice } from '@review-reply/api-schemas';
import { InvoiceFormat } from '@review-reply/proto/billing/v1/invoices';
import type { Answer, Handler } from '../http/answer.ts';
import { callOf } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

/** GET /billing */
export function getBilling({ invoices }: Clients): Handler {
  return async (context) => {
    const billing = await invoices.getBilling({}, callOf(context));
    return { status: 200, body: { data: renderBilling(billing) } };
  };
}

/** GET /billing/invoices/{number} */
export function getInvoice({ invoices }: Clients): Handler {
  return async (context) => {
    const { number } = inputOf('getInvoice', context).path;
    const type = context.mediaType ?? 'application/json';
    const format = formats[type];
    if (format !== undefined) {
      const { content } = await invoices.getInvoiceFile({ number, format: format.code }, callOf(context));
      return fileAnswer(`${number}.${format.extension}`, type, content);
    }
    return { status: 200, body: { data: renderInvoice(await invoices.getInvoice({ number }, callOf(context))) } };
  };
}

/** GET /billing/invoices/{number}/annex */
export function getInvoiceAnnex({ invoices }: Clients): Handler {
  return async (context) => {
    const { number } = inputOf('getInvoiceAnnex', context).path;
    const annex = renderAnnex(renderInvoice(await invoices.getInvoice({ number }, callOf(context))));
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
