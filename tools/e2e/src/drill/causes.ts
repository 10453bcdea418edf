import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:tls';
import { Kafka, logLevel } from 'kafkajs';
import pg from 'pg';
import { tokenRequest } from '../api.ts';
import { openTopic } from '../topic.ts';
import { callOnce } from '../work/persist.ts';
import type { Watch } from './alerts.ts';
import { lendCertificate } from './faults-of-files.ts';
import type { DrillSite } from './site.ts';
import type { Work } from './work.ts';

interface Stage {
  readonly site: DrillSite;
  readonly work: Work;
  readonly watch: Watch;
}

/** What is wrong, and the alerts that are to tell of it. */
export interface Cause {
  readonly what: string;
  readonly alerts: readonly string[];
  /** @returns what takes it away */
  begin(stage: Stage): Promise<() => Promise<unknown>>;
}

const dayMs = 86_400_000;
const endless = 1_000_000;
const strangerEveryMs = 200;

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
    { what: 'a certificate has three days left', alerts: ['CertificateEnds'], begin: endCertificateSoon },
    { what: 'a stranger guesses secrets of clients', alerts: ['TokensRefused'], begin: guessSecrets },
    { what: 'a stranger calls a service', alerts: ['CallsRefused'], begin: callAsStranger },
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
      what: 'webhooks has lost its database',
      alerts: ['ConsumerStands'],
      begin: async ({ site: { edges } }) => {
        const edge = edges.from('webhooks', 'Postgres');
        edge.set({ is: 'cut' });
        return async () => edge.set({ is: 'open' });
      },
    },
    { what: "an event comes by another service's topic", alerts: ['EventsRefused'], begin: tellByAnotherTopic },
  ],
  [
    {
      what: 'identity is paused',
      alerts: ['ServiceSilent', 'EdgeStateOld'],
      begin: async ({ site: { e2e } }) => {
        await e2e.platform.process('identity').kill('SIGSTOP');
        return () => e2e.platform.process('identity').kill('SIGCONT');
      },
    },
    { what: 'a table is locked', alerts: ['PoolExhausted'], begin: lockTable },
  ],
  [
    {
      what: 'Postgres is away',
      alerts: ['BudgetBurnsFast of reads_available', 'JobsFail'],
      begin: async ({ site: { servers } }) => {
        await servers.postgres.stop();
        return () => servers.postgres.start();
      },
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

function endCertificateSoon({ site }: Stage) {
  return lendCertificate(site, 'places', new Date(Date.now() + 3 * dayMs));
}

async function guessSecrets({ work: { idle } }: Stage) {
  return goOn(async () => {
    await callOnce(idle.api.withToken(null), tokenRequest(randomUUID(), randomUUID()));
  });
}

/** Without a certificate. */
async function callAsStranger({ site: { e2e } }: Stage) {
  return goOn(async () => {
    const port = e2e.platform.site.port('billing', 'grpc');
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2'] });
    // It is refused, with whatever error.
    await once(socket, 'close').catch(() => {});
  });
}

/** Does the same again and again. @returns what ends it */
function goOn(act: () => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  const acting = (async () => {
    while (!stopping.signal.aborted) {
      await act();
      await delay(strangerEveryMs);
    }
  })();
  // Awaited at the end: a failure of it must not go unhandled meanwhile.
  acting.catch(() => {});
  return async () => {
    stopping.abort();
    await acting;
  };
}

async function tellByAnotherTopic({ site: { e2e } }: Stage) {
  const { kafkaPrefix } = e2e.platform.site.names;
  const topic = await openTopic(e2e.kafkaBrokers, `${kafkaPrefix}reviews.events.v1`);
  const [message] = await topic.find({ type: /./, countMin: 1 });
  await topic.close();
  const producer = new Kafka({ brokers: [...e2e.kafkaBrokers], logLevel: logLevel.NOTHING }).producer();
  await producer.connect();
  const { key = null, value = null, headers = {} } = message?.message ?? {};
  const end = goOn(async () => {
    await producer.send({ topic: `${kafkaPrefix}places.events.v1`, messages: [{ key, value, headers }] });
  });
  return async () => {
    await end();
    await producer.disconnect();
  };
}

async function spoilLedger({ site: { e2e }, work: { idle } }: Stage) {
  const add = async (milliSuns: number) => {
    const client = new pg.Client({ connectionString: e2e.platform.site.databaseUrl('billing') });
    await client.connect();
    await client.query('update wallet set posted = posted + $1 where account_id = $2', [milliSuns, idle.accountId]);
    await client.end();
  };
  await add(1_000);
  return () => add(-1_000);
}

async function failAll({ site: { e2e } }: Stage, target: string) {
  await e2e.simulator.addFault({ target, status: 500, times: endless });
  return () => e2e.simulator.clearFaults(target);
}

async function lockTable({ site: { e2e } }: Stage) {
  const client = new pg.Client({ connectionString: e2e.platform.site.databaseUrl('reviews') });
  await client.connect();
  await client.query('begin');
  await client.query('lock table review in access exclusive mode');
  return () => client.end();
}
