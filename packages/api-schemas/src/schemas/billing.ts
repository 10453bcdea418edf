import * as z from 'zod';
import { spendingCapSchema } from '../events/limit-reached.ts';
import { component } from '../json-schema.ts';
import { countSchema, eurosSchema, monthSchema, sunsSchema } from '../values.ts';
import { invoiceSchema } from './invoice.ts';

export const billingSchema = component(
  'Billing',
  z.strictObject({
    month: monthSchema.meta({ description: 'The running month in the time zone of the contract.' }),
    timezone: z.string().meta({ description: 'IANA name.', examples: ['Europe/Paris'] }),
    active_places: z
      .strictObject({ essential: countSchema, pro: countSchema })
      .meta({ description: 'Places active at any time this month, by the most expensive plan they had meanwhile.' }),
    overage: z
      .strictObject({ suns: sunsSchema, eur_excl_vat: eurosSchema })
      .meta({ description: "What clients used this month beyond their places' plans." }),
    spending_cap: spendingCapSchema.nullable().meta({
      description:
        'The limit of overage a month. Suggestions that are being written count as used; `reached` says that one more would pass it. null: the contract has none.',
    }),
    invoices: z.array(invoiceSchema).meta({
      description:
        'The 24 newest, newest first. From the one on whose annex would make it more than 100,000 rows in all, annexes are left out (`[]`): read those invoices by their number.',
    }),
    credit_notes: z.array(invoiceSchema).meta({ description: 'The 24 newest, newest first.' }),
  }),
);

export const billingBodySchema = component('BillingResponse', z.strictObject({ data: billingSchema }));
export const invoiceBodySchema = component('InvoiceResponse', z.strictObject({ data: invoiceSchema }));
