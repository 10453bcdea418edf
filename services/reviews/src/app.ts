import { createWakeSignal } from '@review-reply/jobs';
import { openConnectors, openHttpClient } from '@review-reply/platforms';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { createWriter } from '@review-reply/reply-writer';
import { type RpcServer, serve } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { openFoundation } from '@review-reply/service';
import { LRUCache } from 'lru-cache';
import { type ReviewsConfig, readEveryOf } from './config.ts';
import { accountChanged } from './consumers/account-changed.ts';
import { accountErasureDue, accountMoves } from './consumers/account-leaving.ts';
import { placeChanged } from './consumers/place-changed.ts';
import { operatorMethods } from './grpc/operator-methods.ts';
import { replyMethods } from './grpc/reply-methods.ts';
import { reviewMethods } from './grpc/review-methods.ts';
import type { Context } from './use-cases/context.ts';
import { comparedRecords } from './use-cases/held-records.ts';
import { countWriting } from './use-cases/suggesting/count-writing.ts';
import { startComparing } from './workers/compare-figures.ts';
import { startErasing } from './workers/erase-accounts.ts';
import { measureWaiting } from './workers/metrics.ts';
import { startPruning } from './workers/prune.ts';
import { startPublishing } from './workers/publish-replies.ts';
import { startAutopilot } from './workers/run-autopilot.ts';
import { startSync } from './workers/sync-places.ts';

/** Access that was refused before its time is rare; what is forgotten is refused once more. */
const refusedAccessMax = 10_000;
const migrations = new URL('../migrations', import.meta.url);

/** Puts the service together; what is opened here is closed by the lifecycle, last opened first. */
export async function buildReviews(config: ReviewsConfig, life: Lifecycle): Promise<RpcServer> {
  const foundation = await openFoundation({ service: 'reviews', migrations }, config, life);
  const { clock, database, outbox } = foundation;
  const billing = foundation.client(BillingService, config.BILLING_ADDRESS);
  const places = foundation.client(PlacesService, config.PLACES_ADDRESS);
  const writer = await createWriter({
    aiBaseUrl: config.AI_BASE_URL ?? '',
    aiApiKey: config.AI_API_KEY ?? '',
    aiModel: config.AI_MODEL ?? '',
  });
  const context: Context = {
    ...{ database, clock, outbox, logger: life.logger, billing, places },
    publicationDue: createWakeSignal(),
    syncDue: createWakeSignal(),
    autopilotDue: createWakeSignal(),
    dataKeys: foundation.dataKeys,
    connectors: openPlatforms(config, life),
    refusedAccess: new LRUCache({ max: refusedAccessMax }),
    writer,
    onWritten: countWriting(writer, { input: config.AI_INPUT_PRICE, output: config.AI_OUTPUT_PRICE }),
    readEvery: readEveryOf(config),
    firstCheckMs: config.MODERATION_FIRST_CHECK_MS,
    leaseMs: config.IDEMPOTENCY_LEASE_MS,
    replyWaitMs: config.REPLY_WAIT_MS,
    publicationLeaseMs: config.PUBLICATION_LEASE_MS,
    readLeaseMs: config.SYNC_LEASE_MS,
    readPagesPerTurn: config.SYNC_PAGES_PER_TURN,
  };
  startPublishing(context, life);
  startSync(context, life, config.SYNC_READERS);
  startAutopilot(context, life);
  startPruning(context, life);
  startComparing(context, life);
  measureWaiting(context, life);
  const erasureDue = createWakeSignal();
  startErasing(context, life, erasureDue);
  const { erased } = foundation;
  const handlers = [placeChanged(context, erased), accountChanged(context, erased), ...accountMoves(context, erased)];
  const leaving = { clock, erased: foundation.erased, erasureDue };
  foundation.keep([{ table: 'idempotency_claim', column: 'outcome', ring: foundation.dataKeys, as: 'sealed' }]);
  foundation.compare(comparedRecords(context));
  const isDue = foundation.erasureCheck(config.IDENTITY_ADDRESS);
  foundation.consume({
    from: ['places', 'identity'],
    handlers: [...handlers, accountErasureDue(isDue, leaving, handlers)],
  });
  const methods = { ...reviewMethods(context), ...replyMethods(context), ...operatorMethods(context) };
  return foundation.serve([serve(ReviewsService, methods)]);
}

function openPlatforms(config: ReviewsConfig, life: Lifecycle): Context['connectors'] {
  const http = openHttpClient();
  life.onStop('platform connections', () => http.close());
  return openConnectors(http, config);
}
