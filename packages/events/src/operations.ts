import type { MessageInitShape } from '@bufbuild/protobuf';
import { type Database, inTransaction, type Transaction } from '@review-reply/postgres';
import { type KeyUseSchema, OperationsService } from '@review-reply/proto/operations/v1/operations';
import { forSystem, type ServedService, serve, toTimestamp } from '@review-reply/rpc';
import { validate as isUuid } from 'uuid';
import { describeError } from './describe-error.ts';
import { handle } from './handle-batch.ts';
import { type EventHandler, findUnconfirmed } from './handler.ts';
import { recordHandled } from './inbox.ts';
import { envelopeOf, firstParked, listParked, unpark } from './parking.ts';
import { listRecords, mendRecords, type RecordKinds } from './records.ts';
import { publisherOf } from './topic.ts';

const listedMax = 200;
const retriedMax = 1_000;

export interface OperationsOptions {
  readonly database: Database;
  readonly group: string;
  readonly kafkaPrefix: string;
  readonly handlers: readonly EventHandler[];
  /** What the service keeps under which key of its environment. */
  readonly countKeyUses: () => Promise<readonly MessageInitShape<typeof KeyUseSchema>[]>;
  /** What of it other services hold too. */
  readonly records: RecordKinds;
}

/**
 * Serves the operator's calls: parked events to list, retry and skip, what lies under which key, and the records that
 * other services hold too.
 */
export function operationsService(options: OperationsOptions): ServedService {
  const { database, group, kafkaPrefix, handlers } = options;
  const first = async (tx: Transaction, topic: string, key: string) => {
    const row = await firstParked(tx, group, topic, key);
    return row && envelopeOf(row, publisherOf(kafkaPrefix, topic));
  };
  const retryFirst = async (topic: string, key: string) => {
    const waiting = await inTransaction(database, (tx) => first(tx, topic, key));
    if (waiting === undefined) return false;
    const unconfirmed = await findUnconfirmed([waiting], handlers);
    return inTransaction(database, async (tx) => {
      const event = await first(tx, topic, key);
      if (event === undefined) return false;
      // Another operator was quicker; the next turn takes what is first now.
      if (event.id !== waiting.id) return true;
      const fresh = await recordHandled(tx, group, [event]);
      if (fresh.has(event.id) && !unconfirmed.has(event.id)) await handle(tx, event, handlers);
      await unpark(tx, group, event.id);
      return true;
    });
  };

  // Counted as handled, so that a redelivery does not bring it back.
  const skip = (eventId: string) =>
    inTransaction(database, async (tx) => {
      if (!isUuid(eventId)) return false;
      const skipped = await unpark(tx, group, eventId);
      if (skipped) await recordHandled(tx, group, [{ id: eventId }]);
      return skipped;
    });

  return serve(OperationsService, {
    listParkedEvents: forSystem(async () => ({
      events: (await inTransaction(database, (tx) => listParked(tx, group, listedMax))).map((row) => ({
        eventId: row.event_id,
        topic: row.topic,
        key: row.key,
        type: row.type,
        error: row.error,
        parkedAt: toTimestamp(new Date(row.parked_at)),
      })),
    })),
    retryParkedEvents: forSystem(async ({ topic, key }, { signal }) => {
      let handled = 0;
      try {
        while (handled < retriedMax && !signal.aborted && (await retryFirst(topic, key))) handled += 1;
        return { handled, error: '' };
      } catch (error) {
        return { handled, error: describeError(error) };
      }
    }),
    listRecords: forSystem(async ({ kind, after }) => ({
      records: await listRecords(database, options.records, { kind, after }),
    })),
    mendRecords: forSystem(async ({ kind, records }) => ({
      mended: await mendRecords(database, options.records, kind, records),
    })),
    listKeyUses: forSystem(async () => ({ uses: [...(await options.countKeyUses())] })),
    skipParkedEvent: forSystem(async ({ eventId }) => ({ skipped: await skip(eventId) })),
  });
}
