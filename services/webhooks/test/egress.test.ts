import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { eventually, listen } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Network, openNetwork, openProxy, type Subscribed } from './support/network.ts';
import { asAccount } from './support/platform.ts';
import { openReceiver } from './support/receiver.ts';

let network: Network;
beforeAll(async () => {
  network = await openNetwork();
});
afterAll(() => network?.stack.close());

describe('without a way out', () => {
  const soon = { WEBHOOKS_TIMEOUT_MS: '500', WEBHOOKS_LEASE_MS: '1000' };

  /** Nothing is held against a receiver that nobody has tried to reach. */
  async function expectUntouched(away: Record<string, string>, url: string, isAsked: () => Promise<boolean>) {
    const { stack, names, withService, subscribe } = network;
    const receiver = await openReceiver(stack);
    names.records.set('reached.example', ['127.0.0.1']);
    let subscribed: Subscribed | undefined;
    await withService(soon, async (service) => {
      subscribed = await subscribe(service, url.replace('PORT', String(receiver.port)));
    });
    const { endpoint, account } = subscribed as Subscribed;
    const { webhookId } = endpoint;
    await withService({ ...soon, ...away }, async ({ webhooks }) => {
      await webhooks.sendTestEvent({ webhookId }, asAccount(account));
      await eventually(async () => expect(await isAsked()).toBe(true));
      const { deliveries } = await webhooks.listDeliveries({ webhookId }, asAccount(account));
      expect(deliveries).toMatchObject([{ status: 'pending', attempts: 0, timeline: [] }]);
      expect(await webhooks.getEndpoint({ webhookId }, asAccount(account))).toMatchObject({ consecutiveFailures: 0 });
    });
    await withService(soon, () => eventually(() => expect(receiver.received).toHaveLength(1)));
  }

  it('as the proxy is away, deliveries wait, and no receiver has failed', async () => {
    let tries = 0;
    const port = await openAndClose(() => {
      tries += 1;
    });
    const proxy = `https://127.0.0.1:${port}`;
    await expectUntouched({ WEBHOOKS_EGRESS_PROXY: proxy }, 'http://127.0.0.1:PORT/', async () => tries > 1);
  });

  it('as name servers are away, deliveries wait, and no receiver has failed', async () => {
    const closed = createSocket('udp4').bind(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address();
    closed.close();
    const away = { WEBHOOKS_NAME_SERVERS: `127.0.0.1:${port}` };
    const leasedTwice = async () => (await leasesOf('reached.example')).size > 1;
    await expectUntouched(away, 'http://reached.example:PORT/', leasedTwice);
    await network.withService(away, async ({ webhooks }) => {
      const request = { url: 'http://reached.example:8080/', events: ['review.created'] };
      await expect(webhooks.createEndpoint(request, asAccount(network.newAccount()))).rejects.toMatchObject({
        code: 'service_unavailable',
      });
    });
  });

  const leases = new Set<string>();
  /** When the deliveries to a host were taken: each time for another attempt. */
  async function leasesOf(host: string): Promise<ReadonlySet<string>> {
    const { rows } = await network.database.pool.query<{ until: string }>(
      `select lease_until::text as until from delivery join webhook_endpoint using (webhook_id)
       where due_at is not null and lease_until is not null and position($1 in url) > 0`,
      [host],
    );
    for (const { until } of rows) leases.add(until);
    return leases;
  }

  /** A server that ends every connection before its handshake, so that nobody can use it. */
  async function openAndClose(onConnection: () => void): Promise<number> {
    const server = createServer((socket) => {
      onConnection();
      socket.destroy();
    });
    const port = await listen(server);
    network.stack.onClose(() => server.close());
    return port;
  }
});

describe('a proxy', () => {
  it('that refuses has failed to reach the receiver', async () => {
    const { withService, subscribe, attempt } = network;
    const proxy = await openProxy(network.stack);
    proxy.refusal = '502 Bad Gateway';
    const receiver = await openReceiver(network.stack);
    await withService({ WEBHOOKS_EGRESS_PROXY: `http://127.0.0.1:${proxy.port}` }, async (service) => {
      const delivery = await attempt(service, await subscribe(service, receiver.url));
      expect(delivery).toMatchObject({ status: 'pending', error: 'connection_failed' });
    });
    expect(receiver.received).toEqual([]);
  });
});
