import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf';
import type { Transaction } from '@review-reply/postgres';
import type { Envelope } from './envelope.ts';

/** What came with an event beside its payload. */
export interface EventMeta {
  /** The service whose topic it came by. */
  readonly publisher: string;
  readonly eventId: string;
  readonly type: string;
  readonly key: string;
  /** When it happened, in business time. */
  readonly occurredAt: Date;
}

export interface EventHandler {
  readonly type: string;
  readonly schema: DescMessage;
  /** Services by whose topics it is believed. */
  readonly publishers: readonly string[];
  /** Asks the owner whether it is so, outside of the transaction; what is not so is passed over. Default: it is. */
  readonly confirm?: ((envelope: Envelope) => Promise<boolean>) | undefined;
  readonly handle: (tx: Transaction, envelope: Envelope) => Promise<void>;
  /** In place of `handle`, what the event adds to the work that is done for many at once. */
  readonly gather?: ((tx: Transaction, envelope: Envelope) => Promise<Gathered>) | undefined;
}

/** An event's share of a piece of work, and the work, which is the same function for all that it can be done with. */
export interface Gathered {
  readonly item: unknown;
  readonly work: (tx: Transaction, items: readonly never[]) => Promise<void>;
}

/**
 * Ties one event type to what it causes. `handle` works in the transaction that also records the event as handled, so
 * its effect happens exactly once; it must have none outside of that transaction. An event is taken from the topic of
 * the service that owns its type and from no other: whoever may write to one topic can't speak for another service.
 */
export function on<D extends DescMessage>(
  schema: D,
  handle: (tx: Transaction, message: MessageShape<D>, meta: EventMeta) => Promise<void>,
  options: {
    /** By default the service whose contract has the type. */
    readonly publishers?: readonly string[];
    readonly confirm?: (message: MessageShape<D>) => Promise<boolean>;
  } = {},
): EventHandler {
  const { publishers = [ownerOf(schema.typeName)], confirm } = options;
  return {
    type: schema.typeName,
    schema,
    publishers,
    confirm: confirm && ((envelope) => confirm(fromBinary(schema, envelope.payload))),
    handle: (tx, envelope) => handle(tx, fromBinary(schema, envelope.payload), metaOf(envelope)),
  };
}

/**
 * As `on`, for events of any types whose effects are written together: `toItem` says what one of them asks for, in its
 * trace and on behalf of whom it is due to, and `work` does it for those that follow one another in a transaction. It
 * is of no trace and on nobody's behalf, so it publishes nothing.
 */
export function gather<T>(work: (tx: Transaction, items: readonly T[]) => Promise<void>) {
  return {
    on: <D extends DescMessage>(
      schema: D,
      toItem: (tx: Transaction, message: MessageShape<D>, meta: EventMeta) => Promise<T>,
    ): EventHandler => {
      const read = (tx: Transaction, envelope: Envelope) =>
        toItem(tx, fromBinary(schema, envelope.payload), metaOf(envelope));
      return {
        ...on(schema, async (tx, message, meta) => work(tx, [await toItem(tx, message, meta)])),
        gather: async (tx, envelope) => ({ item: await read(tx, envelope), work }),
      };
    },
  };
}

function metaOf({ publisher, id: eventId, type, key, occurredAt }: Envelope): EventMeta {
  return { publisher, eventId, type, key, occurredAt };
}

/** As in reviewreply.<owner>.events.v1.<name>. */
const ownerOf = (typeName: string): string => typeName.split('.')[1] ?? '';

/** Those that an event is for: of its type, and believing whose topic it came by. */
export function handlersOf(event: Envelope, handlers: readonly EventHandler[]): EventHandler[] {
  return handlers.filter(({ type, publishers }) => type === event.type && publishers.includes(event.publisher));
}

/**
 * Asks the owners of what events tell, where a handler wants that.
 * @returns ids of the events that are not so
 */
export async function findUnconfirmed(
  events: readonly Envelope[],
  handlers: readonly EventHandler[],
): Promise<Set<string>> {
  const unconfirmed = new Set<string>();
  for (const event of events)
    for (const { confirm } of handlersOf(event, handlers))
      if (confirm !== undefined && !(await confirm(event))) unconfirmed.add(event.id);
  return unconfirmed;
}
