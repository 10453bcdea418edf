import { parseConfig } from '@review-reply/config';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildReviews } from '../src/app.ts';
import { reviewsSettings } from '../src/config.ts';

const placeRef = 1n;
const readsWhileAway = 4;
const againWithinMs = 10_000;
let stack: Stack;

beforeAll(async () => {
  stack = await openStack({ publishers: ['identity', 'places', 'reviews', 'billing'] });
});
afterAll(() => stack?.close());

describe('while places is away', () => {
  it('a place is tried again every few seconds, however long that lasts, and it does not count as failing', async () => {
    const nowhere = '127.0.0.1:1';
    const more = { PLACES_ADDRESS: nowhere, BILLING_ADDRESS: nowhere, SYNC_INTERVAL_MS: '3600000' };
    const env = await stack.env({ migrations: new URL('../migrations', import.meta.url), more });
    const database = stack.openDatabase(env);
    await database.pool.query(
      `with one as (
         insert into place (place_ref, account_id, place_id, name, active, version)
         values ($1, 1, 'demo', 'Demo Lounge Paris', true, 1)
       )
       insert into sync_cursor (place_ref, source, account_id, location, connected, next_read_at, full_read_at)
       values ($1, 'google', 1, 'accounts/1/locations/1', true, $2, $2)`,
      [placeRef, stack.clock.now()],
    );
    await buildReviews(parseConfig(reviewsSettings, env), stack.lifecycle('reviews'));
    for (let read = 1; read <= readsWhileAway; read += 1) {
      const next = await eventually(async () => {
        const { rows } = await database.pool.query(
          `select next_read_at, failures, refused from sync_cursor
           where place_ref = $1 and lease_no >= $2 and lease_until is null`,
          [placeRef, read],
        );
        expect(rows).toMatchObject([{ failures: 0, refused: false }]);
        return rows[0].next_read_at as Date;
      });
      expect(next.getTime() - stack.clock.now().getTime()).toBeLessThanOrEqual(againWithinMs);
      await stack.clock.advance(againWithinMs);
    }
  });
});
