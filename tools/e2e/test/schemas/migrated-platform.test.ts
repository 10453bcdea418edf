import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runDemo } from '@review-reply/demo';
import { migrate } from '@review-reply/postgres';
import { type ServiceName, serviceNames } from '@review-reply/rpc';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { type Api, usePlatform } from '../../src/index.ts';
import { eventuallyByApi, newKey } from '../../src/work/requests.ts';
import { migrationsOf } from './service-files.ts';

const e2e = usePlatform(() => ({}));

/** Accounts that the earlier version made, what they had, and the Suns they had left. */
const standard = { accountId: 1001n, login: 'demo-cc6ec89e', placeId: 'demo-cc6ec89e-0', reviews: 4, suns: 18 };
const partner = { accountId: 1002n, client: 1003n, clientReviews: 2 };
/** What can't be read: its keys were thrown away. */
const left: Partial<Record<ServiceName, string>> = { identity: 'delete from signing_key' };

beforeAll(async () => {
  const processes = e2e().platform.processes.filter(({ name }) => name !== 'simulator');
  await Promise.all(processes.map((process) => process.stop()));
  // In turn: rights on parameters are of the whole server.
  for (const owner of serviceNames) await restore(owner);
  await Promise.all(processes.map((process) => process.start()));
});

/**
 * Puts the databases of the earlier version in place of a service's own, and brings them up to date as a start does.
 */
async function restore(owner: ServiceName): Promise<void> {
  const { site } = e2e().platform;
  const url = site.databaseUrl(owner);
  const { username: role } = new URL(url);
  const client = new pg.Client({ connectionString: url });
  // As the dump switches triggers off, which else only an administrator may.
  await asAdmin(`grant set on parameter session_replication_role to ${pg.escapeIdentifier(role)}`);
  await client.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    await client.query(await readFile(new URL(`./earlier/${owner}.sql`, import.meta.url), 'utf8'));
    await client.query(`delete from outbox; ${left[owner] ?? ''}`);
  } finally {
    await client.end();
    await asAdmin(`revoke set on parameter session_replication_role from ${pg.escapeIdentifier(role)}`);
  }
  const { username: processRole } = new URL(site.processUrl(owner));
  await migrate({ url, processRole, directory: fileURLToPath(migrationsOf(owner)) });
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: e2e().platform.site.servers.postgres.adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function signIn(accountId: bigint, scopes: string[]): Promise<Api> {
  const { identity, operator } = e2e().services;
  const { key, clientSecret } = await identity.createApiKey({ accountId, name: 'Demo key', scopes }, operator);
  const api = e2e().api();
  await api.authenticate(key?.clientId ?? '', clientSecret);
  return api;
}

it('serves a new account from its first step to its last on databases of an earlier version', async () => {
  const account = await e2e().newAccount({ suns: 20 });
  const steps: string[] = [];
  await runDemo({
    api: e2e().api(),
    simulatorUrl: e2e().platform.simulatorUrl,
    account: { client_id: account.clientId, client_secret: account.clientSecret, place_id: account.placeId },
    step: (title, work) => {
      steps.push(title);
      return work();
    },
    grantSuns: () => Promise.reject(new Error('The account holds enough Suns.')),
  });
  expect(steps.at(-1)).toBe('unsubscribe the webhook');
});

it('goes on with an account of the earlier version: its reviews, its Suns, its place', async () => {
  const { services, simulator } = e2e();
  const { accountId, login, placeId, suns } = standard;
  const api = await signIn(accountId, ['places:read', 'reviews:read', 'reviews:write']);
  const balance = async () => (await api.call('GET', '/account')).body.data.suns;
  expect(await balance()).toEqual({ balance: suns, held: 0, available: suns });
  expect((await api.call('GET', '/reviews')).body.data).toHaveLength(standard.reviews);
  const { body: unanswered } = await api.call('GET', '/reviews?unanswered=true');
  const path = `/reviews/${unanswered.data.at(-1).review_id}/suggestions`;
  const { status, body: suggestion } = await api.call('POST', path, { headers: newKey(), body: {} });
  expect([status, suggestion.data.charged]).toEqual([201, true]);
  await eventuallyByApi(async () => expect(await balance()).toMatchObject({ balance: suns - 1, held: 0 }));

  // Its credentials lay under the keys that were thrown away: the owner signs in again.
  const { refreshToken: credentials } = await simulator.openLogin(login, [{ place_id: placeId, title: 'Demo Lounge' }]);
  const grant = { accountId, platform: 'google', platformUser: login, credentials, placeIds: [] };
  await services.places.connectLogin(grant, services.operator);
  const text = 'Written after the change of version.';
  await simulator.write(placeId, [{ rating: 5, text }]);
  await e2e().advance(30 * 60_000);
  await eventuallyByApi(async () => {
    const { body: found } = await api.call('GET', `/reviews?place_id=${placeId}`);
    expect(found.data).toContainEqual(expect.objectContaining({ text }));
  });
});

it('goes on with a partner of the earlier version and what it had of its client', async () => {
  const api = await signIn(partner.accountId, ['accounts:manage', 'reviews:read']);
  const headers = { 'service-account': String(partner.client) };
  expect((await api.call('GET', '/reviews', { headers })).body.data).toHaveLength(partner.clientReviews);
});
