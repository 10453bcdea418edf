import { eventIdExample } from '../events/define-event.ts';
import { events } from '../events/events.ts';
import type { JsonSchema } from '../json-schema.ts';
import { schemaOf } from './schemas.ts';

type Event = (typeof events)[keyof typeof events];

function header(name: string, description: string, example: string): JsonSchema {
  return { name, in: 'header', required: true, description, schema: { type: 'string' }, example };
}

/** Every event, as the document's `webhooks`. */
export function webhooksObject(): JsonSchema {
  return Object.fromEntries(Object.values(events).map((event) => [event.type, { post: eventObject(event) }]));
}

function eventObject({ type, description, schema, example: data }: Event): JsonSchema {
  const example = {
    id: eventIdExample,
    type,
    created_at: '2026-11-20T09:30:00.000Z',
    account_id: 1,
    data,
  };
  return {
    operationId: `on_${type.replaceAll('.', '_')}`,
    tags: ['Events'],
    summary: description,
    security: [],
    parameters: [
      header('Service-Event', 'The event type.', type),
      header('Service-Delivery', 'The event id, the same for every attempt.', eventIdExample),
      header('Service-Signature', '`t=<unix time>,v1=<hex HMAC-SHA256>`.', `t=1795253400,v1=${'0'.repeat(64)}`),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(schema, 'output'), example } },
    },
    responses: { '2XX': { description: 'Received. Anything else is a failure and is tried again.' } },
  };
}
