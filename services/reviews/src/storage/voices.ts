import type { Executor } from '@review-reply/postgres';
import type { OwnerVoice } from '@review-reply/reply-writer';
import { eq } from 'drizzle-orm';
import { placeVoice } from './schema.ts';

/** Nothing, for a place that has none. */
export async function findVoice(db: Executor, placeRef: bigint): Promise<OwnerVoice> {
  const { snippets, samples } = placeVoice;
  const [row] = await db.select({ snippets, samples }).from(placeVoice).where(eq(placeVoice.placeRef, placeRef));
  return row ?? { snippets: [], samples: [] };
}

/** Replaces all that the place had. */
export async function saveVoice(
  db: Executor,
  { accountId, placeRef }: { accountId: bigint; placeRef: bigint },
  { snippets, samples }: OwnerVoice,
): Promise<void> {
  const words = { snippets: [...snippets], samples: [...samples] };
  await db
    .insert(placeVoice)
    .values({ placeRef, accountId, ...words })
    .onConflictDoUpdate({ target: placeVoice.placeRef, set: words });
}
