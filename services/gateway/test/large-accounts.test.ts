import { parseConfig } from '@review-reply/config';
import { platformSettings } from '@review-reply/platform-simulator';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPlaces } from '../../places/src/app.ts';
import { placesSettings } from '../../places/src/config.ts';
import { type Edge, openEdge, operator } from './edge.ts';

const nobody = '127.0.0.1:1';
/** Clients with as many places as an account may have, more of them together than a message between services holds. */
const clients = 20;
const placesEach = 2_000;

let edge: Edge;
let listPlaces: () => Promise<Response>;
let clientIds: bigint[];
beforeAll(async () => {
  edge = await openEdge();
  const env = await edge.stack.env({
    migrations: new URL('../../places/migrations', import.meta.url),
    more: { ...platformSettings(`http://${nobody}`), BILLING_ADDRESS: nobody },
  });
  const { port } = await buildPlaces(parseConfig(placesSettings, env), edge.stack.lifecycle('places'));
  const partner = await edge.accountWithKey({ kind: AccountKind.PARTNER, scopes: ['accounts:manage'] });
  const attached = Array.from({ length: clients + 1 }, () => attachClient(partner.accountId));
  clientIds = (await Promise.all(attached)).sort((a, b) => Number(a - b));
  await edge.stack.openDatabase(env).pool.query(
    `insert into place (account_id, place_id, name, active, settings, version, created_at)
     select account_id, 'ChIJ-' || number || repeat('.', 50), lpad(number::text, 5, '0') || repeat('.', 100), true, '{}', 1,
            now()
     from unnest($1::bigint[]) account_id, generate_series(1, $2) number`,
    [clientIds.slice(0, clients), placesEach],
  );
  const { url } = await edge.gateway({ PLACES_ADDRESS: `127.0.0.1:${port}` });
  const token = await edge.token(partner);
  listPlaces = () => fetch(`${url}/api/v1/accounts`, { headers: { authorization: `Bearer ${token}` } });
});
afterAll(() => edge?.stack.close());

async function attachClient(partnerAccountId: bigint): Promise<bigint> {
  const account = { name: 'Demo client', email: 'client@example.com', locale: 'fr', kind: AccountKind.CLIENT };
  const { accountId } = await edge.identity.createAccount(account, operator);
  await edge.identity.attachAccount({ accountId, partnerAccountId, service: 'pro' }, operator);
  return accountId;
}

it('lists clients with all their places when these are more than a message between services holds', async () => {
  const answer = await listPlaces();
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { account_id: number; places: { name: string }[] }[] };
  expect(data.map(({ account_id: id }) => BigInt(id))).toEqual(clientIds);
  const [last, ...others] = data.reverse();
  expect(last?.places).toEqual([]);
  const numbers = Array.from({ length: placesEach }, (_, index) => index + 1);
  for (const { places } of others) expect(places.map(({ name }) => Number.parseInt(name, 10))).toEqual(numbers);
});
