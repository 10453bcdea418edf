import * as z from 'zod';
import { renderAnnex } from '../render/annex.ts';
import { billingBodySchema, invoiceBodySchema } from '../schemas/billing.ts';
import { invoiceExample } from '../schemas/invoice.ts';
import { bearerRead } from './defaults.ts';
import type { Operation } from './operation.ts';

export const getBilling = {
  ...bearerRead,
  operationId: 'getBilling',
  path: '/billing',
  tag: 'Billing',
  summary: 'Read the running month and the invoices',
  description:
    "For partners: active places by plan, overage and spending cap of the running month, and the newest invoices. A month becomes an invoice two hours after its end, once no suggestion of it is being written any more; `billing.invoice_created` is sent then. What was heard of later comes with the next month's invoice, in lines that name the month they are of.",
  scope: 'accounts:manage',
  successes: {
    200: {
      description: 'The running month and the newest documents.',
      schema: billingBodySchema,
      example: {
        data: {
          month: '2026-12',
          timezone: 'Europe/Paris',
          active_places: { essential: 3, pro: 1 },
          overage: { suns: 120, eur_excl_vat: '12.00' },
          spending_cap: { eur_excl_vat: '500.00', used_eur_excl_vat: '12.10', reached: false },
          invoices: [invoiceExample],
          credit_notes: [],
        },
      },
    },
  },
  errors: [],
} as const satisfies Operation;

const invoicePathSchema = z.strictObject({
  number: z
    .string()
    .regex(/^[A-Z0-9-]{1,40}$/)
    .meta({ description: 'The number.', examples: ['2026-000042'] }),
});

export const getInvoice = {
  ...bearerRead,
  operationId: 'getInvoice',
  path: '/billing/invoices/{number}',
  tag: 'Billing',
  summary: 'Read an invoice or a credit note',
  description:
    'By its number, however old, as JSON, a page (`application/pdf`) or an e-invoice (`application/xml`), by `Accept`. It never changes, but for the names of clients that are erased. The page is in the language of the billing terms and holds the e-invoice within (Factur-X, PDF/A-3); the e-invoice is EN 16931 as UN/CEFACT Cross Industry Invoice. Both are made of the document alone: the same bytes each time.',
  scope: 'accounts:manage',
  request: {
    ...bearerRead.request,
    path: invoicePathSchema,
  },
  mediaTypes: ['application/json', 'application/pdf', 'application/xml'],
  successes: {
    200: { description: 'The document.', schema: invoiceBodySchema, example: { data: invoiceExample } },
  },
  errors: ['not_found'],
} as const satisfies Operation;

export const getInvoiceAnnex = {
  ...bearerRead,
  operationId: 'getInvoiceAnnex',
  path: '/billing/invoices/{number}/annex',
  tag: 'Billing',
  summary: "Read an invoice's annex as CSV",
  description:
    "The invoice's lines by client, a row each, as RFC 4180 in UTF-8 with a line of names; those of a kind and month add up to the invoice's line. What a spreadsheet would take for a formula begins with an apostrophe. A credit note's annex has no rows.",
  scope: 'accounts:manage',
  request: { ...bearerRead.request, path: invoicePathSchema },
  mediaTypes: ['text/csv'],
  successes: {
    200: {
      description: 'The annex.',
      schema: z.string(),
      example: renderAnnex(invoiceExample),
    },
  },
  errors: ['not_found'],
} as const satisfies Operation;
