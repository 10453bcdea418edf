import type { Services } from '@review-reply/admin';
import { platformPrograms } from '@review-reply/infra';
import { type Control, openControl } from '@review-reply/platform-simulator';
import type { Bench, Benchmark } from '../benchmark.ts';
import { askAll, openHttpClient } from '../load/http-load.ts';
import { token } from '../load/load-everything.ts';
import { atMost, ofRounds, sideFigures } from '../measure/figures.ts';
import { alternate, type Measure, type Sample, type Side } from '../measure/rounds.ts';
import { percentile } from '../measure/statistics.ts';
import { createAccounts } from '../platform/accounts.ts';
import { type BenchPlatform, openPlatform, productionSettings } from '../platform/platform.ts';
import { openServers } from '../platform/servers.ts';

const askers = 20;
/** So many that no two who ask at once change the same one. */
const placesCount = 400;
const warmUpUnits = 2_000;
const addedMaxMs = 15;
const names = { read: 'GET', update: 'PATCH, nothing different', platform: 'the platform alone' };

const p50 = ({ latenciesMs }: Sample) => percentile(latenciesMs, 0.5);

export const listing: Benchmark = {
  about: "what reading and changing a live listing add to the platform's own answer time",
  run: async (bench) => {
    const samples = await alternate(await openSides(bench), bench.options.rounds, bench.progress);
    const of = (name: string) => samples.get(name) ?? [];
    const added = (name: string, times: number) =>
      of(name).map((sample, round) => {
        const alone = of(names.platform)[round];
        return alone === undefined ? null : p50(sample) - times * p50(alone);
      });
    return {
      benchmark: 'listing',
      conditions: [
        `${placesCount} places, ${askers} at once, ${bench.options.seconds} s a side and round; the simulated Google in a process of its own.`,
        'The platform alone: profile, attributes and menus of a place asked for at once, as a reading does, by the same client.',
        'A change in which nothing differs compares the section with what the platform has and reads the rest of the listing: two questions, one after the other.',
        'Processor time of the gateway, places, the simulated platform, Redis and Postgres.',
      ],
      figures: [
        ofRounds('GET: added to the platform, p50', 'ms', added(names.read, 1), atMost(addedMaxMs)),
        ofRounds('PATCH: added to the platform, p50', 'ms', added(names.update, 2), atMost(addedMaxMs)),
        ...Object.values(names).map((name) => ofRounds(`${name}: p50`, 'ms', of(name).map(p50))),
        ...sideFigures(samples, 'request'),
      ],
    };
  },
};

interface Login {
  readonly sub: string;
  readonly refresh_token: string;
  readonly account: string;
  readonly locations: ReadonlyArray<{ readonly name: string; readonly place_id: string }>;
}

async function openSides(bench: Bench): Promise<Side[]> {
  const servers = await openServers(bench);
  const { platform, services } = await openPlatform(bench, servers, {
    programs: ['simulator', 'identity', 'billing', 'places', 'gateway'],
    settings: { ...productionSettings, LISTING_READS_MAX: '1000000' },
  });
  const control = openControl(platform.site.simulatorUrl);
  const [account] = await createAccounts(services, 1, ['places:read', 'places:write']);
  if (account === undefined) throw new Error('No account was made.');
  const login = await connect(services, control, account.accountId);
  const clients = {
    ours: openHttpClient(platform.publicUrl, askers),
    google: openHttpClient(platform.site.simulatorUrl, 3 * askers),
  };
  for (const client of Object.values(clients)) bench.onEnd(() => client.close());
  const authorization = `Bearer ${await token(clients.ours, account)}`;
  const bearer = `Bearer ${await accessToken(platform, login)}`;
  const one = (number: number) => login.locations[number % login.locations.length];
  const { gateway, places, simulator } = Object.fromEntries(platform.processes.map(({ name, pid }) => [name, pid]));
  const processes = { gateway, places, simulator, Redis: servers.redis.pid };
  const side = (name: string, ask: (number: number) => Promise<unknown>) => ({
    name,
    participants: () => ({ processes, families: { Postgres: servers.postgres.pid } }),
    run: (measure: Measure, isWarmUp: boolean) =>
      measure(() => askAll({ seconds: bench.options.seconds, askers, isWarmUp, warmUpUnits }, ask)),
  });
  const path = (number: number) => `/api/v1/places/${one(number)?.place_id}/listing`;
  const google = (host: string, path: string) =>
    clients.google.send({ path: `/${host}.googleapis.com/${path}`, headers: { authorization: bearer } });
  return [
    side(names.read, (number) => clients.ours.send({ path: path(number), headers: { authorization } })),
    side(names.update, (number) =>
      clients.ours.send({
        path: `${path(number)}/status`,
        method: 'PATCH',
        headers: { authorization, 'content-type': 'application/json' },
        body: '{"status":"OPEN"}',
      }),
    ),
    side(names.platform, (number) => {
      const name = one(number)?.name ?? '';
      return Promise.all([
        google('mybusinessbusinessinformation', `v1/${name}?readMask=name,title,regularHours,serviceItems,metadata`),
        google('mybusinessbusinessinformation', `v1/${name}/attributes`),
        google('mybusiness', `v4/${login.account}/${name}/foodMenus`),
      ]);
    }),
  ];
}

async function connect({ places, operator }: Services, control: Control, accountId: bigint): Promise<Login> {
  const locations = Array.from({ length: placesCount }, (_, number) => ({ title: `Demo Lounge ${number}` }));
  const login = await control<Login>('POST', '/google/accounts', { locations });
  const { sub: platformUser, refresh_token: credentials } = login;
  await places.connectLogin({ accountId, platform: 'google', platformUser, credentials, placeIds: [] }, operator);
  return login;
}

/** As the places service gets it. */
async function accessToken({ site }: BenchPlatform['platform'], login: Login): Promise<string> {
  const client = platformPrograms.find(({ name }) => name === 'places')?.settings(site) ?? {};
  const form = {
    grant_type: 'refresh_token',
    refresh_token: login.refresh_token,
    client_id: client.GOOGLE_CLIENT_ID ?? '',
    client_secret: client.GOOGLE_CLIENT_SECRET ?? '',
  };
  const body = new URLSearchParams(form);
  const answer = await fetch(`${site.simulatorUrl}/oauth2.googleapis.com/token`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}
