import { type MediaType, renderAnnex, renderBilling, renderInvoice } from '@review-reply/api-schemas';
import type { Invoice, InvoiceAnnexLine } from '@review-reply/proto/billing/v1/invoice';
import { InvoiceFormat } from '@review-reply/proto/billing/v1/invoices';
import type { Answer, Handler } from '../http/answer.ts';
import { callOf, type OperationContext } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

/** Rows of annexes, of some two hundred bytes each, in one answer of many invoices. */
const annexRowsMax = 100_000;
/** So many fit into a message, whatever they name. */
const annexRowsPerPage = 4_000;

/** GET /billing */
export function getBilling({ invoices }: Clients): Handler {
  return async (context) => {
    const billing = await invoices.getBilling({ annexRowsMax: annexRowsPerPage }, callOf(context));
    const shown: Invoice[] = [];
    let rowsLeft = annexRowsMax;
    for (const invoice of billing.invoices) {
      const annex = await readAnnex(invoices, context, invoice, rowsLeft);
      // From the first annex that is too much on, all are left out.
      rowsLeft = annex === null ? -1 : rowsLeft - annex.length;
      shown.push({ ...invoice, annex: annex ?? [] });
    }
    return { status: 200, body: { data: renderBilling({ ...billing, invoices: shown }) } };
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
    return { status: 200, body: { data: renderInvoice(await getWhole(invoices, context, number)) } };
  };
}

/** GET /billing/invoices/{number}/annex */
export function getInvoiceAnnex({ invoices }: Clients): Handler {
  return async (context) => {
    const { number } = inputOf('getInvoiceAnnex', context).path;
    const annex = renderAnnex(renderInvoice(await getWhole(invoices, context, number)));
    return fileAnswer(`${number}-annex.csv`, 'text/csv; charset=utf-8; header=present', Buffer.from(annex));
  };
}

async function getWhole(invoices: Clients['invoices'], context: OperationContext, number: string): Promise<Invoice> {
  const invoice = await invoices.getInvoice({ number, annexRowsMax: annexRowsPerPage }, callOf(context));
  const annex = await readAnnex(invoices, context, invoice, Number.POSITIVE_INFINITY);
  return { ...invoice, annex: annex ?? [] };
}

/**
 * All rows of an invoice's annex, which may be more than a message holds: what came with it, and what follows by pages,
 * to the last client's.
 * @returns null when there are more than `rowsMax`
 */
async function readAnnex(
  invoices: Clients['invoices'],
  context: OperationContext,
  { number, annex, annexContinues }: Invoice,
  rowsMax: number,
): Promise<InvoiceAnnexLine[] | null> {
  const rows = [...annex];
  for (let continues = annexContinues; continues && rows.length <= rowsMax; ) {
    const page = { number, afterRows: rows.length, limit: annexRowsPerPage };
    const { lines } = await invoices.listInvoiceAnnex(page, callOf(context));
    rows.push(...lines);
    continues = lines.length === annexRowsPerPage;
  }
  return rows.length <= rowsMax ? rows : null;
}

const formats: Partial<Record<MediaType, { readonly code: InvoiceFormat; readonly extension: string }>> = {
  'application/pdf': { code: InvoiceFormat.PDF, extension: 'pdf' },
  'application/xml': { code: InvoiceFormat.XML, extension: 'xml' },
};

function fileAnswer(name: string, type: string, content: Uint8Array): Answer {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` };
  return { status: 200, body: Buffer.from(content), headers };
}
