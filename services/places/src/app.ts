import { createWakeSignal } from '@review-reply/jobs';
import { openHttpClient, openLoginPlatforms } from '@review-reply/platforms';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { SignInService } from '@review-reply/proto/places/v1/sign_in';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { type RpcServer, serve } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { type Foundation, openFoundation } from '@review-reply/service';
import { mailSettingsOf, type PlacesConfig } from './config.ts';
import { accountAttached, accountDetached, accountErasureDue } from './consumers/account-leaving.ts';
import { autopilotUnpaid } from './consumers/autopilot-unpaid.ts';
import { placeStatsChanged } from './consumers/place-stats-changed.ts';
import { subscriptionChanged } from './consumers/subscription-changed.ts';
import { accountMethods } from './grpc/account-methods.ts';
import { listingMethods } from './grpc/listing-methods.ts';
import { reportMethods } from './grpc/report-methods.ts';
import { signInMethods } from './grpc/sign-in-methods.ts';
import { systemMethods } from './grpc/system-methods.ts';
import { createMailer } from './network/mailer.ts';
import { keptValues } from './storage/kept-values.ts';
import type { Context } from './use-cases/context.ts';
import { comparedRecords } from './use-cases/held-records.ts';
import { createPlatformLogins } from './use-cases/platform-logins.ts';
import { startArrangingPushes } from './workers/arrange-pushes.ts';
import { startForgettingSignIns } from './workers/forget-sign-ins.ts';
import { startRevoking } from './workers/revoke-grants.ts';
import { startSendingReports } from './workers/send-reports.ts';
import { startWatchingListings } from './workers/watch-listings.ts';

const migrations = new URL('../migrations', import.meta.url);

/** Puts the service together; what is opened here is closed by the lifecycle, last opened first. */
export async function buildPlaces(config: PlacesConfig, life: Lifecycle): Promise<RpcServer> {
  const foundation = await openFoundation({ service: 'places', migrations }, config, life);
  const context: Context = {
    database: foundation.database,
    clock: foundation.clock,
    outbox: foundation.outbox,
    logger: life.logger,
    dataKeys: foundation.dataKeys,
    billing: foundation.client(BillingService, config.BILLING_ADDRESS),
    accessLeaseMs: config.ACCESS_LEASE_MS,
    listingReadsMax: config.LISTING_READS_MAX,
    platforms: openPlatforms(config, life),
  };
  const logins = createPlatformLogins(context, life.signal);
  const revocationDue = createWakeSignal();
  startRevoking(context, life, revocationDue);
  const leaving = { ...context, erased: foundation.erased, revocationDue };
  const handlers = [
    placeStatsChanged,
    subscriptionChanged(context),
    autopilotUnpaid(context, foundation.erased),
    accountAttached(foundation.erased),
    accountDetached(leaving),
  ];
  foundation.keep(keptValues(foundation.dataKeys));
  foundation.compare(comparedRecords(context));
  const isDue = foundation.erasureCheck(config.IDENTITY_ADDRESS);
  foundation.consume({
    from: ['reviews', 'identity', 'billing'],
    handlers: [...handlers, accountErasureDue(isDue, leaving, handlers)],
  });
  startForgettingSignIns(context, life);
  startWatchingListings({ ...context, logins }, life);
  startArrangingPushes({ ...context, logins }, life);
  sendReports(context, config, foundation, life);
  return foundation.serve([
    serve(PlacesService, {
      ...accountMethods(context),
      ...listingMethods({ ...context, logins }),
      ...reportMethods(context),
      ...systemMethods(context, logins),
    }),
    serve(SignInService, signInMethods(context, life.signal)),
  ]);
}

/** Without a mail server no report is sent, and the log says so. */
function sendReports(context: Context, config: PlacesConfig, foundation: Foundation, life: Lifecycle): void {
  const mail = mailSettingsOf(config);
  if (mail === null) {
    life.logger.warn('SMTP_URL is not set: no reports are sent by e-mail.');
    return;
  }
  const identity = foundation.client(IdentityService, config.IDENTITY_ADDRESS);
  const reviews = foundation.client(ReviewsService, config.REVIEWS_ADDRESS);
  const requireTLS = config.NODE_ENV === 'production';
  const sendMail = createMailer({ ...mail, requireTLS, logger: life.logger });
  startSendingReports({ ...context, identity, reviews, publicUrl: config.PUBLIC_URL, sendMail }, life);
}

function openPlatforms(config: PlacesConfig, life: Lifecycle): Context['platforms'] {
  const http = openHttpClient();
  life.onStop('platform connections', () => http.close());
  return openLoginPlatforms(http, config);
}
