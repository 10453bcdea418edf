import type { Bench, Benchmark } from '../benchmark.ts';
import { askAll, type HttpClient, openHttpClient } from '../load/http-load.ts';
import { token } from '../load/load-everything.ts';
import { atMost, cpuPerUnit, ofRounds, ratios, sideFigures } from '../measure/figures.ts';
import { alternate, type Sample, type Side } from '../measure/rounds.ts';
import { percentile } from '../measure/statistics.ts';
import { createAccounts } from '../platform/accounts.ts';
import { loadReviews } from '../platform/load-reviews.ts';
import { openPlatform, productionSettings } from '../platform/platform.ts';
import { openServers } from '../platform/servers.ts';

const limit = 50;
const deepPage = 10_000;
/** Pages on the way are larger, to be there sooner; a cursor does not depend on the size. */
const walkLimit = 2 * limit;
/** One at a time: the time of an answer is what is compared. */
const connections = 1;
const slowerMax = 1.2;
const tellEveryPages = 1_000;

export const pages: Benchmark = {
  about: 'page 1 against page 10,000 of a long list',
  run: async (bench) => {
    const { sides, page } = await openSides(bench);
    const samples = await alternate(sides, bench.options.rounds, bench.progress);
    const [first, deep] = sides.map(({ name }) => samples.get(name) ?? []);
    const middle = ({ latenciesMs }: Sample) => percentile(latenciesMs, 0.5);
    const tail = ({ latenciesMs }: Sample) => percentile(latenciesMs, 0.99);
    return {
      benchmark: 'pages',
      conditions: [
        `${bench.options.reviews.toLocaleString('en')} reviews of one account, all indexes in place, ${limit} a page, through gateway and reviews.`,
        `The deep page is number ${page.toLocaleString('en')}, reached by cursors; one request at a time, ${bench.options.seconds} s a side and round.`,
      ],
      figures: [
        ofRounds(
          'deep to first, p50 of the answers',
          'ratio',
          ratios(deep ?? [], first ?? [], middle),
          atMost(slowerMax),
        ),
        ofRounds(
          'deep to first, processor time',
          'ratio',
          ratios(deep ?? [], first ?? [], (sample) => cpuPerUnit(sample)),
          atMost(slowerMax),
        ),
        ...[...samples].flatMap(([name, rounds]) => [
          ofRounds(`${name}: p50`, 'ms', rounds.map(middle)),
          ofRounds(`${name}: p99`, 'ms', rounds.map(tail)),
        ]),
        ...sideFigures(samples, 'page'),
      ],
    };
  },
};

async function openSides(bench: Bench): Promise<{ sides: Side[]; page: number }> {
  const servers = await openServers(bench);
  const { platform, services } = await openPlatform(bench, servers, {
    programs: ['identity', 'reviews', 'gateway'],
    settings: productionSettings,
  });
  const [account] = await createAccounts(services, 1);
  if (account === undefined) throw new Error('No account was made.');
  const { accountId } = account;
  const count = bench.options.reviews;
  await loadReviews({ url: platform.site.databaseUrl('reviews'), accountId, count, progress: bench.progress });

  const http = openHttpClient(platform.publicUrl, connections);
  bench.onEnd(() => http.close());
  const headers = { authorization: `Bearer ${await token(http, account)}` };
  const page = Math.min(deepPage, Math.floor(count / limit));
  const cursor = await walk(http, headers, page, bench.progress);
  const side = (name: string, path: string): Side => ({
    name,
    participants: () => ({
      processes: {
        gateway: platform.process('gateway').pid,
        reviews: platform.process('reviews').pid,
        Redis: servers.redis.pid,
      },
      families: { Postgres: servers.postgres.pid },
    }),
    run: (measure, isWarmUp) =>
      measure(() =>
        askAll({ seconds: bench.options.seconds, askers: connections, isWarmUp }, () => http.send({ path, headers })),
      ),
  });
  return {
    page,
    sides: [
      side('first page', `/api/v1/reviews?limit=${limit}`),
      side('deep page', `/api/v1/reviews?limit=${limit}&cursor=${encodeURIComponent(cursor)}`),
    ],
  };
}

/** Follows the list to the cursor of a page. */
async function walk(
  http: HttpClient,
  headers: Record<string, string>,
  page: number,
  progress: (line: string) => void,
): Promise<string> {
  let cursor = '';
  for (let passed = 0; passed < (page - 1) * limit; ) {
    const step = Math.min(walkLimit, (page - 1) * limit - passed);
    const more = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await http.send({ path: `/api/v1/reviews?limit=${step}${more}`, headers });
    const { next_cursor } = JSON.parse(answer.toString()) as { next_cursor: string | null };
    if (next_cursor === null) throw new Error(`The list ended before page ${page}.`);
    cursor = next_cursor;
    passed += step;
    if (passed % (tellEveryPages * limit) === 0) progress(`walked to page ${(passed / limit).toLocaleString('en')}`);
  }
  return cursor;
}
