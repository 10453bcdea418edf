import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { examine, type Fault } from '@review-reply/admin';
import { type BundledProgram, bundledArgs, bundlePrograms } from '@review-reply/infra';
import type { ServiceName } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Answer, usePlatform } from '../src/index.ts';
import { openDatabases } from '../src/work/databases.ts';

const dir = fileURLToPath(new URL('../../admin', import.meta.url));
/** Each command starts in a fifth of the time that its many modules would take. */
const program: BundledProgram = { name: 'admin', dir, preload: [] };
// Its own: it gives everybody new terms.
const e2e = usePlatform(() => ({}));
beforeAll(() => bundlePrograms([program], () => {}));

/** Runs a command as an operator does, in a process of its own. */
const admin = (...args: string[]) => adminWith({}, ...args);

/** The same with other settings than the platform's. */
async function adminWith(settings: Record<string, string>, ...args: string[]) {
  const { RPC_DIR, ...others } = e2e().platform.settings;
  const addresses = Object.fromEntries(Object.entries(others).filter(([name]) => name.endsWith('_ADDRESS')));
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, RPC_DIR, ...addresses, ...settings };
  const child = spawn(process.execPath, [...bundledArgs(program), ...args], { cwd: dir, env });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

/** What a command answers, which must succeed. */
async function run(...args: string[]) {
  const { code, stdout, stderr } = await admin(...args);
  expect([args.join(' '), code, stderr]).toEqual([args.join(' '), 0, '']);
  return JSON.parse(stdout);
}

async function tokenOf({ key, clientSecret }: { key: { clientId: string }; clientSecret: string }): Promise<Answer> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: key.clientId,
    client_secret: clientSecret,
  });
  e2e().secrets.add('client secret', clientSecret);
  return e2e().api().call('POST', '/oauth/token', { body });
}

const account = (kind: string) =>
  run('accounts', 'create', '--name', 'Demo account', '--email', 'demo@example.com', '--kind', kind);

/** Connects a place to an account. @returns its reference */
async function placeOf(accountId: string): Promise<string> {
  const { simulator, services, secrets } = e2e();
  const location = { place_id: `demo-${accountId}`, title: 'Demo Lounge', city: 'Paris', category: 'Airport lounge' };
  const { sub, refreshToken } = await simulator.openLogin(`demo-${accountId}`, [location]);
  secrets.add('refresh token', refreshToken);
  const login = { platform: 'google', platformUser: sub, credentials: refreshToken, placeIds: [] };
  const connected = await services.places.connectLogin({ accountId: BigInt(accountId), ...login }, services.operator);
  return String(connected.places[0]?.placeRef);
}

/**
 * Gives a partner many clients more, each with a place on the plan of one that it has, so that their annex is larger
 * than a message between services. Billing alone knows of them.
 * @returns what forgets them again
 */
async function addManyClients(partnerId: string, client: string, clients: number): Promise<() => Promise<void>> {
  const databases = openDatabases(e2e());
  const query = (text: string, ...values: unknown[]) => databases.query('billing', text, values);
  const firstId = 8_000_000_000;
  await query(
    `with added as (
       insert into attachment (account_id, partner_account_id, external_ref, service, attached_at)
       select $1::bigint + number, $2, lpad(number::text, 200, '0'), service, attached_at
       from attachment cross join generate_series(1, $3) number where account_id = $4 returning account_id),
     planned as (
       insert into plan_span (account_id, place_ref, plan, included, started_at)
       select added.account_id, added.account_id, plan, included, started_at
       from plan_span span cross join added where span.account_id = $4 returning place_ref, started_at)
     insert into place_activity (place_ref, active_from) select place_ref, started_at from planned`,
    ...[firstId, partnerId, clients, client],
  );
  return async () => {
    await query('delete from attachment where account_id > $1', firstId);
    await query('delete from plan_span where account_id > $1', firstId);
    await query('delete from place_activity where place_ref > $1', firstId);
    await databases.close();
  };
}

/** Connects a place by another login of its owner. @returns its reference */
async function placeOfLogin(accountId: bigint, placeId: string): Promise<string> {
  const { simulator, services, secrets } = e2e();
  const { sub, refreshToken } = await simulator.openLogin(`again-${accountId}`, [{ place_id: placeId, title: 'Demo' }]);
  secrets.add('refresh token', refreshToken);
  const login = { platform: 'google', platformUser: sub, credentials: refreshToken, placeIds: [] };
  const connected = await services.places.connectLogin({ accountId, ...login }, services.operator);
  return String(connected.places[0]?.placeRef);
}

