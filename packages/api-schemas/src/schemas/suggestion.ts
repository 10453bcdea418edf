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
    language: z.string().min(2).meta({ description: 'Language of the reply (ISO 639-1).' }),
    writer: z.enum(['model', 'rules']).meta({ description: 'Who wrote it: a language model, or the built-in rules.' }),
    needs_human: z.boolean().meta({
      description: 'Whether a person should read the review before this is published; autopilot never publishes it.',
    }),
    reasons: z.array(z.string()).meta({
      description:
        'Why, as codes, such as `risk:health`, `injection:override`, `rating_text_mismatch`, `wrong_business`, ' +
        '`language_not_written`; also `model_unavailable` and `model_rejected`, for which nobody needs to look.',
    }),
    followed_instructions: z.boolean().nullable().meta({
      description: 'Whether the instructions were followed; null when there were none. The rules can follow none.',
    }),
  }),
);

/** What it cost is not told to webhook receivers, nor how it was written in events from before that was told. */
export const suggestionTextSchema = component(
  'SuggestionText',
  suggestionSchema
    .omit({ charged: true, cost_suns: true, free_variants_left: true })
    .partial({ language: true, writer: true, needs_human: true, reasons: true, followed_instructions: true })
    .meta({ description: 'Without what it cost. Events from before it was told do not say how it was written.' }),
);

export const suggestionBodySchema = dataComponent('SuggestionResponse', suggestionSchema);

export const suggestionExample = {
  suggestion_id: 801,
  text: replyExample.text,
  charged: true,
  cost_suns: 1,
  free_variants_left: 2,
  language: 'en',
  writer: 'model' as const,
  needs_human: false,
  reasons: [],
  followed_instructions: null,
};
