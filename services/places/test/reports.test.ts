import { randomBytes } from 'node:crypto';
import { parseConfig } from '@review-reply/config';
import { parseKeyring, sealCursor } from '@review-reply/crypto';
import { AccountStatus } from '@review-reply/proto/identity/v1/identity';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { systemCaller } from '@review-reply/rpc';
import { eventually, openStack, testCaller } from '@review-reply/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPlaces } from '../src/app.ts';
import { placesSettings } from '../src/config.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { mailOf, openReportNeighbours, reportSettings } from './report-neighbours.ts';
import { newAccountId, startPlaces, type TestPlaces } from './start-places.ts';

const dayMs = 24 * 60 * 60_000;
const gateway = { caller: systemCaller('gateway') };

let test: TestPlaces;
let mails: MailServer;
const neighbours = openReportNeighbours();

beforeAll(async () => {
  const stack = await openStack();
  mails = await openMailServer(stack);
  test = await startPlaces({ served: neighbours.served, settings: reportSettings(mails.url) });
  test.stack.onClose(() => stack.close());
});
afterAll(() => test?.stack.close());
beforeEach(() => {
  Object.assign(neighbours, { newReviews: 3n, status: AccountStatus.ACTIVE });
  mails.next = null;
});

async function place() {
  const accountId = newAccountId();
  const login = await test.login({ title: 'Demo\r\nBcc: other@example.com\u202e Café' });
  const { places } = await test.connect(accountId, login);
  const { placeId = '', placeRef = 0n } = places[0] ?? {};
  const taken = () => mails.taken.filter(({ to }) => to.includes(mailOf(accountId)));
  const row = async () => {
    const { rows } = await test.database.sql.execute<{ since: string; failures: number; leased: boolean }>(sql`
      select report_since as since, report_failures as failures, report_lease_until is not null as leased
      from place where place_ref = ${placeRef}`);
    return rows[0];
  };
  /** Has its report fall due, and waits until that is settled. */
  const fallDue = async () => {
    await test.database.sql.execute(sql`
      update place set report_since = '2001-01-01Z', report_retry_at = null where place_ref = ${placeRef}`);
    await settled();
  };
  const settled = () =>
    eventually(async () => {
      const { since = '', failures = 0, leased } = (await row()) ?? {};
      expect(leased).toBe(false);
      if (failures === 0) expect(new Date(since).getFullYear()).toBeGreaterThan(2001);
    });
  return { accountId, placeId, placeRef, taken, row, fallDue, settled };
}

/** What ends the reports by a mail's header of RFC 8058. */
const tokenOf = (mail: { readonly raw: string } | undefined) =>
  /reports\/([\w-]+)>/.exec(mail?.raw.replaceAll(/\r\n\s*/g, '') ?? '')?.[1] ?? '';

describe('the report of a place', () => {
  it('is sent once a period, whichever replica does it, with one-click unsubscription', async () => {
    const { taken, fallDue, accountId } = await place();
    await fallDue();
    await eventually(() => expect(taken()).toHaveLength(1));
    const raw = taken()[0]?.raw ?? '';
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ');
    expect(headers).toContain('From: reports@example.com');
    expect(headers).toContain(`To: ${mailOf(accountId)}`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(headers).toMatch(/List-Unsubscribe: <https:\/\/reviews\.example\/connect\/reports\/[\w-]+>/);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(raw).toContain('multipart/alternative');
    await fallDue();
    await eventually(() => expect(taken()).toHaveLength(2));
    expect(new Set(taken().map(tokenOf)).size).toBe(1);
  });

  it('comes again as soon as the days of its setting have passed', async () => {
    const { taken, placeId, accountId } = await place();
    await test.places.updatePlace({ placeId, reportFrequencyDays: 2 }, { caller: testCaller(accountId) });
    await test.stack.clock.advance(3 * dayMs);
    await eventually(() => expect(taken()).toHaveLength(1));
  });

  it('is tried again when the mail server refuses it for now, and given up when for good', async () => {
    const { taken, fallDue, row, settled } = await place();
    mails.next = 451;
    await fallDue();
    await eventually(async () => expect(await row()).toMatchObject({ failures: 1 }));
    expect(taken()).toEqual([]);
    await test.stack.clock.advance(5 * 60_000);
    await eventually(() => expect(taken()).toHaveLength(1));
    await settled();
    mails.next = 554;
    await fallDue();
    await eventually(() => expect(mails.next).toBeNull());
    await settled();
    expect(taken()).toHaveLength(1);
  });

  it('is not repeated when the connection broke after it was sent', async () => {
    const { taken, fallDue, row, settled } = await place();
    mails.next = 'hang up';
    await fallDue();
    await eventually(() => expect(taken()).toHaveLength(1));
    await settled();
    await test.stack.clock.advance(60 * 60_000);
    // Another's that falls due after it shows that the worker has looked.
    const other = await place();
    await other.fallDue();
    await eventually(() => expect(other.taken()).toHaveLength(1));
    expect(await row()).toMatchObject({ failures: 0 });
    expect(taken()).toHaveLength(1);
  });

  it('is not sent with nothing to tell, nor to a suspended account before it is no longer', async () => {
    const { taken, fallDue, row } = await place();
    neighbours.newReviews = 0n;
    await fallDue();
    neighbours.newReviews = 3n;
    neighbours.status = AccountStatus.SUSPENDED;
    await fallDue().catch(() => {});
    await eventually(async () => expect(await row()).toMatchObject({ failures: 1, leased: false }));
    expect(taken()).toEqual([]);
    neighbours.status = AccountStatus.ACTIVE;
    await test.stack.clock.advance(5 * 60_000);
    await eventually(() => expect(taken()).toHaveLength(1));
  });

  it('ends by the link of its mail alone', async () => {
    const { taken, fallDue, accountId, placeId } = await place();
    await fallDue();
    await eventually(() => expect(taken()).toHaveLength(1));
    const token = tokenOf(taken()[0]);
    expect(await test.places.getReportLink({ token }, gateway)).toMatchObject({ sent: true });
    await expect(test.places.endReports({ token: `${token}A` }, gateway)).rejects.toMatchObject({ code: 'not_found' });
    for (let time = 0; time < 2; time += 1)
      expect(await test.places.endReports({ token }, gateway)).toMatchObject({ sent: false });
    const shown = await test.places.getPlace({ placeId }, { caller: testCaller(accountId) });
    expect(shown.settings?.reportFrequencyDays).toBe(0);
  });

  it('ends by the link of a mail that is older than every key in use', async () => {
    const { taken, fallDue, placeRef } = await place();
    await fallDue();
    await eventually(() => expect(taken()).toHaveLength(1));
    const token = tokenOf(taken()[0]);
    const life = test.stack.lifecycle('places');
    const DATA_KEYS = `later:${randomBytes(32).toString('base64')}`;
    const { port } = await buildPlaces(parseConfig(placesSettings, { ...test.env, SMTP_URL: '', DATA_KEYS }), life);
    const later = test.stack.client(PlacesService, port);
    expect(await later.getReportLink({ token }, gateway)).toMatchObject({ sent: true });
    expect(await later.endReports({ token }, gateway)).toMatchObject({ sent: false });
    await life.stop();
    const sealed = sealCursor(parseKeyring(test.env.DATA_KEYS ?? '', 'places'), 'report link', String(placeRef));
    expect(await test.places.getReportLink({ token: sealed }, gateway)).toMatchObject({ sent: false });
  });
});
