import { startBaseline } from '../baselines/start-baseline.ts';
import type { Bench, Benchmark } from '../benchmark.ts';
import { askAll, openHttpClient } from '../load/http-load.ts';
import { atLeast, ofRounds, perCpuSecond, perSecond, ratios, sideFigures } from '../measure/figures.ts';
import { alternate, type Measure, type Side } from '../measure/rounds.ts';
import { type BenchAccount, createAccounts } from '../platform/accounts.ts';
import { openPlatform, productionSettings } from '../platform/platform.ts';
import { openServers, query } from '../platform/servers.ts';

const connections = 16;
const clientsCount = 20;
/** A call serves a dozen tokens, so what runs once a call is warm later: after 20,000 tokens they still got cheaper. */
const warmUpUnits = 60_000;
const scope = 'reviews:read places:read';
const names = { ours: 'gateway and identity', theirs: 'oidc-provider' };

export const token: Benchmark = {
  about: 'POST /oauth/token against oidc-provider',
  run: async (bench) => {
    const samples = await alternate(await openSides(bench), bench.options.rounds, bench.progress);
    const [ours, theirs] = [samples.get(names.ours) ?? [], samples.get(names.theirs) ?? []];
    return {
      benchmark: 'token',
      conditions: [
        `Client credentials in the form, ${clientsCount} clients as rows in one Postgres, EdDSA JWT, ${connections} connections, ${bench.options.seconds} s a side and round.`,
        'Ours: gateway (limits in Redis, access log, trace context) asks identity, which checks the hashed secret and signs.',
        'Theirs: oidc-provider in one process, clients read through its adapter, plain secrets, no limits and no log.',
      ],
      figures: [
        ofRounds('of its tokens a CPU second', 'ratio', ratios(ours, theirs, perCpuSecond), atLeast(1.2)),
        ofRounds('of its tokens a second', 'ratio', ratios(ours, theirs, perSecond)),
        ...sideFigures(samples, 'token'),
      ],
    };
  },
};

async function openSides(bench: Bench): Promise<Side[]> {
  const servers = await openServers(bench);
  const { platform, services } = await openPlatform(bench, servers, {
    programs: ['identity', 'gateway'],
    settings: productionSettings,
  });
  const accounts = await createAccounts(services, clientsCount);
  const POSTGRES_URL = platform.site.databaseUrl('identity');
  await copyClients(POSTGRES_URL, accounts);
  const provider = await startBaseline(bench, 'token-provider', { POSTGRES_URL });

  const side = (name: string, origin: string, path: string, processes: () => Record<string, number | undefined>) => {
    const http = openHttpClient(origin, connections);
    bench.onEnd(() => http.close());
    const bodies = accounts.map(({ client_id, client_secret }) =>
      new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret, scope }).toString(),
    );
    const ask = async (number: number) =>
      http.send({
        path,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: bodies[number % bodies.length] ?? '',
      });
    return {
      name,
      check: async () => checkToken(name, await ask(0)),
      participants: () => ({ processes: processes(), families: { Postgres: servers.postgres.pid } }),
      run: (measure: Measure, isWarmUp: boolean) =>
        measure(() => askAll({ seconds: bench.options.seconds, askers: connections, isWarmUp, warmUpUnits }, ask)),
    };
  };
  const sides = [
    side(names.ours, platform.publicUrl, '/api/v1/oauth/token', () => ({
      gateway: platform.process('gateway').pid,
      identity: platform.process('identity').pid,
      Redis: servers.redis.pid,
    })),
    side(names.theirs, `http://127.0.0.1:${provider.port}`, '/token', () => ({ process: provider.pid })),
  ];
  for (const { check } of sides) await check();
  return sides;
}

/** Both sides must do the same: a signed JWT by EdDSA with the wanted scopes. @throws Error when one does not */
function checkToken(name: string, answer: Buffer): void {
  const { access_token } = JSON.parse(answer.toString()) as { access_token: string };
  const [header, claims] = access_token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as { alg?: string; scope?: string });
  const granted = claims?.scope?.split(' ').sort().join(' ');
  if (header?.alg !== 'EdDSA' || granted !== scope.split(' ').sort().join(' '))
    throw new Error(`${name} gave another token than wanted: ${JSON.stringify({ header, claims })}.`);
}

async function copyClients(url: string, accounts: readonly BenchAccount[]): Promise<void> {
  await query(url, 'create table oidc_client (client_id text primary key, payload jsonb not null)');
  for (const { client_id, client_secret } of accounts) {
    const payload = {
      client_id,
      client_secret,
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
      token_endpoint_auth_method: 'client_secret_post',
      scope,
    };
    await query(url, 'insert into oidc_client (client_id, payload) values ($1, $2)', [client_id, payload]);
  }
}
