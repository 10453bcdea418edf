import { createHostResolver, parseEgressProxy } from '@review-reply/guarded-http';
import { createWakeSignal } from '@review-reply/jobs';
import { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { type RpcServer, serve } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { openFoundation } from '@review-reply/service';
import type { WebhooksConfig } from './config.ts';
import { accountErasureDue, accountMoves } from './consumers/account-moves.ts';
import { deliveredEvents } from './consumers/delivered-events.ts';
import { webhookMethods } from './grpc/webhook-methods.ts';
import { createEventSender } from './network/event-sender.ts';
import { databaseSettings } from './storage/database-settings.ts';
import { heldRecords } from './storage/held-records.ts';
import { keptValues } from './storage/kept-values.ts';
import type { Context, SendingContext } from './use-cases/context.ts';
import { createSecretCache } from './use-cases/secret-cache.ts';
import { startDispatcher } from './workers/dispatcher.ts';
import { startErasing } from './workers/erase-accounts.ts';
import { measureEndpoints } from './workers/metrics.ts';
import { startSweeper } from './workers/sweeper.ts';
import { startTellingPartners } from './workers/tell-partners.ts';

const migrations = new URL('../migrations', import.meta.url);

/** Puts the service together; what is opened here is closed by the lifecycle, last opened first. */
export async function buildWebhooks(config: WebhooksConfig, life: Lifecycle): Promise<RpcServer> {
  const foundation = await openFoundation({ service: 'webhooks', migrations, databaseSettings }, config, life);
  const { clock, database, dataKeys } = foundation;
  const allowLocal = config.WEBHOOKS_ALLOW_LOCAL;
  const resolveHost = createHostResolver(config.WEBHOOKS_NAME_SERVERS);
  const finished = new Set<bigint>();
  const deliveryDue = createWakeSignal();
  const sending: SendingContext = {
    database,
    clock,
    logger: life.logger,
    secrets: createSecretCache(dataKeys),
    noteFinished: (webhookIds) => {
      for (const webhookId of webhookIds) finished.add(webhookId);
    },
  };
  const sender = createEventSender({
    allowLocal,
    timeoutMs: config.WEBHOOKS_TIMEOUT_MS,
    resolveHost,
    proxy: parseEgressProxy(config.WEBHOOKS_EGRESS_PROXY),
    realNow: () => clock.realNow(),
  });
  life.onStop('event sender', () => sender.close());
  const dispatcher = startDispatcher({
    context: sending,
    sender,
    life,
    due: deliveryDue,
    concurrencyMax: config.WEBHOOKS_CONCURRENCY_MAX,
    timeoutMs: config.WEBHOOKS_TIMEOUT_MS,
    leaseMs: config.WEBHOOKS_LEASE_MS,
  });
  const context: Context = {
    ...sending,
    erased: foundation.erased,
    dataKeys,
    resolveHost,
    allowLocal,
    dispatcher,
    deliveryDue,
    partnerUnknown: createWakeSignal(),
  };
  const identity = foundation.client(IdentityService, config.IDENTITY_ADDRESS);
  startTellingPartners(context, identity, life);
  measureEndpoints(context, life);
  startSweeper(context, finished, life);
  const erasureDue = createWakeSignal();
  startErasing(foundation, life, erasureDue);
  foundation.keep(keptValues(dataKeys));
  foundation.compare(heldRecords);
  const isDue = foundation.erasureCheck(config.IDENTITY_ADDRESS);
  const handlers = [...deliveredEvents(context), ...accountMoves(context)];
  foundation.consume({
    from: ['reviews', 'places', 'identity', 'billing'],
    handlers: [...handlers, accountErasureDue(isDue, { ...context, erasureDue }, handlers)],
    // No order is promised to subscribers, so nothing waits behind an event that cannot be handled.
    parkBy: 'event',
  });
  return foundation.serve([serve(WebhooksService, webhookMethods(context))]);
}
