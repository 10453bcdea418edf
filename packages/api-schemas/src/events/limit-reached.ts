import type { SpendingCapReached } from '@review-reply/proto/billing/events/v1/events';
import * as z from 'zod';
import { component } from '../json-schema.ts';
import { renderEuros } from '../render/values.ts';
import { eurosSchema, monthSchema } from '../values.ts';
import { defineEvent } from './define-event.ts';

export const spendingCapSchema = component(
  'SpendingCap',
  z.strictObject({ eur_excl_vat: eurosSchema, used_eur_excl_vat: eurosSchema, reached: z.boolean() }),
);

export const limitReached = defineEvent({
  type: 'billing.limit_reached',
  description: 'The monthly spending cap was reached.',
  data: z.strictObject({ month: monthSchema, spending_cap: spendingCapSchema }),
  render: ({ month, capCents, usedCents }: SpendingCapReached) => ({
    month,
    spending_cap: { eur_excl_vat: renderEuros(capCents), used_eur_excl_vat: renderEuros(usedCents), reached: true },
  }),
  example: {
    month: '2026-11',
    spending_cap: { eur_excl_vat: '500.00', used_eur_excl_vat: '500.00', reached: true },
  },
});
