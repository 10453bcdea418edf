import { type Setting, setting } from '@review-reply/config';
import { z } from 'zod';
import type { Party } from './domain/invoice.ts';

const text = z.string().trim().min(1).max(200);
const partySchema = z.strictObject({
  name: text,
  addressLines: z.array(text).min(1).max(4),
  postalCode: text,
  city: text,
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  vatId: text,
  registration: text,
});

/** Outside of production; a company that issues invoices states its own. */
export const demoSeller: Party = {
  name: 'Review Reply Demo SAS',
  addressLines: ['1 rue de la Demonstration'],
  postalCode: '75001',
  city: 'Paris',
  country: 'FR',
  vatId: 'FR32123456789',
  registration: '123456789',
};

/** Who issues invoices, as one JSON object. */
export const sellerSetting: Setting<Party | undefined> = {
  schema: z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be a JSON object' });
        return z.NEVER;
      }
    })
    .pipe(partySchema)
    .optional(),
  inProduction: setting.needed,
  description:
    'Who issues invoices: JSON with name, addressLines, postalCode, city, country, vatId and registration (the SIREN).',
};
