import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { eventually, listen } from '@review-reply/testing';
import { verifyWebhook, type WebhookEvent } from '@review-reply/webhook-verify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Answer, type E2eAccount, usePlatform } from '../src/index.ts';
import { newPartner } from '../src/work/partner.ts';
import { eventuallyByApi, newKey } from '../src/work/requests.ts';
import { enrol, newPerson } from './leaving/client-account.ts';

const withinMs = 40_000;
const e2e = usePlatform();

interface Subscriber {
  readonly url: string;
  /** What came, verified as receivers do; anything else is answered 400. */
  readonly events: WebhookEvent[];
  /** Secrets that it believes in. */
  secrets: string[];
  status: number;
}

async function startSubscriber(): Promise<Subscriber> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const signature = request.headers['service-signature'];
    try {
      const event = verifyWebhook({ body, signature: String(signature), secret: subscriber.secrets });
      expect(request.headers).toMatchObject({ 'service-event': event.type, 'service-delivery': event.id });
      subscriber.events.push(event);
      response.writeHead(subscriber.status).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${port}/events`;
  const subscriber: Subscriber = { url, events: [], secrets: [], status: 204 };
  return subscriber;
}

const receives = (subscriber: Subscriber, count: number) =>
  eventually(() => expect(subscriber.events).toHaveLength(count), { timeoutMs: withinMs });

/** An endpoint, and who listens there. */
async function subscribe({ api }: E2eAccount, events = ['review.created']) {
  const subscriber = await startSubscriber();
  const { status, body } = await api.call('POST', '/webhooks', { body: { url: subscriber.url, events } });
  expect(status).toBe(201);
  subscriber.secrets = [body.data.secret];
  return { subscriber, webhook: body.data, path: `/webhooks/${body.data.webhook_id}` };
}

/** Waits until an endpoint's one delivery has come so often: while an attempt is made it can't be sent again. */
const delivered = ({ api }: E2eAccount, path: string, attempts: number) =>
  eventuallyByApi(async () => {
    const { body } = await api.call('GET', `${path}/deliveries`);
    expect(body.data).toMatchObject([{ status: 'delivered', attempts, response_status: 204 }]);
    return body.data[0];
  });

const codeOf = ({ status, body }: Answer) => ({ status, code: body.error?.code });

describe('an endpoint', () => {
  it('is made, read, changed, tried out, given another secret, looked into and deleted as documented', async () => {
    const account = await e2e().newAccount({ locations: 0 });
    const { api } = account;
    const { subscriber, webhook, path } = await subscribe(account);
    const { secret, ...shown } = webhook;
    expect((await api.call('GET', '/webhooks')).body).toEqual({ data: [shown] });
    expect((await api.call('GET', path)).body).toEqual({ data: shown });

    const events = ['reply.failed', 'review.removed'];
    const changed = await api.call('PATCH', path, { body: { events, status: 'disabled' } });
    expect(changed.body.data).toEqual({ ...shown, events, status: 'disabled', disabled_reason: 'requested' });
    const ping = await api.call('POST', `${path}/test`);
    expect(ping.status).toBe(202);
    expect(ping.body.data).toMatchObject({ type: 'ping', status: 'pending', attempts: 0, timeline: [] });
    // An enabled one gets its own, made later.
    const other = await subscribe(account);
    await api.call('POST', `${other.path}/test`);
    await receives(other.subscriber, 1);
    expect(subscriber.events).toEqual([]);
    expect((await api.call('GET', `${path}/deliveries`)).body.data).toMatchObject([{ status: 'pending', attempts: 0 }]);
    await api.call('DELETE', other.path);
    await api.call('PATCH', path, { body: { status: 'enabled' } });
    await receives(subscriber, 1);
    expect(subscriber.events[0]).toMatchObject({ id: ping.body.data.event_id, type: 'ping' });

    const rotated = await api.call('POST', `${path}/rotate-secret`);
    expect(rotated.status).toBe(200);
    expect(rotated.body.data.secret).not.toBe(secret);
    const deliveryPath = `${path}/deliveries/${ping.body.data.delivery_id}`;
    for (const [index, believed] of [secret, rotated.body.data.secret].entries()) {
      subscriber.secrets = [believed];
      await delivered(account, path, 1 + index);
      expect((await api.call('POST', `${deliveryPath}/resend`)).status).toBe(202);
      await receives(subscriber, 2 + index);
    }
    expect(new Set(subscriber.events.map(({ id }) => id)).size).toBe(1);
    const { timeline } = await delivered(account, path, 3);
    for (const attempt of timeline)
      expect(attempt).toMatchObject({ response_status: 204, cause: null, address: '127.0.0.1' });

    const deleted = await api.call('DELETE', path);
    expect([deleted.status, deleted.body]).toEqual([200, { data: { webhook_id: webhook.webhook_id, deleted: true } }]);
    for (const [method, at] of [
      ['GET', path],
      ['DELETE', path],
      ['POST', `${path}/test`],
      ['GET', `${path}/deliveries`],
    ])
      expect(codeOf(await api.call(String(method), String(at)))).toEqual({ status: 404, code: 'not_found' });
    expect((await api.call('GET', '/webhooks')).body).toEqual({ data: [] });
  });

  it('does what a repeated key asked for once, and answers it the same', async () => {
    const account = await e2e().newAccount({ locations: 0 });
    const { api } = account;
    const { subscriber, webhook, path } = await subscribe(account);
    const replayed = async (at: string, method = 'POST') => {
      const headers = newKey();
      const first = await api.call(method, at, { headers });
      const again = await api.call(method, at, { headers });
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      return { headers, data: first.body.data };
    };
    const rotation = await replayed(`${path}/rotate-secret`);
    subscriber.secrets = [rotation.data.secret];
    const ping = await replayed(`${path}/test`);
    await delivered(account, path, 1);
    await replayed(`${path}/deliveries/${ping.data.delivery_id}/resend`);
    await receives(subscriber, 2);
    await delivered(account, path, 2);
    const other = await api.call('POST', '/webhooks', { body: { url: webhook.url, events: webhook.events } });
    const reused = await api.call('POST', `/webhooks/${other.body.data.webhook_id}/test`, { headers: ping.headers });
    expect(codeOf(reused)).toEqual({ status: 422, code: 'idempotency_key_reused' });
  });

  it('that keeps failing shows why, in the language asked for', async () => {
    const account = await e2e().newAccount({ locations: 0 });
    const { subscriber, path } = await subscribe(account);
    subscriber.status = 500;
    await account.api.call('POST', `${path}/test`);
    const causeIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await account.api.call('GET', `${path}/deliveries`, { headers });
      return body.data[0].timeline[0]?.cause;
    };
    await eventuallyByApi(async () => expect(await causeIn('en')).toBe('The receiver answered 500, not 2xx.'));
    expect(await causeIn('fr')).toBe('Le destinataire a répondu 500, et non 2xx.');
    const { body } = await account.api.call('GET', path);
    expect(body.data).toMatchObject({ consecutive_failures: 1, status: 'enabled', warning: null });
  });
});

describe('a request that is wrong in many ways', () => {
  const evilUrl = 'http://user:pw@10.0.0.1:22/#x';
  const urlFaults = ['scheme_not_allowed', 'credentials_not_allowed', 'fragment_not_allowed', 'port_not_allowed'];
  it.each([
    [
      'POST',
      { url: evilUrl, events: ['review.created'] },
      [...urlFaults, 'host_not_public'].map((code) => ['body.url', `url_${code}`]),
    ],
    ['PATCH', { url: evilUrl }, [...urlFaults, 'host_not_public'].map((code) => ['body.url', `url_${code}`])],
    [
      'POST',
      { url: 'nowhere', events: [], more: 1 },
      [
        ['body.url', 'invalid_url'],
        ['body.events', 'too_few'],
        ['body.more', 'unknown_field'],
      ],
    ],
    ['PATCH', {}, [['body', 'one_of_required']]],
    [
      'PATCH',
      { url: 5, events: ['review.created', 'review.created', 'x'], status: 'paused' },
      [
        ['body.url', 'invalid_type'],
        ['body.events[2]', 'invalid_value'],
        ['body.events', 'duplicate_value'],
        ['body.status', 'invalid_value'],
      ],
    ],
  ])('by %s %j has every fault named, in both languages', async (method, body, expected) => {
    const account = await e2e().newAccount({ locations: 0 });
    const { path } = await subscribe(account);
    const faultsIn = async (language: string) => {
      const options = { body, headers: { 'accept-language': language } };
      const answer = await account.api.call(method, method === 'POST' ? '/webhooks' : path, options);
      expect(codeOf(answer)).toEqual({ status: 422, code: 'validation_failed' });
      return answer.body.error.details.fields as Array<{ path: string; code: string; message: string }>;
    };
    const [english, french] = [await faultsIn('en'), await faultsIn('fr')];
    const named = (faults: typeof english) => faults.map(({ path: at, code }) => [at, code]).sort();
    expect(named(english)).toEqual(expected.toSorted());
    expect(named(french)).toEqual(expected.toSorted());
    const inFrench = new Set(french.map(({ message }) => message));
    for (const { message } of english) expect(inFrench.has(message)).toBe(false);
    const { body: unchanged } = await account.api.call('GET', '/webhooks');
    expect(unchanged.data).toHaveLength(1);
  });
});

describe('a partner', () => {
  it("hears of its client's reviews with its own name for the client, and keeps endpoints for the client apart", async () => {
    const partner = await newPartner(e2e());
    const { subscriber: theirs } = await subscribe(partner);
    const client = await enrol(e2e(), partner, await newPerson(e2e()));
    const own = await startSubscriber();
    const made = await client.act('POST', '/webhooks', { body: { url: own.url, events: ['review.created'] } });
    expect(made.status).toBe(201);
    own.secrets = [made.body.data.secret];
    await client.reviewIds(1);
    await e2e().simulator.write(client.placeId, [{ rating: 2, text: 'Too loud for a nap.' }]);
    await receives(own, 1);
    await receives(theirs, 1);
    const [copy, event] = [theirs.events[0], own.events[0]];
    expect(copy).toEqual({ ...event, external_ref: `ref-${client.tag}` });
    expect(event).toMatchObject({ type: 'review.created', account_id: Number(client.accountId) });
    expect(event).not.toHaveProperty('external_ref');

    const path = `/webhooks/${made.body.data.webhook_id}`;
    expect((await partner.api.call('GET', '/webhooks')).body.data).toHaveLength(1);
    expect((await client.act('GET', '/webhooks')).body.data).toMatchObject([{ url: own.url }]);
    expect(codeOf(await partner.api.call('GET', path))).toEqual({ status: 404, code: 'not_found' });
    expect((await client.act('DELETE', path)).status).toBe(200);
  });
});
