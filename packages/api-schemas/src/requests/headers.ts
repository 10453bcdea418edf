import * as z from 'zod';
import { documentedAs } from '../json-schema.ts';
import { report } from './inputs.ts';

export const idempotencyKeyLengthMax = 100;

const idempotencyKey = documentedAs(
  z.string().check((context) => {
    const { length } = context.value;
    if (length === 0) report(context, 'blank');
    else if (length > idempotencyKeyLengthMax)
      report(context, 'too_long', { maximum: idempotencyKeyLengthMax, actual: length });
    else if (!/^[\x20-\x7e]+$/.test(context.value)) report(context, 'invalid_format', { expected: 'printable ASCII' });
  }),
  {
    type: 'string',
    minLength: 1,
    maxLength: idempotencyKeyLengthMax,
    pattern: '^[\\x20-\\x7e]+$',
    description: 'A key of your choice for this one action. The same key and body give the stored answer again.',
    examples: ['reply-4711-1'],
  },
);

/**
 * Headers that an operation reads, by their lower-case name; others are none of its business, so these are not strict.
 */
export const noHeadersSchema = z.object({});
export const idempotencyRequiredSchema = z.object({ 'idempotency-key': idempotencyKey });
export const idempotencyAcceptedSchema = z.object({ 'idempotency-key': idempotencyKey.optional() });
