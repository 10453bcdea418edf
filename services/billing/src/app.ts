import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { InvoicesService } from '@review-reply/proto/billing/v1/invoices';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { type RpcServer, serve } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { openFoundation } from '@review-reply/service';
import type { BillingConfig } from './config.ts';
import { accountDetached, accountErasureDue } from './consumers/account-leaving.ts';
import { enrollmentCompleted } from './consumers/enrollment-completed.ts';
import { identityEvents } from './consumers/identity-events.ts';
import { placesEvents } from './consumers/places-events.ts';
import { accountMethods } from './grpc/account-methods.ts';
import { holdMethods } from './grpc/hold-methods.ts';
import { invoiceMethods } from './grpc/invoice-methods.ts';
import { demoSeller } from './seller.ts';
import { heldRecords } from './storage/held-records.ts';
import type { Context } from './use-cases/context.ts';
import { startErasing } from './workers/erase-accounts.ts';
import { startCalendar } from './workers/keep-calendar.ts';
import { startSweeper } from './workers/sweep-holds.ts';
import { startVerification } from './workers/verify-hourly.ts';

const migrations = new URL('../migrations', import.meta.url);

/** Puts the service together; what is opened here is closed by the lifecycle, last opened first. */
export async function buildBilling(config: BillingConfig, life: Lifecycle): Promise<RpcServer> {
  const foundation = await openFoundation({ service: 'billing', migrations }, config, life);
  const { database, clock, outbox } = foundation;
  const { HOLD_TTL_MS: holdTtlMs, INVOICE_SELLER: seller = demoSeller } = config;
  const context: Context = { database, clock, outbox, logger: life.logger, holdTtlMs, seller };
  const reviews = foundation.client(ReviewsService, config.REVIEWS_ADDRESS);
  startSweeper(context, reviews, { life, everyMs: config.SWEEP_EVERY_MS, leaseMs: config.SWEEP_LEASE_MS });
  startCalendar(context, { life, everyMs: config.CALENDAR_EVERY_MS });
  startVerification(context, { life, everyMs: config.VERIFY_EVERY_MS });
  startErasing(context, life);
  const leaving = { ...context, erased: foundation.erased };
  const { erased } = leaving;
  const known = [...identityEvents(erased), ...placesEvents(erased)];
  const handlers = [...known, enrollmentCompleted(context, erased), accountDetached(leaving)];
  foundation.compare(heldRecords);
  const isDue = foundation.erasureCheck(config.IDENTITY_ADDRESS);
  foundation.consume({
    from: ['identity', 'places'],
    handlers: [...handlers, accountErasureDue(isDue, leaving, handlers)],
  });
  return foundation.serve([
    serve(BillingService, { ...holdMethods(context), ...accountMethods(context) }),
    serve(InvoicesService, invoiceMethods(context)),
  ]);
}