const codeOf = ({ status, body }: Answer) => [status, body.error?.code];

describe('an operator', () => {
  it('makes an account and a key that works, changes its scopes and revokes it', async () => {
    const { accountId } = await account('standard');
    const made = await run('keys', 'create', String(accountId), '--name', 'Demo key', '--scope', 'places:read');
    const first = await tokenOf(made);
    expect(first.body).toMatchObject({ token_type: 'Bearer', scope: 'places:read' });
    const api = e2e().api(first.body.access_token);
    const places = () => api.call('GET', '/places');
    // Terms that somebody published on this platform would stand in the way of reading.
    expect((await api.call('GET', '/account')).body.data.account_id).toBe(accountId);

    await run('keys', 'scopes', made.key.clientId, '--scope', 'places:read', '--scope', 'reviews:read');
    await eventually(async () => expect(codeOf(await places())).toEqual([401, 'invalid_token']));
    expect((await tokenOf(made)).body.scope).toBe('places:read reviews:read');

    const second = await run('keys', 'secrets', 'add', made.key.clientId);
    const rotated = { key: made.key, clientSecret: second.clientSecret };
    expect((await tokenOf(rotated)).status).toBe(200);
    const listed = await run('keys', 'list', String(accountId));
    expect(listed.keys).toMatchObject([{ clientId: made.key.clientId, secrets: [{}, {}] }]);
    expect(JSON.stringify(listed)).not.toContain('rrs_');
    const [old] = listed.keys[0].secrets;
    await run('keys', 'secrets', 'revoke', made.key.clientId, String(old.secretId));
    expect(codeOf(await tokenOf(made))).toEqual([401, 'invalid_client']);
    expect((await tokenOf(rotated)).status).toBe(200);

    await run('keys', 'revoke', made.key.clientId);
    expect(codeOf(await tokenOf(rotated))).toEqual([401, 'invalid_client']);
  });

  it('gives Suns, once a key, and a plan, and takes them back', async () => {
    const { accountId, places, api, placeId } = await e2e().newAccount();
    const id = String(accountId);
    const grant = ['suns', 'grant', id, '12.5', '--reason', 'Demo', '--key', `grant-${id}`];
    await run(...grant);
    await run(...grant);
    expect((await api.call('GET', '/account')).body.data.suns).toEqual({ balance: 12.5, held: 0, available: 12.5 });
    await run('suns', 'grant', id, '--reason', 'Demo', '--', '-2.5');
    expect(await run('suns', 'balance', id)).toMatchObject({ balanceMilliSuns: 10_000 });

    const planOf = async () => (await api.call('GET', `/places/${placeId}`)).body.data.subscription;
    await run('plan', id, placeId, '--plan', 'pro');
    expect(await planOf()).toMatchObject({ plan: 'pro', status: 'active', suggestions: { included: 500 } });
    await run('past-due', id, placeId);
    expect(await planOf()).toMatchObject({ status: 'past_due' });
    const { stderr } = await admin('past-due', id, 'nowhere', '--paid');
    expect(stderr).toBe(`Account ${id} has no place nowhere.\n`);
    // As the doctor names a place that places may no longer know.
    await run('plan', id, String(places[0]?.placeRef), '--plan', 'none', '--at-once');
    expect((await planOf())?.status ?? 'none').not.toBe('active');
    expect(await run('ledger', 'verify')).toMatchObject({ violations: [] });
  });

  it('is told that a platform is away, not that ours is', async () => {
    const { simulator, secrets } = e2e();
    const { accountId } = await account('standard');
    const location = { place_id: `away-${accountId}`, title: 'Demo Lounge', city: 'Paris', category: 'Airport lounge' };
    const { sub, refreshToken } = await simulator.openLogin(`away-${accountId}`, [location]);
    secrets.add('refresh token', refreshToken);
    const folder = await mkdtemp(path.join(tmpdir(), 'review-reply-login-'));
    const file = path.join(folder, 'login');
    await writeFile(file, refreshToken);
    await simulator.addFault({ target: 'google.token', status: 503, place_id: location.place_id });
    const connect = ['places', 'connect', 'google', String(accountId), '--user', sub, '--credentials', file];
    const { code, stderr } = await admin(...connect);
    expect([code, stderr]).toEqual([1, expect.stringContaining('The platform is away')]);
    expect(stderr).toContain('"platform":"google","status":503');
    expect(await run(...connect)).toMatchObject({ places: [{ placeId: location.place_id }] });
    await rm(folder, { recursive: true });
  });

  it('imports a customer’s export, sees what is being read, and what autopilot would do', async () => {
    const { accountId, placeId, api } = await e2e().newAccount();
    const folder = await mkdtemp(path.join(tmpdir(), 'review-reply-export-'));
    const file = path.join(folder, 'export.csv');
    await writeFile(file, 'review_id,rating,published_date,text\nadmin-1,5,2026-01-31,So quiet.\n');
    expect(await run('reviews', 'import', placeId, file)).toMatchObject({ reviews: 1, created: 1, known: 0 });
    await rm(folder, { recursive: true });
    const { body } = await api.call('GET', `/reviews?place_id=${placeId}&source=tripadvisor`);
    expect(body.data).toMatchObject([{ text: 'So quiet.', rating: 5 }]);
    expect(await run('reviews', 'status')).toEqual({ reads: expect.any(Array) });
    expect(await run('autopilot', 'preview', placeId)).toMatchObject({ places: [{ accountId: Number(accountId) }] });
  });

  it('suspends an account, which can then be read and not changed, and ends that again', async () => {
    const { accountId, api } = await e2e().newAccount({ locations: 0 });
    const write = () => api.call('DELETE', '/webhooks/1');
    expect(codeOf(await write())).toEqual([404, 'not_found']);
    await run('accounts', 'suspend', String(accountId));
    await eventually(async () => expect(codeOf(await write())).toEqual([409, 'account_suspended']));
    expect((await api.call('GET', '/webhooks')).status).toBe(200);
    await run('accounts', 'activate', String(accountId));
    await eventually(async () => expect(codeOf(await write())).toEqual([404, 'not_found']));
  });

  it('sets a contract, attaches a client to its partner and detaches it', async () => {
    const partner = await e2e().newAccount({ kind: 'partner', locations: 0 });
    const partnerId = String(partner.accountId);
    const contract = await run(
      ...['partners', 'contract', partnerId, '--domain', 'app.example.com', '--cap', '750.50', '--vat', '850'],
      ...['--timezone', 'America/Guadeloupe', '--logo', 'https://app.example.com/logo.svg'],
    );
    expect(contract).toMatchObject({
      domains: ['app.example.com'],
      spendingCapCents: 75_050,
      vatRateBp: 850,
      timezone: 'America/Guadeloupe',
      logoUrl: 'https://app.example.com/logo.svg',
    });
    const client = String((await account('client')).accountId);
    const act = () => partner.api.call('GET', '/places', { headers: { 'service-account': client } });
    expect(codeOf(await act())).toEqual([404, 'account_not_found']);
    await run('partners', 'attach', client, partnerId, '--service', 'pro', '--ref', 'client-17');
    await eventually(async () => expect((await act()).status).toBe(200));
    await run('partners', 'detach', client, partnerId);
    await eventually(async () => expect(codeOf(await act())).toEqual([404, 'account_not_found']));
  });

  it('lists signing keys and hands over to the next', async () => {
    const states = async () => {
      const { keys } = await run('signing-keys', 'list');
      return keys.map(({ state }: { state: string }) => state);
    };
    expect((await states()).toSorted()).toEqual(['next', 'signing']);
    await run('signing-keys', 'rotate');
    expect(await states()).toContain('signing');
  });

  // The last one: every account of this platform has to accept them.
  it('looks at a partner’s running month, closes it once it is over, credits its invoice and exports the year', async () => {
    const partner = await e2e().newAccount({ kind: 'partner', locations: 0 });
    const partnerId = String(partner.accountId);
    const client = String((await account('client')).accountId);
    await run('partners', 'contract', partnerId, '--timezone', 'Europe/Paris', '--vat', '2000');
    await run('partners', 'attach', client, partnerId, '--service', 'pro', '--ref', 'client-1');
    await run('plan', client, await placeOf(client), '--plan', 'pro');
    const party = ['--name', 'Demo company', '--address', '1 rue de la Démo', '--city', 'Paris', '--country', 'FR'];
    await run('invoices', 'terms', partnerId, ...party, '--language', 'en');
    const { month } = await eventually(async () => {
      const preview = await run('invoices', 'preview', partnerId);
      expect(preview.lines).toMatchObject([{ kind: 'pro', quantityMilli: 1000 }]);
      return preview;
    });
    const early = await admin('invoices', 'close', partnerId, month);
    expect([early.code, early.stdout]).toEqual([1, '']);

    await e2e().advance(32 * 24 * 3_600_000);
    const closed = await admin('invoices', 'close', partnerId, month);
    // The calendar may have come first.
    if (closed.code !== 0) expect(closed.stderr).toContain('month_final');
    const year = String(Number(month.slice(0, 4)) + (month.endsWith('-12') ? 1 : 0));
    const issued = await run('invoices', 'export', year, '--format', 'json');
    const { number } = issued.find((one: { partnerAccountId: number }) => String(one.partnerAccountId) === partnerId);
    const credit = await run('invoices', 'credit', number, '--reason', 'Demo', '--key', 'once');
    expect(await run('invoices', 'credit', number, '--reason', 'Demo', '--key', 'once')).toEqual(credit);
    expect(credit).toMatchObject({ credits: number, kind: 'credit_note' });
    await run('invoices', 'resend', number);
    // Far more than a message between services holds; it bills nothing.
    const clients = 30_000;
    const databases = openDatabases(e2e());
    await databases.query(
      'billing',
      `insert into invoice_annex_line (invoice_id, row_no, account_id, external_ref, kind, of_month, quantity_milli,
         amount_cents)
       select invoice_id, 1 + client, client, lpad(client::text, 200, '0'), 'pro', month, 0, 0
       from invoice, generate_series(1, $2::int) client where number = $1`,
      [number, clients],
    );
    await databases.close();
    const exported = await run('invoices', 'export', year, '--format', 'json');
    const whole = exported.find((one: { number: string }) => one.number === number);
    expect(whole.annex.map((row: { accountId: number }) => row.accountId).slice(1)).toEqual(
      Array.from({ length: clients }, (_, index) => index + 1),
    );
    const { code, stdout } = await admin('invoices', 'export', year);
    expect([code, stdout.split('\r\n').filter((line) => line.startsWith(number)).length]).toEqual([0, 1]);
    expect(await run('invoices', 'export', '1999', '--format', 'json')).toEqual([]);
  });

  it('looks at and closes a month whose annex is larger than a message between services', async () => {
    const partner = await e2e().newAccount({ kind: 'partner', locations: 0 });
    const partnerId = String(partner.accountId);
    const client = String((await account('client')).accountId);
    await run('partners', 'attach', client, partnerId, '--service', 'pro', '--ref', 'client-1');
    await run('plan', client, await placeOf(client), '--plan', 'pro');
    await eventually(async () => expect((await run('invoices', 'preview', partnerId)).annex).toHaveLength(1));
    const clients = 20_000;
    onTestFinished(await addManyClients(partnerId, client, clients));
    const { month, lines, annex, annexContinues } = await run('invoices', 'preview', partnerId);
    expect([lines.length, lines[0].quantityMilli]).toEqual([1, (clients + 1) * 1_000]);
    expect([annex.length, annexContinues]).toEqual([4_000, true]);
    // So that the calendar does not close it first.
    await run('invoices', 'reopen', partnerId, month);
    await e2e().advance(32 * 24 * 3_600_000);
    const { state, invoice } = await run('invoices', 'close', partnerId, month);
    expect([state, invoice.annex.length]).toEqual(['final', 4_000]);
  });

  it('finds what services hold otherwise than its owner, and what its owner forgot, and mends both', async () => {
    const { services } = e2e();
    const { accountId, placeId, places, api } = await e2e().newAccount();
    const partner = await e2e().newAccount({ kind: 'partner', locations: 0 });
    const client = String((await account('client')).accountId);
    await run('partners', 'attach', client, String(partner.accountId));
    const [placeRef, forgottenRef] = [await placeOf(client), String(places[0]?.placeRef)];
    expect(await examine(services, { mend: false })).toEqual({ faults: [], mended: [] });

    const databases = openDatabases(e2e());
    const change = (owner: ServiceName, text: string, id: string) => databases.query(owner, text, [id]);
    await change('billing', 'delete from account where account_id = $1', client);
    for (const [owner, table] of [
      ['places', 'client_account'],
      ['reviews', 'attached_account'],
      ['webhooks', 'account_partner'],
    ] as const)
      await change(owner, `delete from ${table} where account_id = $1`, client);
    await change('reviews', "update place set name = 'Other', version = version - 1 where place_ref = $1", placeRef);
    await change('places', 'update place set stats_version = stats_version + 7 where place_ref = $1', placeRef);
    await change('places', 'delete from place where place_ref = $1', forgottenRef);
    await databases.close();

    const { code, stdout } = await admin('doctor', '--mend');
    const { faults, mended } = JSON.parse(stdout);
    expect([code, faults]).toEqual([0, []]);
    expect(mended.map(({ service, fault, id }: Fault) => `${service}: ${fault} ${id}`).toSorted()).toEqual([
      `billing: accounts missing ${client}`,
      `billing: places forgotten ${forgottenRef}`,
      `places: attachments missing ${client}`,
      `places: figures ahead ${placeRef}`,
      `places: figures missing ${forgottenRef}`,
      `reviews: attachments missing ${client}`,
      `reviews: places behind ${placeRef}`,
      `reviews: places forgotten ${forgottenRef}`,
      `webhooks: attachments missing ${client}`,
    ]);
    const shown = async () => (await api.call('GET', `/places/${placeId}`)).body.data;
    expect(await shown()).toMatchObject({ active: false });
    expect(await placeOfLogin(accountId, placeId)).toBe(forgottenRef);
    expect(await shown()).toMatchObject({ active: true });
  });

  it('hears of what only a person can decide: an account that identity forgot, which can be erased', async () => {
    const { services } = e2e();
    const partner = await e2e().newAccount({ kind: 'partner', locations: 0 });
    const client = String((await account('client')).accountId);
    await run('partners', 'attach', client, String(partner.accountId));
    expect(await examine(services, { mend: false })).toMatchObject({ faults: [] });
    const databases = openDatabases(e2e());
    for (const table of ['attachment', 'account'])
      await databases.query('identity', `delete from ${table} where account_id = $1`, [client]);
    await databases.close();
    const { code, stdout } = await admin('doctor', '--mend');
    const { faults } = JSON.parse(stdout);
    expect([code, new Set(faults.map(({ id }: Fault) => id))]).toEqual([1, new Set([client])]);
    const forgotten = { service: 'billing', fault: 'accounts forgotten', mendable: false };
    expect(faults).toContainEqual(expect.objectContaining(forgotten));
    await run('erasures', 'repeat', client, '--partner', String(partner.accountId));
    await eventually(async () => expect(await examine(services, { mend: false })).toMatchObject({ faults: [] }), {
      timeoutMs: 30_000,
    });
  });

  // The last that makes accounts: whoever comes after it has to accept these terms.
  it('puts terms in force, which accounts have to accept', async () => {
    const { accountId, api } = await e2e().newAccount({ locations: 0 });
    const version = '2027-01';
    await run('terms', 'publish', version);
    const refused = await eventually(async () => {
      const answer = await api.call('GET', '/places');
      expect(codeOf(answer)).toEqual([409, 'terms_not_accepted']);
      return answer;
    });
    expect(refused.body.error.details).toMatchObject({ version });
    await run('terms', 'accept', String(accountId), version);
    await eventually(async () => expect((await api.call('GET', '/places')).status).toBe(200));
    const { stderr, code } = await admin('keys', 'create', '999999999', '--name', 'x', '--scope', 'places:read');
    expect([code, stderr.trim()]).toEqual([1, expect.stringContaining('Refused: account_not_found')]);
  });
});

