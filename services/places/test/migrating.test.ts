import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseConfig } from '@review-reply/config';
import { parseKeyring, seal } from '@review-reply/crypto';
import { openControl, platformSettings, startSimulator } from '@review-reply/platform-simulator';
import { type Database, migrate, openDatabase } from '@review-reply/postgres';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { SignInService } from '@review-reply/proto/places/v1/sign_in';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPlaces } from '../src/app.ts';
import { placesSettings } from '../src/config.ts';
import { identity, type Login, newPlaceId, reviews } from './start-places.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
/** The last one that knew Google alone. */
const lastOfGoogle = 5;

let stack: Stack;
beforeAll(async () => {
  stack = await openStack({ publishers: ['identity', 'places', 'reviews'] });
});
afterAll(() => stack?.close());

/** A folder with the migrations up to one of them. */
async function migrationsUpTo(last: number): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  stack.onClose(() => rm(folder, { recursive: true }));
  for (const name of (await readdir(migrations)).filter((one) => Number.parseInt(one, 10) <= last))
    await cp(join(migrations, name), join(folder, name));
  const events = fileURLToPath(new URL('../../../packages/events/migrations', import.meta.url));
  await writeFile(join(folder, 'packages.json'), JSON.stringify([events]));
  return pathToFileURL(folder);
}

it('goes on with the logins, places, sign-ins and grants to be ended that it kept when it knew Google alone', async () => {
  const simulator = await startSimulator({ clock: stack.clock });
  stack.onClose(() => simulator.close());
  const control = openControl(simulator.url);
  const open = (...titles: string[]) =>
    control<Login>('POST', '/google/accounts', { locations: titles.map((title) => ({ title })) });
  const [login, left] = [await open('Demo Lounge Paris', 'Demo Lounge Lyon'), await open('Demo Lounge Nice')];
  const more = { ...platformSettings(simulator.url), BILLING_ADDRESS: '127.0.0.1:1' };
  const env = await stack.env({ migrations: await migrationsUpTo(lastOfGoogle), more });
  const url = env.POSTGRES_URL ?? '';
  const database = openDatabase({ url, applicationName: 'test', onError: () => {} });
  stack.onClose(() => database.close());
  const sealed = (context: string, text: string) => seal(parseKeyring(env.DATA_KEYS ?? '', 'places'), context, text);
  await fillAsBefore(database, { login, left, sealed });

  await migrate({ url, directory: migrations });
  const { port } = await buildPlaces(parseConfig(placesSettings, env), stack.lifecycle('places'));
  const [places, signIns] = [stack.client(PlacesService, port), stack.client(SignInService, port)];

  const access = await places.getPlatformAccess({ placeRef: 1n, source: 'google' }, reviews);
  expect(access.location).toBe(`${login.account}/${login.locations[0]?.name}`);
  const answer = await fetch(`${simulator.url}/mybusiness.googleapis.com/v4/${access.location}/reviews`, {
    headers: { authorization: `Bearer ${access.access}` },
  });
  expect(answer.status).toBe(200);
  for (const [placeRef, reason] of [
    [2n, 'not_verified'],
    [3n, 'access_revoked'],
  ] as const)
    await expect(places.getPlatformAccess({ placeRef, source: 'google' }, reviews)).rejects.toMatchObject({
      details: { reason },
    });
  expect(await signIns.readSignIn({ signInId }, identity)).toMatchObject({
    platformUser: login.sub,
    accountIds: [7n],
    locations: [{ placeId: 'demo-one', name: 'Demo one', city: 'Paris', verified: true }, { name: 'Demo two' }],
  });
  const ended = () => control<unknown[]>('GET', `/calls?target=google.revoke&place_id=${left.locations[0]?.place_id}`);
  await eventually(async () => expect(await ended()).toMatchObject([{ status: 200 }]), { timeoutMs: 20_000 });
});

const signInId = randomUUID();

/** Rows of every table that tells of platforms, as they were written then. */
async function fillAsBefore(
  { pool }: Database,
  { login, left, sealed }: { login: Login; left: Login; sealed: (context: string, text: string) => Buffer },
): Promise<void> {
  await pool.query(
    `insert into connection (connection_id, account_id, platform, platform_user, refresh_token_sealed, status,
       grant_version, granted_at, revoked_at)
     values (1, 7, 'google', $1, $2, 'granted', 1, now(), null), (2, 7, 'google', 'gone', '', 'revoked', 1, now(), now())`,
    [login.sub, sealed('places.connection:1', login.refresh_token)],
  );
  const names = [login.locations[0]?.name ?? '', login.locations[1]?.name ?? '', 'locations/gone'];
  for (const [index, name] of names.entries())
    await pool.query(
      `insert into place (account_id, place_id, google_location, google_reviews_name, google_verified, connection_id, name,
         active, settings, version, created_at)
       values (7, $1, $2, $3, $4, $5, 'Demo', true, '{}', 1, now())`,
      [newPlaceId(), name, `${login.account}/${name}`, index !== 1, index < 2 ? 1 : 2],
    );
  const kept = { category: null, googleLocation: 'locations/1', googleReviewsName: 'accounts/1/locations/1' };
  await pool.query(
    `insert into google_sign_in (sign_in_id, platform_user, refresh_token_sealed, locations, created_at, forget_at)
     values ($1, $2, 'sealed', $3, now(), now() + interval '1 day')`,
    [
      signInId,
      login.sub,
      JSON.stringify([
        { ...kept, placeId: 'demo-one', name: 'Demo one', city: 'Paris', googleVerified: true },
        { ...kept, placeId: 'demo-two', name: 'Demo two', city: null, googleVerified: false },
      ]),
    ],
  );
  await pool.query(`insert into revocation (connection_id, refresh_token_sealed, due_at) values (3, $1, now())`, [
    sealed('places.connection:3', left.refresh_token),
  ]);
}
