import { createHash } from 'node:crypto';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dispatcherLooked } from './support/dispatcher.ts';
import { reviewCreated } from './support/events.ts';
import { asAccount, openPlatform, type Platform, startWebhooks } from './support/platform.ts';
import { answerWith, openReceiver } from './support/receiver.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

const events = ['review.created'];
const publicUrl = 'https://203.0.112.7/hook';
const keyed = (key: string, url = publicUrl) => ({
  url,
  events,
  idempotency: { key, fingerprint: createHash('sha256').update(url).digest() },
});

describe('endpoints', () => {
  it('show their secret at creation alone', async () => {
    const { newAccount, subscribe, endpointOf } = platform;
    const account = newAccount();
    const endpoint = await subscribe(account, publicUrl, ...events);
    expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9_-]{43}$/);
    const listed = await endpointOf(endpoint, account);
    const { secret: _, ...shown } = endpoint;
    expect(listed).toEqual(shown);
    expect(shown).toMatchObject({ url: publicUrl, events, status: 'enabled', consecutiveFailures: 0 });
  });

  it('are kept with sealed secrets', async () => {
    const { newAccount, subscribe, env, stack } = platform;
    const database = stack.openDatabase(env);
    const account = newAccount();
    const { secret = '', webhookId } = await subscribe(account, publicUrl, ...events);
    const { endpoint } = await platform.webhooks.createEndpoint(keyed('sealed'), asAccount(account));
    const text =
      'select row_to_json(e)::text as row from webhook_endpoint e union all select row_to_json(c)::text from idempotency_claim c';
    const { rows } = await database.pool.query<{ row: string }>(text);
    expect(rows.some(({ row }) => row.includes(`"webhook_id":${webhookId}`))).toBe(true);
    for (const one of [secret, endpoint?.secret ?? '']) {
      const forms = [one, Buffer.from(one).toString('hex')];
      expect(rows.filter(({ row }) => forms.some((form) => row.includes(form)))).toEqual([]);
    }
  });

  it('are invisible to other accounts', async () => {
    const { newAccount, subscribe, webhooks, endpointOf } = platform;
    const [owner, other] = [newAccount(), newAccount()];
    const endpoint = await subscribe(owner, publicUrl, ...events);
    const { webhookId } = endpoint;
    for (const call of [webhooks.listDeliveries, webhooks.deleteEndpoint]) {
      await expect(call({ webhookId }, asAccount(other))).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await endpointOf(endpoint, other)).toBeUndefined();
    expect(await endpointOf(endpoint, owner)).toBeDefined();
  });

  it('are 20 an account at most, also when many are made at once', async () => {
    const { newAccount, webhooks } = platform;
    const account = newAccount();
    const tries = Array.from({ length: 24 }, () =>
      webhooks.createEndpoint({ url: publicUrl, events }, asAccount(account)),
    );
    const made = await Promise.allSettled(tries);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const refused = webhooks.createEndpoint({ url: 'http://u@10.0.0.1/#x', events }, asAccount(account));
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: expect.arrayContaining([{ path: 'body', code: 'webhook_limit_reached', params: { maximum: 20 } }]),
      },
    });
    const { endpoints } = await webhooks.listEndpoints({}, asAccount(account));
    expect(endpoints).toHaveLength(20);
    await webhooks.deleteEndpoint({ webhookId: endpoints[0]?.webhookId ?? 0n }, asAccount(account));
    await webhooks.createEndpoint({ url: publicUrl, events }, asAccount(account));
  });

  it('are made once under one idempotency key, the secret being shown again for a day', async () => {
    const { newAccount, webhooks, stack } = platform;
    const account = newAccount();
    const first = await webhooks.createEndpoint(keyed('one'), asAccount(account));
    expect(first.replayed).toBe(false);
    const again = await webhooks.createEndpoint(keyed('one'), asAccount(account));
    expect(again).toEqual({ ...first, replayed: true });
    expect(again.endpoint?.secret).toBeDefined();
    await expect(
      webhooks.createEndpoint(keyed('one', 'https://203.0.112.8/'), asAccount(account)),
    ).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await stack.clock.advance(24 * 3_600_000 + 1_000);
    const late = await webhooks.createEndpoint(keyed('one'), asAccount(account));
    expect(late.endpoint?.webhookId).toBe(first.endpoint?.webhookId);
    expect(late.endpoint?.secret).toBeUndefined();
    expect((await webhooks.listEndpoints({}, asAccount(account))).endpoints).toHaveLength(1);
  });

  it('leave their idempotency key free when they are refused', async () => {
    const { newAccount, webhooks } = platform;
    const account = newAccount();
    const bad = webhooks.createEndpoint(keyed('refused', 'https://10.0.0.1/'), asAccount(account));
    await expect(bad).rejects.toMatchObject({ code: 'validation_failed' });
    const good = await webhooks.createEndpoint(keyed('refused'), asAccount(account));
    expect(good.replayed).toBe(false);
  });

  it('get nothing after they were deleted, and what waited is canceled', async () => {
    const { newAccount, subscribe, publisher, stack, webhooks, deliveriesOf, env } = platform;
    const account = newAccount();
    const [kept, gone] = [await openReceiver(stack), await openReceiver(stack)];
    gone.answer = answerWith(500);
    const endpoint = await subscribe(account, gone.url, ...events);
    await publisher.publish('reviews', reviewCreated(account));
    await eventually(async () => {
      expect((await deliveriesOf(endpoint, account))[0]).toMatchObject({ attempts: 1, status: 'pending' });
    });
    await webhooks.deleteEndpoint({ webhookId: endpoint.webhookId }, asAccount(account));
    await expect(deliveriesOf(endpoint, account)).rejects.toMatchObject({ code: 'not_found' });
    await subscribe(account, kept.url, ...events);
    await stack.clock.advance(3_600_000);
    await publisher.publish('reviews', reviewCreated(account));
    await eventually(() => expect(kept.received).toHaveLength(1));
    await dispatcherLooked(platform);
    expect(gone.received).toHaveLength(1);
    const { pool } = stack.openDatabase(env);
    await eventually(async () => {
      const { rows } = await pool.query('select status from delivery where webhook_id = $1', [endpoint.webhookId]);
      expect(rows).toEqual([{ status: 'canceled' }]);
    });
  });
});

