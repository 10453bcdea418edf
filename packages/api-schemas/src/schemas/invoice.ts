import * as z from 'zod';
import { component } from '../json-schema.ts';
import { eurosSchema, idSchema, monthSchema, timeSchema } from '../values.ts';

export const invoiceLineKinds = ['essential', 'pro', 'overage'] as const;

const kindSchema = z
  .enum(invoiceLineKinds)
  .meta({ description: 'A plan, counted in places active in the month, or `overage`, counted in Suns.' });

const quantitySchema = z
  .number()
  .meta({ description: 'Places or Suns, by `kind`; with up to 3 decimals.', examples: [120.5] });

export const invoiceSchema = component(
  'Invoice',
  z.strictObject({
    number: z.string().meta({ examples: ['2026-000042'] }),
    month: monthSchema,
    issued_at: timeSchema,
    currency: z.string().meta({ description: 'ISO 4217.', examples: ['EUR'] }),
    total_excl_vat: eurosSchema,
    vat: eurosSchema,
    total_incl_vat: eurosSchema,
    lines: z.array(
      z.strictObject({
        kind: kindSchema,
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
          quantity: quantitySchema,
          total_excl_vat: eurosSchema,
        }),
      )
      .meta({ description: 'The lines by client: those of a kind add up to the line of that kind.' }),
  }),
);

export const invoiceExample = {
  number: '2026-000042',
  month: '2026-11',
  issued_at: '2026-12-01T02:00:00.000Z',
  currency: 'EUR',
  total_excl_vat: '51.05',
  vat: '10.21',
  total_incl_vat: '61.26',
  lines: [
    { kind: 'pro', quantity: 1, unit_price_excl_vat: '39.00', total_excl_vat: '39.00' },
    { kind: 'overage', quantity: 120.5, unit_price_excl_vat: '0.10', total_excl_vat: '12.05' },
  ],
  annex: [
    { account_id: 42, external_ref: 'client-17', kind: 'pro', quantity: 1, total_excl_vat: '39.00' },
    { account_id: 42, external_ref: 'client-17', kind: 'overage', quantity: 120.5, total_excl_vat: '12.05' },
  ],
};
