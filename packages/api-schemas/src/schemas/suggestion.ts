import * as z from 'zod';
import { component, dataComponent } from '../json-schema.ts';
import { countSchema, idSchema, sunsSchema } from '../values.ts';
import { replyExample } from './reply.ts';

export const suggestionSchema = component(
  'Suggestion',
  z.strictObject({
    suggestion_id: idSchema,
    text: z.string().min(1),
    charged: z.boolean().meta({ description: 'Whether Suns or partner overage paid for it.' }),
    cost_suns: sunsSchema.meta({ description: 'What was used, in Suns with up to 3 decimals.' }),
    free_variants_left: countSchema.meta({ description: 'Further suggestions for this review that cost nothing.' }),
  }),
);

/** The suggestion as events carry it: what it cost is not told to webhook receivers. */
export const suggestionTextSchema = component(
  'SuggestionText',
  suggestionSchema.pick({ suggestion_id: true, text: true }),
);

export const suggestionBodySchema = dataComponent('SuggestionResponse', suggestionSchema);

export const suggestionExample = {
  suggestion_id: 801,
  text: replyExample.text,
  charged: true,
  cost_suns: 1,
  free_variants_left: 2,
};
