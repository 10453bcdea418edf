import type { Context } from '../context.ts';
import { getDocument } from './get-billing.ts';

export type InvoiceFormat = 'pdf' | 'xml';

/**
 * What writes documents is loaded with the first one.
 * @throws AppError not_found, also for a document of somebody else
 */
export async function getInvoiceFile(
  context: Context,
  { format, ...of }: { partnerAccountId: bigint; number: string; format: InvoiceFormat },
): Promise<Buffer> {
  const document = await getDocument(context, of);
  if (format === 'pdf') return (await import('../../documents/page.ts')).writePage(document);
  const { writeEInvoice } = await import('../../documents/e-invoice.ts');
  return Buffer.from(writeEInvoice(document));
}
