import type { InvoiceCreated } from '@review-reply/proto/billing/events/v1/events';
import * as z from 'zod';
import { renderInvoice } from '../render/invoice.ts';
import { required } from '../render/values.ts';
import { invoiceExample, invoiceSchema } from '../schemas/invoice.ts';
import { defineEvent } from './define-event.ts';

export const invoiceCreated = defineEvent({
  type: 'billing.invoice_created',
  description: "A month was closed: the partner's invoice has got its number.",
  data: z.strictObject({ invoice: invoiceSchema }),
  render: ({ invoice }: InvoiceCreated) => ({ invoice: renderInvoice(required(invoice, 'its invoice')) }),
  example: { invoice: invoiceExample },
});