describe('a command that cannot be', () => {
  it.each<[string, string[], RegExp]>([
    ['an account that is no number', ['keys', 'list', 'abc'], /'abc' .*'account'.*positive whole number/],
    ['a rate that is no number', ['partners', 'contract', '1', '--vat', 'abc'], /--vat .*'abc'.*whole number/],
    ['a service that there is not', ['parked', 'list', 'nonsense'], /'nonsense' .*'service'.*webhooks/],
    ['an invoice that there is not', ['invoices', 'resend', '1999-000001'], /not_found.*invoices resend 1999-000001/],
    [
      'a file that is not JSON',
      ['voice', 'set', 'demo', fileURLToPath(import.meta.url)],
      /admin\.test\.ts is not JSON/,
    ],
    [
      'a kind that there is not',
      ['accounts', 'create', '--name', 'x', '--email', 'x@example.com', '--kind', 'x'],
      /choices/,
    ],
    ['a key without scopes', ['keys', 'create', '1', '--name', 'x'], /--scope/],
    ['Suns that are no amount', ['suns', 'grant', '1', '1.2345', '--reason', 'x'], /three decimals/],
    ['a logo that is not to be had by https', ['partners', 'contract', '1', '--logo', 'logo.svg'], /validation_failed/],
    ['a zone that there is not', ['partners', 'contract', '1', '--timezone', 'Europe/Atlantis'], /validation_failed/],
    ['a command that there is not', ['nonsense'], /unknown command/],
  ])('says what is wrong and changes nothing: %s', async (_what, args, said) => {
    const { code, stdout, stderr } = await admin(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(said);
  });

  it('names the setting that is wrong, where a platform is named', async () => {
    const { code, stderr } = await adminWith({ IDENTITY_ADDRESS: 'nonsense' }, 'accounts', 'list');
    expect([code, stderr]).toEqual([1, expect.stringContaining('IDENTITY_ADDRESS is not valid')]);
    expect(stderr).not.toContain('No platform runs here');
  });
});
