import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { createRpcClient, systemCaller } from '@review-reply/rpc';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { createDoubleEntry, transfer } from '../baselines/double-entry.ts';
import type { Bench, Benchmark } from '../benchmark.ts';
import { askAll } from '../load/http-load.ts';
import { atLeast, type Figure, ofRounds, perCpuSecond, perSecond, ratios, sideFigures } from '../measure/figures.ts';
import { alternate, type Measure, type Side } from '../measure/rounds.ts';
import { credentialsOf } from '../platform/credentials.ts';
import { openPlatform, productionSettings } from '../platform/platform.ts';
import { openServers } from '../platform/servers.ts';

const connections = 16;
const accountsCount = 2_000;
const milliSuns = 1_000;
/** More than any run spends. */
const balance = 1_000_000_000_000;
const names = {
  ours: 'reserve and capture',
  theirs: 'one UPDATE',
  doubleEntry: 'double entry',
  calls: 'reserve and capture by gRPC',
};

/** Which accounts pay, and the share of the other side's rate that is wanted. */
const loads = [
  { name: '2,000 accounts', firstAccount: 1, accounts: accountsCount, goal: atLeast(0.3) },
  { name: 'one hot account', firstAccount: accountsCount + 1, accounts: 1, goal: atLeast(0.25) },
];

export const ledger: Benchmark = {
  about: 'reserve and capture on the ledger against a naive UPDATE and a double-entry ledger',
  run: async (bench) => {
    const { open, costs } = await openSides(bench);
    const figures: Figure[] = await costs();
    for (const { name, goal, ...load } of loads) {
      bench.progress(name);
      const samples = await alternate(open(load), bench.options.rounds, bench.progress);
      const [ours = [], theirs = [], doubleEntry = []] = [names.ours, names.theirs, names.doubleEntry].map((side) =>
        samples.get(side),
      );
      figures.push(
        ofRounds(`${name}: pairs to UPDATEs a second`, 'ratio', ratios(ours, theirs, perSecond), goal),
        ofRounds(`${name}: pairs to double entries a second`, 'ratio', ratios(ours, doubleEntry, perSecond)),
        ofRounds(`${name}: pairs to UPDATEs a CPU second`, 'ratio', ratios(ours, theirs, perCpuSecond)),
        ...sideFigures(samples, 'charge').map((figure) => ({ ...figure, figure: `${name}: ${figure.figure}` })),
      );
    }
    return {
      benchmark: 'ledger',
      conditions: [
        `A charge: reserve and capture, two commits with hold and journal; or one commit of the naive UPDATE that keeps neither.`,
        `${connections} connections, prepared statements, ${bench.options.seconds} s a side and round, commits written through.`,
        'Double entry: transfer and entries of two locked accounts in one commit, without hold or key (src/baselines).',
        `Written ahead (WAL): of ${chargesWritten.toLocaleString('en')} charges in turn, after as many that wrote the images of pages.`,
        'By gRPC: the same through the billing service, as reviews calls it, its process counted.',
      ],
      figures,
    };
  },
};

interface Load {
  readonly firstAccount: number;
  readonly accounts: number;
}

interface Sides {
  readonly open: (load: Load) => Side[];
  /** What one charge of each SQL side writes. */
  readonly costs: () => Promise<Figure[]>;
}