describe('the URL of an endpoint', () => {
  it.each([
    ['http://203.0.112.7/', ['url_scheme_not_allowed']],
    ['ftp://203.0.112.7/', ['url_scheme_not_allowed']],
    ['https://user:pass@203.0.112.7/', ['url_credentials_not_allowed']],
    ['https://203.0.112.7/#', ['url_fragment_not_allowed']],
    ['https://203.0.112.7:80/', ['url_port_not_allowed']],
    ['https://203.0.112.7:1023/', ['url_port_not_allowed']],
    ['https://10.1.2.3/', ['url_host_not_public']],
    ['https://no-such-host.invalid/', ['url_host_not_public']],
    [
      'http://user@192.168.0.1:22/#x',
      [
        'url_scheme_not_allowed',
        'url_credentials_not_allowed',
        'url_fragment_not_allowed',
        'url_port_not_allowed',
        'url_host_not_public',
      ],
    ],
    ['https://', ['invalid_url']],
    [`https://203.0.112.7/${'x'.repeat(2_048)}`, ['too_long']],
  ])('is refused with every fault named: %s', async (url, codes) => {
    const { webhooks, newAccount } = platform;
    const refused = webhooks.createEndpoint({ url, events }, asAccount(newAccount()));
    const fields = codes.map((code) => expect.objectContaining({ path: 'body.url', code }));
    await expect(refused).rejects.toMatchObject({ code: 'validation_failed', details: { fields } });
  });

  it.each([
    'https://203.0.112.7/',
    'https://203.0.112.7:443/',
    'https://203.0.112.7:1024/a?b=c',
    'https://[2606:4700::1111]/',
  ])('may be public HTTPS on an ordinary port: %s', async (url) => {
    const { webhooks, newAccount } = platform;
    const { endpoint } = await webhooks.createEndpoint({ url, events }, asAccount(newAccount()));
    expect(endpoint?.url).toBe(url);
  });
});

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text);

describe('without leave to call this machine', () => {
  it.each([
    'https://localhost/',
    'https://localhost./',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[::127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:0:127.0.0.1]/',
    'https://[0:0:0:0:0:ffff:127.0.0.1]/',
    'https://[64:ff9b:1::7f00:1]/',
    'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'https://[fec0::1]/',
    'https://[fe80::1]/',
    'https://[::]/',
    'https://0/',
    'https://0.0.0.0/',
    'https://017700000001/',
    'https://0x7f000001/',
    'https://127.0.1/',
    'https://%31%32%37.0.0.1/',
    'https://127。0。0。1/',
    'https://LOCALHOST/',
    'https://a.localhost/',
    'https://①②⑦.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
  ])('%s is refused', async (url) => {
    const { newAccount, stack, env } = platform;
    strict ??= await startWebhooks(stack, { ...env, WEBHOOKS_ALLOW_LOCAL: 'false' });
    const refused = strict.webhooks.createEndpoint({ url, events }, asAccount(newAccount()));
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'body.url', code: isAscii(url) ? 'url_host_not_public' : 'invalid_url' }] },
    });
  });
});
let strict: Awaited<ReturnType<typeof startWebhooks>> | undefined;
