import * as z from 'zod';
import { component, dataComponent } from '../json-schema.ts';
import { idSchema, sunsSchema, timeSchema } from '../values.ts';

export const accountKinds = ['standard', 'partner', 'client'] as const;
export const locales = ['en', 'fr'] as const;

/** The languages of messages. `en` is the default. */
export type Locale = (typeof locales)[number];

export const accountSchema = component(
  'Account',
  z.strictObject({
    account_id: idSchema,
    name: z.string(),
    email: z.string().nullable(),
    locale: z.enum(locales),
    kind: z.enum(accountKinds),
    created_at: timeSchema,
    suns: z.strictObject({
      balance: sunsSchema.meta({ description: 'Suns of the account, those held for running generations included.' }),
      held: sunsSchema.meta({ description: 'Suns held for generations that have not ended yet.' }),
      available: sunsSchema.meta({ description: 'What can be spent now: balance less held.' }),
    }),
    terms: z.strictObject({
      version: z.string().nullable().meta({ description: 'The version in force; null while there is none.' }),
      accepted_version: z.string().nullable(),
      accepted_at: timeSchema.nullable(),
      accepted: z
        .boolean()
        .meta({ description: 'Whether the version in force is the accepted one, or none is in force.' }),
    }),
  }),
);

export const accountBodySchema = dataComponent('AccountResponse', accountSchema);

export const accountExample = {
  account_id: 1,
  name: 'Demo Lounges',
  email: 'owner@lounge.example.com',
  locale: 'en',
  kind: 'standard',
  created_at: '2026-01-05T08:00:00.000Z',
  suns: { balance: 12.5, held: 1, available: 11.5 },
  terms: { version: '2026-01', accepted_version: '2026-01', accepted_at: '2026-01-05T08:01:00.000Z', accepted: true },
};
