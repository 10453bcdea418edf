import * as z from 'zod';
import { eventTypes } from '../events/events.ts';
import { documentedAs, requestComponent } from '../json-schema.ts';
import { webhookStatuses } from '../schemas/webhook.ts';
import { report } from './inputs.ts';

export const webhookUrlLengthMax = 2_048;

/** Only what is true of every URL. Which hosts, ports and schemes may be called is the webhooks service's decision. */
const urlInput = documentedAs(
  z.string().check((context) => {
    const value = context.value;
    if (value.length > webhookUrlLengthMax)
      report(context, 'too_long', { maximum: webhookUrlLengthMax, actual: value.length });
    else if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#][\x21-\x7e]*$/i.test(value) || !URL.canParse(value))
      report(context, 'invalid_url');
  }),
  {
    type: 'string',
    format: 'uri',
    maxLength: webhookUrlLengthMax,
    description:
      'Where events are delivered: https, a public host, port 443 or above 1023, no credentials and no fragment.',
    examples: ['https://hooks.example.com/reviews'],
  },
);

const eventsInput = documentedAs(
  z
    .array(z.enum(eventTypes))
    .min(1)
    .max(eventTypes.length)
    .check(
      z.refine<unknown[]>((events) => new Set(events).size === events.length, {
        params: { fault: 'duplicate_value' },
        // Runs although an item is at fault, so that everything wrong is named at once.
        when: ({ value }) => Array.isArray(value),
      }),
    ),
  {
    type: 'array',
    items: { type: 'string', enum: [...eventTypes] },
    minItems: 1,
    maxItems: eventTypes.length,
    uniqueItems: true,
    description: 'The event types to deliver.',
  },
);

export const createWebhookBodySchema = requestComponent(
  'CreateWebhookRequest',
  z.strictObject({ url: urlInput, events: eventsInput }),
);

const changeable = ['url', 'events', 'status'] as const;

export const updateWebhookBodySchema = requestComponent(
  'UpdateWebhookRequest',
  z
    .strictObject({
      url: urlInput.optional(),
      events: eventsInput.optional(),
      status: z
        .enum(webhookStatuses)
        .optional()
        .meta({ description: '`enabled` sends what waited, at most 20 a second, the oldest first.' }),
    })
    .check(
      z.refine<Record<string, unknown>>((body) => changeable.some((field) => body[field] !== undefined), {
        params: { fault: 'one_of_required', fields: changeable },
      }),
    ),
);
