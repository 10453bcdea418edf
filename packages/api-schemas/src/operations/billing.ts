import * as z from 'zod';
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

export const getInvoice = {
  ...bearerRead,
  operationId: 'getInvoice',
  path: '/billing/invoices/{number}',
  tag: 'Billing',
  summary: 'Read an invoice or a credit note',
  description: 'By its number, however old. It never changes, but for the names of clients that are erased.',
  scope: 'accounts:manage',
  request: {
    ...bearerRead.request,
    path: z.strictObject({
      number: z
        .string()
        .regex(/^[A-Z0-9-]{1,40}$/)
        .meta({ description: 'The number.', examples: ['2026-000042'] }),
    }),
  },
  successes: {
    200: { description: 'The document.', schema: invoiceBodySchema, example: { data: invoiceExample } },
  },
  errors: ['not_found'],
} as const satisfies Operation;
