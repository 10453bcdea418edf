import { AccessRevokedSchema, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { eventually, freePort, startProcess, withoutKafka } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailServer } from './mail-server.ts';
import { openReportNeighbours, reportSettings } from './report-neighbours.ts';
import { newAccountId, reviews, startPlaces, type TestPlaces } from './start-places.ts';

const main = new URL('../src/main.ts', import.meta.url);

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces({ served: openReportNeighbours().served });
});
afterAll(() => test?.stack.close());

/** A replica that dies at a kill point. */
async function startDyingPlaces(killPoint: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const env = { ...test.env, ...settings, ...withoutKafka, KILL_POINT: killPoint, GRPC_PORT: String(port) };
  const { exited } = await startProcess(test.stack, main, env);
  const client = test.stack.client(PlacesService, port);
  await eventually(() => client.getWritingContext({ placeRef: 0n }, reviews).catch(expectNotFound), {
    timeoutMs: 20_000,
  });
  return { client, exited };
}

const expectNotFound = (error: unknown) => expect(error).toMatchObject({ code: 'not_found' });

describe('a process that dies while it finds out that a grant ended', () => {
  it.each(['places.after-grant-refused', 'places.after-revoked'])(
    'at %s has it told once all the same',
    async (killPoint) => {
      const accountId = newAccountId();
      const login = await test.login({ title: 'Demo Lounge Paris' });
      const { places } = await test.connect(accountId, login);
      const [request, placeId] = [{ placeRef: places[0]?.placeRef ?? 0n, source: 'google' }, places[0]?.placeId];
      await test.control('POST', `/google/accounts/${login.sub}/revoke`);
      await expect(test.places.getPlatformAccess(request, reviews)).rejects.toMatchObject({
        code: 'service_unavailable',
      });
      await test.stack.clock.advance(5 * 60_000);

      const { client, exited } = await startDyingPlaces(killPoint);
      await expect(client.getPlatformAccess(request, reviews)).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await exited).toEqual([null, 'SIGKILL']);

      await expect(test.places.getPlatformAccess(request, reviews)).rejects.toMatchObject({
        code: 'platform_not_publishable',
      });
      const ofAccount = { accountId };
      const revocations = () => test.events(AccessRevokedSchema).filter((event) => event.accountId === accountId);
      const changes = () => test.events(PlaceChangedSchema).filter((event) => event.accountId === accountId);
      await test.events.caughtUp(test.database);
      expect(revocations()).toMatchObject([{ ...ofAccount, placeIds: [placeId] }]);
      expect(changes()).toMatchObject([
        { version: 1n, sources: [{ source: 'google' }] },
        { version: 2n, sources: [] },
      ]);
    },
  );
});

it('a process that dies before it sends a report leaves it unsent rather than sent twice', async () => {
  const mails = await openMailServer(test.stack);
  const login = await test.login({ title: 'Demo Lounge Paris' });
  const { places } = await test.connect(newAccountId(), login);
  const { placeRef = 0n } = places[0] ?? {};
  const { exited } = await startDyingPlaces('places.before-report-sent', reportSettings(mails.url));
  await test.database.sql.execute(sql`update place set report_since = '2001-01-01Z' where place_ref = ${placeRef}`);
  expect(await exited).toEqual([null, 'SIGKILL']);
  const { rows } = await test.database.sql.execute<{ moved: boolean }>(sql`
    select report_since > '2001-01-01Z' and report_retry_at is null as moved from place where place_ref = ${placeRef}`);
  expect(rows).toEqual([{ moved: true }]);
  expect(mails.taken).toEqual([]);
});
