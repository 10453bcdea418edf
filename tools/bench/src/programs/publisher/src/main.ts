import { setTimeout as delay } from 'node:timers/promises';
import { settings } from '@review-reply/config';
import { inTransaction } from '@review-reply/postgres';
import { ReviewCreatedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { runService } from '@review-reply/runtime';
import { openFoundation, serviceSettings } from '@review-reply/service';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { beginSteadily } from '../../../load/pace.ts';

/** How often it looks for a stretch to publish. */
const pollEveryMs = 250;
const keys = 100n;
/** Events of a stretch at most, so that a number tells which it is of. */
const stretchFactor = 1_000_000_000n;
/** About what a review weighs in an event. It carries its id, so that what arrives tells which it is. */
const reviewText = JSON.stringify('Quiet and clean. '.repeat(50));

interface Stretch {
  readonly stretch_id: bigint;
  readonly account_id: bigint;
  readonly account_ids: bigint[] | null;
  readonly events_per_second: number;
  readonly events_max: number;
}

/** Publishes through the outbox as services do: one transaction an event, with the state that it tells of. */
await runService({
  name: 'publisher',
  env: process.env,
  settings: settings({
    ...serviceSettings,
    PUBLISH_AS: { schema: z.string().default('publisher'), description: 'Service whose events these pretend to be.' },
  }),
  build: async (config, life) => {
    const migrations = new URL('../migrations', import.meta.url);
    const { database, outbox } = await openFoundation({ service: config.PUBLISH_AS, migrations }, config, life);

    const publish = (stretchId: bigint, accountId: bigint, number: bigint) => {
      const reviewId = stretchId * stretchFactor + number;
      const reviewJson = Buffer.from(`{"id":${reviewId},"text":${reviewText}}`);
      return inTransaction(database, async (tx) => {
        await tx.execute(sql`insert into published (stretch_id, number) values (${stretchId}, ${number})`);
        await outbox.publish(tx, {
          schema: ReviewCreatedSchema,
          message: { accountId, placeRef: number % keys, reviewId, reviewJson },
          key: number % keys,
          subject: `review/${number}`,
        });
      });
    };

    const publishStretch = async () => {
      const { rows } = await database.pool.query<Stretch>(
        'select * from stretch where ended_at is null order by stretch_id limit 1',
      );
      const [stretch] = rows;
      if (stretch === undefined) return;
      const { stretch_id: stretchId, events_per_second: perSecond, events_max: total } = stretch;
      const accounts = stretch.account_ids ?? [stretch.account_id];
      await beginSteadily(perSecond, total / perSecond, (number) =>
        publish(stretchId, BigInt(accounts[number % accounts.length] ?? 0), BigInt(number)),
      );
      await database.pool.query('update stretch set ended_at = clock_timestamp() where stretch_id = $1', [stretchId]);
    };

    void (async () => {
      while (!life.signal.aborted) {
        await publishStretch();
        await delay(pollEveryMs);
      }
    })().catch(life.fail);
  },
});
