import { writeEInvoice } from '../../documents/e-invoice.ts';
import { writePage } from '../../documents/page.ts';
import type { Context } from '../context.ts';
import { getDocument } from './get-billing.ts';

export type InvoiceFormat = 'pdf' | 'xml';

/** @throws AppError not_found, also for a document of somebody else */
export async function getInvoiceFile(
  context: Context,
  { format, ...of }: { partnerAccountId: bigint; number: string; format: InvoiceFormat },
): Promise<Buffer> {
  const document = await getDocument(context, of);
  return format === 'pdf' ? writePage(document) : Buffer.from(writeEInvoice(document));
}
