import { createHash, randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { localiseFailures, type Review, reviewSchema } from '@review-reply/api-schemas';
import { parseConfig } from '@review-reply/config';
import { type Control, openControl, platformSettings, startSimulator } from '@review-reply/platform-simulator';
import { type Database, inTransaction } from '@review-reply/postgres';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import {
  collectEvents,
  type Events,
  eventually,
  freePort,
  openErasures,
  openEventPublisher,
  openStack,
  type PublishEvent,
  type Stack,
  testCaller,
} from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { buildReviews } from '../src/app.ts';
import { reviewsSettings } from '../src/config.ts';
import { renderReviews } from '../src/storage/review-json.ts';
import { type SourceToConnect, startBilling, startPlaces } from './neighbours.ts';

export const readEvery = { minMs: 3_600_000, maxMs: 7_200_000 };
export const operator = { caller: systemCaller('admin'), timeoutMs: 20_000 };

export interface TestPlace {
  readonly accountId: bigint;
  readonly placeRef: bigint;
  readonly placeId: string;
  /** Google's name of the login that manages it. */
  readonly sub: string;
  /** Options of a call by the account. */
  readonly as: { caller: ReturnType<typeof testCaller>; timeoutMs: number };
}

export interface WrittenReview {
  readonly rating?: number;
  readonly text?: string | null;
  readonly author?: string | null;
  readonly created_at?: string;
}

export interface TestReviews {
  readonly stack: Stack;
  /** The first replica's environment, to start a process with. */
  readonly env: Readonly<Record<string, string>>;
  /** Of both replicas; once they are stopped, a process that is started with the environment is the only one. */
  readonly lives: readonly Lifecycle[];
  readonly database: Database;
  /** Accounts of which identity says that no erasure is due. */
  readonly notDue: Set<bigint>;
  readonly reviews: RpcClient<typeof ReviewsService>;
  /** A second replica on the same database, whose endpoint for suggestions is out of reach and which waits 500 ms. */
  readonly replica: RpcClient<typeof ReviewsService>;
  readonly billing: RpcClient<typeof BillingService>;
  readonly places: RpcClient<typeof PlacesService>;
  /** The places service's own, for what should not happen. */
  readonly placesDatabase: Database;
  readonly control: Control;
  /** A place of a new account with this many Suns, read once. */
  place(options?: { suns?: bigint; reviews?: readonly WrittenReview[] }): Promise<TestPlace>;
  /** A customer writes on Google; answers Google's id. */
  write(place: TestPlace, review?: WrittenReview): Promise<string>;
  /**
   * Reads a place from Google or another source now, wholly when `complete`, to the end: a read that is put off on the
   * way is begun again. Where it is not to come to its `end`, waits until it is put off.
   */
  read(place: TestPlace, options?: { complete?: boolean; source?: string; ends?: boolean }): Promise<void>;
  /** Has a place on this source alone. */
  moveTo(place: TestPlace, source: SourceToConnect): Promise<void>;
  list(place: TestPlace): Promise<Review[]>;
  get(place: TestPlace, reviewId: number | bigint): Promise<Review>;
  /** A review written on Google and read from there. */
  review(place: TestPlace, review?: WrittenReview): Promise<Review>;
  /** Waits until a publication has been looked at: the next time is in the future, and nobody is at it. */
  hasLooked(publicationId: bigint): Promise<void>;
  readonly events: Events;
  readonly publish: PublishEvent;
  /** Tells of a change of a place, made `at` or just now, as the places service would, and waits until it is known. */
  changePlace(
    place: TestPlace,
    change: {
      active?: boolean;
      sources?: Array<{ source: string; location: string }>;
      autopilot?: { enabled: boolean; delayHours: number; minRating: number };
    },
    at?: Date,
  ): Promise<void>;
  /** Renders a review that a test has changed in the database. */
  render(accountId: bigint, reviewId: bigint): Promise<void>;
  /**
   * Ends a test: fails when a review of it was changed and not rendered anew, and puts off for good what it left due,
   * which a later test that moves the clock on would have done again.
   */
  endTest(): Promise<void>;
}

/** An idempotency key with the fingerprint that the gateway would make. */
export function keyed(request: unknown, key: string = randomUUID()) {
  const text = JSON.stringify(request, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
  return { key, fingerprint: createHash('sha256').update(text).digest() };
}

/** Two replicas of the service with the real places and billing, on real servers and the simulated Google. */
export async function startReviews(settings: Readonly<Record<string, string>> = {}): Promise<TestReviews> {
  const stack = await openStack({ publishers: ['identity', 'places', 'reviews', 'billing'] });
  const simulator = await startSimulator({ clock: stack.clock });
  stack.onClose(() => simulator.close());
  const reviewsPort = await freePort();
  const billingPort = await startBilling(stack, reviewsPort);
  const { port: placesPort, connect, database: placesDatabase } = await startPlaces(stack, simulator.url, billingPort);
  const { notDue, served } = openErasures();
  const env = await stack.env({
    migrations: new URL('../migrations', import.meta.url),
    more: {
      ...(await stack.serve([served])),
      GRPC_PORT: String(reviewsPort),
      PLACES_ADDRESS: `127.0.0.1:${placesPort}`,
      BILLING_ADDRESS: `127.0.0.1:${billingPort}`,
      ...platformSettings(simulator.url),
      SYNC_INTERVAL_MS: String(readEvery.minMs),
      SYNC_INTERVAL_MAX_MS: String(readEvery.maxMs),
      // So that what takes a few pages takes more than one turn.
      SYNC_PAGES_PER_TURN: '2',
      ...settings,
    },
  });
  const database = stack.openDatabase(env);
  const lives = [stack.lifecycle('reviews'), stack.lifecycle('reviews')] as const;
  const first = await buildReviews(parseConfig(reviewsSettings, env), lives[0]);
  const lame = {
    ...env,
    GRPC_PORT: '0',
    AI_BASE_URL: 'http://127.0.0.1:1/v1',
    AI_API_KEY: 'none',
    AI_MODEL: 'none',
    REPLY_WAIT_MS: '500',
  };
  const second = await buildReviews(parseConfig(reviewsSettings, lame), lives[1]);
  const control = openControl(simulator.url);
  const publish = await openEventPublisher(stack, database);
  const reviews = stack.client(ReviewsService, first.port);
  const billing = stack.client(BillingService, billingPort);
  const places = stack.client(PlacesService, placesPort);

  const parts = { stack, database, reviews, places, billing, control, publish };
  return {
    stack,
    env,
    lives,
    database,
    notDue,
    reviews,
    replica: stack.client(ReviewsService, second.port),
    billing,
    places,
    placesDatabase,
    control,
    hasLooked: (publicationId) =>
      eventually(async () => {
        const { rows } = await database.pool.query(
          'select due_at from publication where publication_id = $1 and lease_until is null',
          [publicationId],
        );
        if (!(rows[0]?.due_at > stack.clock.now())) throw new Error('The publication has not been looked at.');
      }),
    events: await collectEvents(stack, 'reviews'),
    publish,
    ...placeHelp(parts),
    moveTo: async (place, source) => {
      await connect(place, source);
      await placeHelp(parts).changePlace(place, { sources: [{ source: source.source, location: source.location }] });
    },
    ...reviewHelp(parts),
    ...documentHelp(parts),
  };
}

interface Parts extends Pick<TestReviews, 'stack' | 'database' | 'reviews' | 'billing' | 'control'> {
  readonly places: RpcClient<typeof PlacesService>;
  readonly publish: PublishEvent;
}

/** What happens to places. */
function placeHelp({
  database,
  places,
  billing,
  control,
  publish,
}: Parts): Pick<TestReviews, 'place' | 'read' | 'changePlace'> {
  return {
    place: async ({ suns = 0n, reviews: written = [] } = {}) => {
      const accountId = BigInt(randomInt(1_000_000, 2 ** 40));
      if (suns > 0n) {
        const grant = { accountId, amountMilliSuns: suns * 1_000n, reason: 'test', idempotencyKey: 'first' };
        await billing.grantSuns(grant, operator);
      }
      const login = await control<{ sub: string; refresh_token: string; locations: Array<{ place_id: string }> }>(
        'POST',
        '/google/accounts',
        { locations: [{ title: 'Demo Lounge Paris' }] },
      );
      const placeId = login.locations[0]?.place_id ?? '';
      if (written.length > 0)
        await control(
          'POST',
          '/reviews',
          written.map((one) => ({ rating: 5, ...one, source: 'google', place_id: placeId })),
        );
      const request = {
        accountId,
        platform: 'google',
        platformUser: login.sub,
        credentials: login.refresh_token,
        placeIds: [],
      };
      const connected = await places.connectLogin(request, operator);
      const placeRef = connected.places[0]?.placeRef ?? 0n;
      const as = { caller: testCaller(accountId), timeoutMs: 20_000 };
      const place = { accountId, placeRef, placeId, sub: login.sub, as };
      await eventually(async () => {
        const { rows } = await database.pool.query('select imported_at from sync_cursor where place_ref = $1', [
          placeRef,
        ]);
        if (!rows[0]?.imported_at) throw new Error('The place has not been read yet.');
      });
      return place;
    },
    read: async ({ placeRef }, { complete = false, source = 'google', ends = true } = {}) => {
      const { pool } = database;
      const full = complete ? `, full_read_at = '2000-01-01Z'` : '';
      // The end of a read alone says that none has failed since.
      await eventually(async () => {
        const { rowCount } = await pool.query(
          `update sync_cursor set next_read_at = '2000-01-01Z', failures = 1${full}
           where place_ref = $1 and source = $2 and lease_until is null`,
          [placeRef, source],
        );
        if (rowCount !== 1) throw new Error('The place is being read.');
      });
      const isPutOff = `failures > 0 and next_read_at > '2001-01-01Z' and lease_until is null`;
      await eventually(async () => {
        const { rows } = await pool.query(
          `select failures = 0 and lease_until is null and read_started_at is null as ended, ${isPutOff} as put_off
           from sync_cursor where place_ref = $1 and source = $2`,
          [placeRef, source],
        );
        const { ended, put_off } = rows[0] ?? {};
        if (ends ? ended : put_off) return;
        if (put_off)
          await pool.query(
            `update sync_cursor set next_read_at = '2000-01-01Z' where place_ref = $1 and source = $2 and ${isPutOff}`,
            [placeRef, source],
          );
        throw new Error('The place has not been read again.');
      });
    },
    changePlace: async ({ placeRef, accountId, placeId }, change, at) => {
      const { rows } = await database.pool.query(
        'select version, location from place join sync_cursor using (place_ref) where place_ref = $1',
        [placeRef],
      );
      const version = rows[0].version + 1_000n;
      const sources = [{ source: 'google', location: rows[0].location }];
      const state = {
        placeRef,
        accountId,
        placeId,
        name: 'Demo Lounge Paris',
        active: true,
        sources,
        version,
        ...change,
      };
      await publish(PlaceChangedSchema, state, { from: 'places', key: accountId, ...(at && { at }) });
      await eventually(async () => {
        const known = await database.pool.query('select version from place where place_ref = $1', [placeRef]);
        if (known.rows[0].version !== version) throw new Error('The change of the place is not known yet.');
      });
    },
  };
}

/** JSON as an English reader is shown it. */
const parse = (json: Uint8Array): unknown => JSON.parse(Buffer.from(localiseFailures(json, 'en')).toString());

/** What customers write and accounts see. */
function reviewHelp(parts: Parts): Pick<TestReviews, 'write' | 'list' | 'get' | 'review'> {
  const { reviews, control } = parts;
  const { read } = placeHelp(parts);
  const help: Pick<TestReviews, 'write' | 'list' | 'get' | 'review'> = {
    write: async ({ placeId }, review = {}) => {
      const body = { rating: 5, text: 'Lovely staff and good coffee.', author: 'Demo Guest', ...review };
      const written = await control<{ platform_review_id: string }>('POST', '/reviews', {
        ...body,
        source: 'google',
        place_id: placeId,
      });
      return written.platform_review_id;
    },
    list: async ({ as }) => {
      const { reviewsJson } = await reviews.listReviews({ limit: 100 }, as);
      return (parse(reviewsJson) as unknown[]).map((one) => reviewSchema.parse(one));
    },
    get: async ({ as }, reviewId) => {
      const { reviewJson } = await reviews.getReview({ reviewId: BigInt(reviewId) }, as);
      return reviewSchema.parse(parse(reviewJson));
    },
    review: async (place, review) => {
      const before = new Set((await help.list(place)).map((one) => one.review_id));
      await help.write(place, review);
      await read(place);
      const fresh = (await help.list(place)).find((one) => !before.has(one.review_id));
      if (fresh === undefined) throw new Error('The review was not found.');
      return fresh;
    },
  };
  return help;
}

/** Work of places and reviews that is done by the clock: its table, and the column that says when. */
const whatIsDue = { sync_cursor: 'next_read_at', autopilot_task: 'due_at', publication: 'due_at' };

/** Renders reviews, looks whether the service did, and ends a test's work. */
function documentHelp({ database }: Parts): Pick<TestReviews, 'render' | 'endTest'> {
  const ended = new Set<bigint>();
  /** Fails when a review of an account was changed and not rendered anew. */
  const checkDocuments = (accountId: bigint) =>
    inTransaction(database, async (tx) => {
      const documents = sql`select review_id, document, answered from review where account_id = ${accountId} order by review_id`;
      // Whoever changes a review holds its row until it is rendered.
      const kept = (await tx.execute<{ review_id: bigint }>(sql`${documents} for update`)).rows;
      await renderReviews(
        tx,
        accountId,
        kept.map(({ review_id: id }) => id),
      );
      const fresh = (await tx.execute(documents)).rows;
      const stale = kept.flatMap((one, i) =>
        isDeepStrictEqual(one, fresh[i]) ? [] : [{ kept: one, fresh: fresh[i] }],
      );
      if (stale.length > 0) throw new Error(`Reviews were not rendered anew: ${JSON.stringify(stale.slice(0, 3))}`);
    });
  return {
    render: async (accountId, reviewId) =>
      void (await inTransaction(database, (tx) => renderReviews(tx, accountId, [reviewId]))),
    endTest: async () => {
      const { rows } = await database.pool.query(
        'select distinct account_id from review where account_id <> all ($1::bigint[])',
        [[...ended]],
      );
      for (const { account_id: accountId } of rows) {
        ended.add(accountId);
        await checkDocuments(accountId);
      }
      // Whatever is at work just now stays due until the next test ends.
      for (const [table, due] of Object.entries(whatIsDue))
        await database.pool.query(
          `update ${table} set ${due} = '9999-01-01Z'
           where ctid = any (array(select ctid from ${table} where ${due} < '9999-01-01Z' for update skip locked))`,
        );
    },
  };
}
