import type { RecordKinds } from '@review-reply/events';
import { afterCommit } from '@review-reply/postgres';
import { placeStatsChanged } from '../events/reviews-events.ts';
import { heldRecords } from '../storage/held-records.ts';
import { renewStats } from '../storage/places.ts';
import { readAnew } from '../storage/sync-cursors.ts';
import type { Context } from './context.ts';

/** Figures, which places holds too, and what this service holds of others' records. */
export function comparedRecords({
  outbox,
  clock,
  syncDue,
}: Pick<Context, 'outbox' | 'clock' | 'syncDue'>): RecordKinds {
  return {
    suspensions: { query: heldRecords.suspensions },
    attachments: { query: heldRecords.attachments },
    places: { query: heldRecords.places },
    suggestions: { query: heldRecords.suggestions, idType: 'uuid' },
    figures: {
      query: heldRecords.figures,
      // Whoever forgot figures forgot reviews and replies too: the platforms still have them.
      mend: async (tx, { id, version }) => {
        await readAnew(tx, BigInt(id), clock.now());
        const stats = await renewStats(tx, BigInt(id), version);
        if (stats !== null) await outbox.publish(tx, placeStatsChanged(stats));
        afterCommit(tx, syncDue.wake);
        return stats !== null;
      },
    },
  };
}