async function openSides(bench: Bench): Promise<Sides> {
  const servers = await openServers(bench);
  const { platform } = await openPlatform(bench, servers, { programs: ['billing'], settings: productionSettings });
  const pool = new pg.Pool({ connectionString: platform.site.databaseUrl('billing'), max: connections });
  bench.onEnd(() => pool.end());
  await prepareAccounts(pool);
  const credentials = credentialsOf(platform, 'reviews');
  bench.onEnd(() => credentials.close());
  const billing = createRpcClient(BillingService, {
    address: platform.settings.BILLING_ADDRESS ?? '',
    credentials,
  });
  bench.onEnd(() => billing.close());
  const caller = systemCaller('reviews');
  let reviewId = 0;
  const charges = {
    [names.ours]: (accountId: number) => {
      reviewId += 1;
      return reserveAndCapture(pool, accountId, reviewId);
    },
    [names.theirs]: (accountId: number) => naiveCharge(pool, accountId),
    [names.doubleEntry]: (accountId: number) => transfer(pool, accountId, milliSuns),
  };

  const open: Sides['open'] = ({ firstAccount, accounts }) => {
    const accountOf = (number: number) => firstAccount + (number % accounts);
    const side = (
      name: string,
      processes: Record<string, number | undefined>,
      ask: (number: number) => Promise<unknown>,
    ) => ({
      name,
      participants: () => ({ processes, families: { Postgres: servers.postgres.pid } }),
      run: (measure: Measure, isWarmUp: boolean) =>
        measure(() => askAll({ seconds: bench.options.seconds, askers: connections, isWarmUp }, ask)),
    });
    return [
      ...Object.entries(charges).map(([name, charge]) =>
        side(name, { client: process.pid }, (number) => charge(accountOf(number))),
      ),
      side(names.calls, { billing: platform.process('billing').pid }, async (number) => {
        reviewId += 1;
        const subject = { accountId: BigInt(accountOf(number)), placeRef: 1n, reviewId: BigInt(reviewId) };
        const { holdId } = await billing.reserve({ generationId: uuidv7(), ...subject }, { caller });
        await billing.capture({ holdId }, { caller });
      }),
    ];
  };
  return { open, costs: () => walOf(pool, charges) };
}

/** How many charges are made to see what they write. */
const chargesWritten = 1_000;

/** What a charge adds to the write-ahead log, without the images of pages that are changed first after a checkpoint. */
async function walOf(
  pool: pg.Pool,
  charges: Readonly<Record<string, (accountId: number) => Promise<void>>>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, charge] of Object.entries(charges)) {
    const chargeAll = async () => {
      for (let number = 1; number <= chargesWritten; number += 1) await charge(number);
    };
    // The first ones write the images.
    await chargeAll();
    const { rows: before } = await pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn');
    await chargeAll();
    const { rows } = await pool.query<{ bytes: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1) as bytes',
      [before[0]?.lsn],
    );
    figures.push(ofRounds(`${name}: written ahead`, 'bytes a charge', [Number(rows[0]?.bytes) / chargesWritten]));
  }
  return figures;
}

async function prepareAccounts(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select grant_suns(gen_random_uuid(), account, 'bench-' || account, $1::bigint, 'bench', now(), null)
     from generate_series(1, $2::bigint) as account`,
    [balance, accountsCount + 1],
  );
  await pool.query('create table naive_wallet (account_id bigint primary key, balance bigint not null)');
  await pool.query(
    'insert into naive_wallet select account, $1::bigint from generate_series(1, $2::bigint) as account',
    [balance, accountsCount + 1],
  );
  await createDoubleEntry(pool, { accounts: accountsCount + 1, balance });
  await pool.query('analyze');
}

/** The statements of the billing service, each a commit of its own. */
async function reserveAndCapture(pool: pg.Pool, accountId: number, reviewId: number): Promise<void> {
  const holdId = uuidv7();
  const now = new Date();
  const sweepAt = new Date(now.getTime() + 600_000);
  const { rows } = await pool.query<{ outcome: string }>({
    name: 'reserve_suggestion',
    text: 'select * from reserve_suggestion($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [holdId, accountId, 1, reviewId, now, sweepAt, milliSuns, 10, 2, 50_000, 'Europe/Paris'],
  });
  if (rows[0]?.outcome !== 'reserved') throw new Error(`A reserve ended with ${rows[0]?.outcome}.`);
  await pool.query({
    name: 'capture_hold',
    text: 'select outcome from capture_hold($1, $2)',
    values: [holdId, now],
  });
}

async function naiveCharge(pool: pg.Pool, accountId: number): Promise<void> {
  const { rowCount } = await pool.query({
    name: 'naive',
    text: 'update naive_wallet set balance = balance - $2 where account_id = $1 and balance >= $2',
    values: [accountId, milliSuns],
  });
  if (rowCount !== 1) throw new Error('A naive charge was refused.');
}
