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
