import * as z from 'zod';
import { component } from '../json-schema.ts';
import { localiseFailures } from '../render/failures.ts';
import type { Locale } from '../schemas/account.ts';
import { idSchema, timeSchema } from '../values.ts';

export const eventIdSchema = z
  .string()
  .regex(/^evt_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  .meta({ description: '`evt_` and a UUIDv7.', examples: ['evt_019a9f3c-5b00-7c4e-8d21-3f1b6a7c9e10'] });

/** Members of `data`; one that a service has rendered as JSON already is given as its bytes, which are taken over. */
type Rendered<Data> = { readonly [Member in keyof Data]: Data[Member] | Uint8Array };

export interface EventDefinition<Type extends string, Data extends z.ZodObject, Message> {
  /** As endpoints subscribe to it. */
  readonly type: Type;
  /** When it is sent, a sentence. */
  readonly description: string;
  /** What `data` is. */
  readonly data: Data;
  /**
   * `data` from the message that tells of it.
   *
   * @throws Error when the message lacks what the event is about: it is to be parked rather than delivered half
   */
  readonly render: (message: Message) => Rendered<z.output<Data>>;
  /** `data` in a receiver's language, where more than failures differs. */
  readonly localise?: (data: Uint8Array, locale: Locale) => Uint8Array;
  /** An example of `data`; checked against it by a test. */
  readonly example: unknown;
}

/** One event that webhook endpoints can subscribe to; all that is told of events follows from the definitions. */
export function defineEvent<const Type extends string, Data extends z.ZodObject, Message>(
  definition: EventDefinition<Type, Data, Message>,
) {
  const { type, data, render, localise = localiseFailures } = definition;
  const schema = z.strictObject({
    id: eventIdSchema,
    type: z.literal(type),
    created_at: timeSchema.meta({ description: 'When the thing happened.' }),
    account_id: idSchema,
    external_ref: z.string().nullable().optional().meta({
      description: "The partner's own client id; only in events of a client account delivered to its partner.",
    }),
    data,
  });
  return {
    ...definition,
    /** The whole delivered body. */
    schema: component(componentName(type), schema),
    /** The JSON bytes of `data`, in which nothing is told in any language yet. */
    dataOf: (message: Message): Buffer => writeMembers(render(message)),
    localise,
  };
}

/** `review.suggestion_ready` is `ReviewSuggestionReadyEvent`. */
function componentName(type: string): string {
  const words = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Event`;
}

function writeMembers(members: Readonly<Record<string, unknown>>): Buffer {
  const written = Object.entries(members).flatMap(([name, value], index) => [
    Buffer.from(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`),
    value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value)),
  ]);
  return Buffer.concat([...written, Buffer.from('}')]);
}

export const eventIdExample = 'evt_019a9f3c-5b00-7c4e-8d21-3f1b6a7c9e10';
