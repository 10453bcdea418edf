import type { Control } from '@review-reply/platform-simulator';
import type { Source } from '../src/index.ts';
import type { LocationUnderTest } from './contract/platform-under-test.ts';

/** The call that gives access to a place, and the one that lists its reviews, where they are called otherwise. */
export interface SimulatedCalls {
  readonly login?: string;
  readonly list?: string;
}

type SimulatedReviews = Pick<LocationUnderTest, 'write' | 'edit' | 'remove' | 'reply' | 'fail'>;

/** What customers, the owner and the network do to a place on any platform of the simulator. */
export function simulateReviews(
  control: Control,
  source: Source,
  placeId: string,
  { login = `${source}.token`, list = `${source}.reviews.list` }: SimulatedCalls = {},
): SimulatedReviews {
  return {
    write: async ({ rating, text, author = 'Demo Customer', createdAt }) => {
      const review = { source, place_id: placeId, rating, text, author, created_at: createdAt.toISOString() };
      return (await control<{ platform_review_id: string }>('POST', '/reviews', review)).platform_review_id;
    },
    edit: async (id, text) => void (await control('PATCH', `/reviews/${id}?source=${source}`, { text })),
    remove: async (id) => void (await control('DELETE', `/reviews/${id}?source=${source}`)),
    reply: async (id, text) => void (await control('PUT', `/reviews/${id}/reply?source=${source}`, { text })),
    fail: async ({ call, delayMs, afterEffect = false, misbehave, ...fault }) => {
      const delay = delayMs === undefined ? {} : { delay_ms: delayMs };
      const named = misbehave === undefined ? {} : { body: misbehave };
      const target = { login, list, get: `${source}.reviews.get`, reply: `${source}.reviews.reply` }[call];
      await control('POST', '/faults', {
        target,
        place_id: placeId,
        after_effect: afterEffect,
        ...delay,
        ...named,
        ...fault,
      });
    },
  };
}
