import { on } from '@review-reply/events';
import { ReviewCreatedSchema } from '@review-reply/proto/reviews/events/v1/events';
import { runService } from '@review-reply/runtime';
import { openFoundation, serviceSettings } from '@review-reply/service';
import { sql } from 'drizzle-orm';

/** The publisher's ids tell the stretch and the number in it. */
const stretchFactor = 1_000_000_000n;

/** Consumes as services do: a row in the transaction of the inbox. */
await runService({
  name: 'consumer',
  env: process.env,
  settings: serviceSettings,
  build: async (config, life) => {
    const migrations = new URL('../migrations', import.meta.url);
    const { consume } = await openFoundation({ service: 'consumer', migrations }, config, life);
    const publishers = ['publisher'];
    const leaveEffect = on(
      ReviewCreatedSchema,
      async (tx, { reviewId }) => {
        await tx.execute(sql`
          insert into effect (stretch_id, number) values (${reviewId / stretchFactor}, ${reviewId % stretchFactor})`);
      },
      { publishers },
    );
    consume({ from: publishers, handlers: [leaveEffect] });
  },
});
