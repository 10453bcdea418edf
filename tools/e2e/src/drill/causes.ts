import type { Cause, Stage } from './cause.ts';
import { callAsStranger, failEndpoints, guessSecrets, reachCap } from './causes-of-callers.ts';
import {
  countWrong,
  eraseNothing,
  hideInvoices,
  holdPlace,
  holdPublication,
  leaseAhead,
  lockReviews,
  refusePlace,
  spoilLedger,
} from './causes-of-data.ts';
import { flood, leaveHold, makeLate, pause, tellByAnotherTopic } from './causes-of-processes.ts';
import { lendCertificate } from './faults-of-files.ts';

const dayMs = 86_400_000;
const endless = 1_000_000;

/** One row after another, those of a row side by side, where none hides what another is to show. */
export const causes: ReadonlyArray<readonly Cause[]> = [
  [
    {
      what: 'the broker is away',
      alerts: ['OutboxStands'],
      begin: async ({ site: { servers } }) => {
        await servers.kafka.stop();
        return () => servers.kafka.start();
      },
    },
    {
      what: 'a certificate has three days left',
      alerts: ['CertificateEnds'],
      begin: ({ site }) => lendCertificate(site, 'places', new Date(Date.now() + 3 * dayMs)),
    },
    { what: 'a stranger guesses secrets of clients', alerts: ['TokensRefused'], begin: guessSecrets },
    { what: 'a stranger calls a service, once', alerts: ['CallsRefused'], begin: callAsStranger },
    { what: 'the ledger does not add up', alerts: ['LedgerViolated'], begin: spoilLedger },
    { what: 'the model fails', alerts: ['ModelRests'], begin: (stage) => failAll(stage, 'ai.chat') },
    {
      what: 'the platform fails',
      alerts: ['PlatformRefuses'],
      begin: (stage) => failAll(stage, 'google.reviews.list'),
    },
  ],
  [
    {
      what: 'Redis is away',
      alerts: ['LimitsLocal'],
      begin: async ({ site: { servers } }) => {
        await servers.redis.stop();
        return () => servers.redis.start();
      },
    },
    {
      what: 'webhooks has lost its database, and events come by thousands',
      alerts: ['ConsumerStands', 'ConsumerLags'],
      begin: async (stage) => {
        const edge = stage.site.edges.from('webhooks', 'Postgres');
        edge.set({ is: 'cut' });
        await flood(stage);
        return async () => edge.set({ is: 'open' });
      },
    },
  ],
  [
    {
      what: 'identity is paused',
      alerts: ['ServiceSilent', 'EdgeStateOld'],
      begin: (stage) => pause(stage, 'identity'),
    },
    { what: 'a table is locked', alerts: ['PoolExhausted'], begin: lockReviews },
    {
      what: 'billing may not read its invoices and has begun anew',
      alerts: ['LedgerUnverified', 'JobsFail'],
      begin: hideInvoices,
    },
  ],
  [
    {
      what: 'Postgres is away',
      alerts: ['BudgetBurnsFast of reads_available', 'BudgetBurnsSlowly of reads_available'],
      begin: async ({ site: { servers } }) => {
        await servers.postgres.stop();
        return () => servers.postgres.start();
      },
    },
  ],
  [
    { what: 'reviews and billing do not reach each other', alerts: ['HoldsStay'], begin: leaveHold },
    { what: 'a transaction without an end has a reply', alerts: ['PublicationsWait'], begin: holdPublication },
    { what: 'a transaction without an end has a place', alerts: ['ReviewsLate'], begin: holdPlace },
    { what: 'a delivery is leased an hour ahead', alerts: ['DeliveriesWait'], begin: leaseAhead },
    {
      what: 'places has a third of the time that it would have',
      alerts: ['EventLoopLate'],
      begin: (stage) => makeLate(stage, 'places'),
    },
  ],
  [
    { what: 'receivers ask to be left alone', alerts: ['EndpointsFail'], begin: failEndpoints },
    { what: "one event comes by another service's topic", alerts: ['EventsRefused'], begin: tellByAnotherTopic },
    { what: 'a partner at its cap goes on asking', alerts: ['SpendingCapRefuses'], begin: reachCap },
  ],
  [
    { what: 'a place is lost to its login', alerts: ['PlacesUnread'], begin: refusePlace },
    { what: 'a count of reviews was changed by hand', alerts: ['FiguresWrong'], begin: countWrong },
    {
      what: 'places may not erase an account that left',
      alerts: ['ErasureLate', 'EventsParked'],
      begin: eraseNothing,
    },
  ],
  [
    {
      what: 'the collector is broken',
      alerts: ['NothingMeasured'],
      begin: async ({ watch: { receiver } }) => {
        receiver.isBroken = true;
        return async () => {
          receiver.isBroken = false;
        };
      },
    },
  ],
];

async function failAll({ site: { e2e } }: Stage, target: string) {
  await e2e.simulator.addFault({ target, status: 500, times: endless });
  return () => e2e.simulator.clearFaults(target);
}
