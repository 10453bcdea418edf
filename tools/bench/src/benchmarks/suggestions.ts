import { randomUUID } from 'node:crypto';
import type { Bench, Benchmark } from '../benchmark.ts';
import { askAll, openHttpClient } from '../load/http-load.ts';
import { token } from '../load/load-everything.ts';
import { sideFigures } from '../measure/figures.ts';
import { alternate, type Side } from '../measure/rounds.ts';
import { until } from '../measure/until.ts';
import { createAccounts } from '../platform/accounts.ts';
import { connectLogin } from '../platform/places.ts';
import { openPlatform, ownParticipants, productionSettings } from '../platform/platform.ts';
import { openServers } from '../platform/servers.ts';

const askers = 8;
const reviewsCount = 100;
const warmUpUnits = 2_000;
/** More than any run spends. */
const granted = 1_000_000_000n;

export const suggestions: Benchmark = {
  about: 'suggestions a second that are written by rules, charged, kept and told of',
  run: async (bench) => {
    const samples = await alternate([await openSide(bench)], bench.options.rounds, bench.progress);
    return {
      benchmark: 'suggestions',
      conditions: [
        `POST /reviews/{id}/suggestions, each with a key of its own, ${askers} at once, ${bench.options.seconds} s a round.`,
        'Written by rules. Reserve, write, keep, capture and the events of it; nobody subscribes.',
      ],
      figures: sideFigures(samples, 'suggestion'),
    };
  },
};

async function openSide(bench: Bench): Promise<Side> {
  const servers = await openServers(bench);
  const opened = await openPlatform(bench, servers, { settings: productionSettings });
  const { platform, services } = opened;
  const [account] = await createAccounts(services, 1, ['reviews:read', 'reviews:write']);
  if (account === undefined) throw new Error('No account was made.');
  const { accountId } = account;
  const grant = { accountId, amountMilliSuns: granted, reason: 'bench', idempotencyKey: randomUUID() };
  await services.billing.grantSuns(grant, services.operator);
  const reviews = Array.from({ length: reviewsCount }, (_, at) => `Visit ${at}: a calm lounge with attentive staff.`);
  await connectLogin(opened, { accountId, name: 'suggestions', placeIds: ['place-suggestions'], reviews });
  const http = openHttpClient(platform.publicUrl, askers);
  bench.onEnd(() => http.close());
  const headers = { authorization: `Bearer ${await token(http, account)}`, 'content-type': 'application/json' };
  let ids: number[] = [];
  await until('the first read of a place', async () => {
    const page = JSON.parse((await http.send({ path: `/api/v1/reviews?limit=${reviewsCount}`, headers })).toString());
    ids = page.data.map((review: { review_id: number }) => review.review_id);
    return ids.length === reviewsCount;
  });
  const ask = (number: number) =>
    http.send({
      path: `/api/v1/reviews/${ids[number % ids.length]}/suggestions`,
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: '{}',
    });
  return {
    name: 'suggestion',
    participants: () => ownParticipants(opened, servers),
    run: (measure, isWarmUp) =>
      measure(() => askAll({ seconds: bench.options.seconds, askers, isWarmUp, warmUpUnits }, ask)),
  };
}
