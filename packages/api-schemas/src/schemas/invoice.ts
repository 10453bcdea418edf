import * as z from 'zod';
import { component } from '../json-schema.ts';
import { eurosSchema, idSchema, monthSchema, timeSchema } from '../values.ts';

export const documentKinds = ['invoice', 'credit_note'] as const;
export const invoiceLineKinds = ['essential', 'pro', 'overage'] as const;

const kindSchema = z
  .enum(invoiceLineKinds)
  .meta({ description: 'A plan, counted in places active in the month, or `overage`, counted in Suns.' });

const quantitySchema = z
  .number()
  .meta({ description: 'Places or Suns, by `kind`; with up to 3 decimals.', examples: [120.5] });

const usedSchema = monthSchema.meta({
  description: "The month of use: an earlier one than the invoice's for what was heard of once that one was closed.",
});

export const invoiceSchema = component(
  'Invoice',
  z.strictObject({
    number: z.string().meta({ examples: ['2026-000042'] }),
    kind: z.enum(documentKinds),
    month: monthSchema,
    issued_at: timeSchema,
    currency: z.string().meta({ description: 'ISO 4217.', examples: ['EUR'] }),
    total_excl_vat: eurosSchema,
    vat: eurosSchema,
    vat_rate: z
      .string()
      .regex(/^\d+\.\d{2}$/)
      .meta({ description: 'Percent as a decimal string.', examples: ['20.00'] }),
    vat_reason: z.string().nullable().meta({ description: 'Why no VAT is charged, where none is.' }),
    total_incl_vat: eurosSchema,
    credits: z.string().nullable().meta({ description: 'Of a credit note: the number of the invoice that it is of.' }),
    reason: z.string().nullable().meta({ description: 'Of a credit note: why there is one.' }),
    lines: z.array(
      z.strictObject({
        kind: kindSchema,
        month: usedSchema,
        quantity: quantitySchema,
        unit_price_excl_vat: eurosSchema,
        total_excl_vat: eurosSchema,
      }),
    ),
    annex: z
      .array(
        z.strictObject({
          account_id: idSchema.nullable().meta({ description: "The client's account; null once it was erased." }),
          external_ref: z.string().nullable().meta({ description: "The partner's own id of the client." }),
          kind: kindSchema,
          month: usedSchema,
          quantity: quantitySchema,
          total_excl_vat: eurosSchema,
        }),
      )
      .meta({
        description:
          'The lines by client: those of a kind and month add up to the line of that kind and month. Events leave out an annex that is too large for them (`[]`), from about two thousand rows on: read the invoice by its number.',
      }),
  }),
);

export const invoiceExample = {
  number: '2026-000042',
  kind: 'invoice',
  month: '2026-11',
  issued_at: '2026-12-01T02:00:00.000Z',
  currency: 'EUR',
  total_excl_vat: '51.05',
  vat: '10.21',
  vat_rate: '20.00',
  vat_reason: null,
  total_incl_vat: '61.26',
  credits: null,
  reason: null,
  lines: [
    { kind: 'pro', month: '2026-11', quantity: 1, unit_price_excl_vat: '39.00', total_excl_vat: '39.00' },
    { kind: 'overage', month: '2026-11', quantity: 120.5, unit_price_excl_vat: '0.10', total_excl_vat: '12.05' },
  ],
  annex: [
    { account_id: 42, external_ref: 'client-17', kind: 'pro', month: '2026-11', quantity: 1, total_excl_vat: '39.00' },
    {
      account_id: 42,
      external_ref: 'client-17',
      kind: 'overage',
      month: '2026-11',
      quantity: 120.5,
      total_excl_vat: '12.05',
    },
  ],
};
