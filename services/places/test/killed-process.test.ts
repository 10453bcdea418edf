import { AccessRevokedSchema, PlaceChangedSchema } from '@review-reply/proto/places/events/v1/events';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { eventually, freePort, startProcess, withoutKafka } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccountId, operator, reviews, startPlaces, type TestPlaces } from './start-places.ts';

const main = new URL('../src/main.ts', import.meta.url);

let test: TestPlaces;
beforeAll(async () => {
  test = await startPlaces();
});
afterAll(() => test?.stack.close());

/** A replica that dies at a kill point. */
async function startDyingPlaces(killPoint: string) {
  const port = await freePort();
  const env = { ...test.env, ...withoutKafka, KILL_POINT: killPoint, GRPC_PORT: String(port) };
  const { exited } = startProcess(test.stack, main, env);
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
      const grant = {
        accountId,
        platform: 'google',
        platformUser: login.sub,
        credentials: login.refresh_token,
        placeIds: [],
      };
      const { places } = await test.places.connectLogin(grant, operator);
      const [request, placeId] = [{ placeRef: places[0]?.placeRef ?? 0n, source: 'google' }, places[0]?.placeId];
      await test.control('POST', `/google/accounts/${login.sub}/revoke`);

      const { client, exited } = await startDyingPlaces(killPoint);
      await expect(client.getPlatformAccess(request, reviews)).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await exited).toEqual([null, 'SIGKILL']);

      await expect(test.places.getPlatformAccess(request, reviews)).rejects.toMatchObject({
        code: 'platform_not_publishable',
      });
      const ofAccount = { accountId };
      const revocations = () => test.events(AccessRevokedSchema).filter((event) => event.accountId === accountId);
      const changes = () => test.events(PlaceChangedSchema).filter((event) => event.accountId === accountId);
      await eventually(() => expect(revocations()).toMatchObject([{ ...ofAccount, placeIds: [placeId] }]));
      expect(changes()).toMatchObject([
        { version: 1n, sources: [{ source: 'google' }] },
        { version: 2n, sources: [] },
      ]);
    },
  );
});
