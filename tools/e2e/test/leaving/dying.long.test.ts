import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { eventually } from '@review-reply/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type E2eAccount, usePlatform } from '../../src/index.ts';
import { newPartner } from '../../src/work/partner.ts';
import { shortWaits } from '../../src/work/short-waits.ts';
import { rowsAsText } from '../hostile/tables.ts';
import { dieAt } from '../survive/death.ts';
import { type ClientAccount, enrol, newPerson, useEverything } from './client-account.ts';

const dayMs = 24 * 3_600_000;
/** What a worker held when it died is taken over after a minute. */
const patienceMs = 180_000;
const deathWithinMs = 300_000;

const e2e = usePlatform(() => shortWaits());
let partner: E2eAccount;
let client: ClientAccount;

beforeAll(async () => {
  partner = await newPartner(e2e());
  client = await enrol(e2e(), partner, await newPerson(e2e()));
  await useEverything(e2e(), client);
});

const revocations = async () =>
  (await e2e().simulator.calls('google.revoke', client.placeId)).map(({ status }) => status);

/** As a client of the API that repeats what got no answer. */
const leave = () =>
  eventually(
    async () => {
      const answer = await partner.api.call('DELETE', `/accounts/${client.accountId}`);
      expect(answer.status).toBe(200);
      return answer.body.data;
    },
    { timeoutMs: patienceMs },
  );

describe('a client leaves all the same', () => {
  it(
    'when identity dies having detached it, and places having revoked its grant',
    async () => {
      const left = await dieAt(e2e(), 'places.after-google-revoke', 'places', () =>
        dieAt(e2e(), 'identity.after-detach-commit', 'identity', leave),
      );
      expect(await leave()).toEqual(left);
      // The token is dead already when it is revoked again, which is as good.
      await eventually(async () => expect(await revocations()).toEqual([200, 400]), { timeoutMs: patienceMs });
      await eventually(async () => expect((await rowsAsText(e2e())).get('places.revocation')).toEqual([]), {
        timeoutMs: patienceMs,
      });
    },
    deathWithinMs,
  );

  it(
    'when identity dies having erased its own, and reviews in the midst of it',
    async () => {
      await dieAt(e2e(), 'reviews.after-erasure-batch', 'reviews', () =>
        dieAt(e2e(), 'identity.after-erasure-commit', 'identity', () => e2e().advance(30 * dayMs)),
      );
      await eventually(
        async () => {
          const { identity, leaving, operator } = e2e().services;
          const { accountId } = client;
          expect((await identity.getAccountAccess({ accountId }, operator)).kind).toBe(AccountKind.UNSPECIFIED);
          expect((await leaving.listErasures({}, operator)).erasures).toEqual([]);
          const kept = [...(await rowsAsText(e2e()))].filter(([, rows]) =>
            rows.some((row) => row.includes(client.tag)),
          );
          expect(kept.map(([where]) => where)).toEqual([]);
        },
        { timeoutMs: patienceMs },
      );
      expect((await e2e().services.billing.verifyLedger({}, e2e().services.operator)).violations).toEqual([]);
    },
    deathWithinMs,
  );
});
