import { createServer } from 'node:net';
import { listen } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NameServer } from './support/name-server.ts';
import { type Network, openNetwork, openProxy } from './support/network.ts';
import { asAccount } from './support/platform.ts';
import { openReceiver } from './support/receiver.ts';

let network: Network;
let names: NameServer;
const withService: Network['withService'] = (...of) => network.withService(...of);
const subscribe: Network['subscribe'] = (...of) => network.subscribe(...of);
const attempt: Network['attempt'] = (...of) => network.attempt(...of);

beforeAll(async () => {
  network = await openNetwork();
  names = network.names;
});
afterAll(() => network?.stack.close());

/** Counts connections to this machine that must not come. */
async function openTrap(): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const port = await listen(server);
  network.stack.onClose(() => server.close());
  return { port, connections: () => connections };
}

const publicAddress = '203.0.112.7';
const strict = { WEBHOOKS_ALLOW_LOCAL: 'false' };

describe('a name that changes its answer', () => {
  it.each([
    ['loopback', ['127.0.0.1']],
    ['private', ['10.0.0.1']],
    ['cloud metadata', ['169.254.169.254']],
    ['one bad among good ones', [publicAddress, '127.0.0.1']],
    ['bad in the other family', [publicAddress, '::1']],
    ['mapped', ['::ffff:7f00:1']],
    ['NAT64', ['64:ff9b::7f00:1']],
    ['6to4', ['2002:7f00:1::']],
  ])('between check and dial is refused when it is dialled, and nothing connects: %s', async (kind, answer) => {
    await withService(strict, async (service) => {
      const trap = await openTrap();
      const name = `${kind.replaceAll(/[^a-zA-Z0-9]/g, '-')}.rebind.example`.toLowerCase();
      names.records.set(name, [publicAddress]);
      const subscribed = await subscribe(service, `https://${name}:${trap.port}/`);
      names.records.set(name, answer);
      const refused = await attempt(service, subscribed);
      expect(refused).toMatchObject({ status: 'pending', error: 'address_not_public' });
      // What was not dialled is not told: it may be of somebody's inner network.
      expect(refused?.timeline.map(({ address }) => address)).toEqual([undefined]);
      expect(trap.connections()).toBe(0);
    });
  });

  it('is asked again for every connection, and a kept one goes on to where it was vetted for', async () => {
    await withService({}, async (service) => {
      const receiver = await openReceiver(network.stack);
      const sockets = new Set<number | undefined>();
      receiver.answer = (response) => {
        sockets.add(response.socket?.remotePort);
        response.writeHead(204).end();
      };
      const name = 'kept.example';
      names.records.set(name, ['127.0.0.1']);
      const subscribed = await subscribe(service, `http://${name}:${receiver.port}/`);
      const first = await attempt(service, subscribed);
      expect(first?.timeline).toMatchObject([{ address: '127.0.0.1', lookUpMs: expect.any(Number) }]);
      const askedFor = () => names.asked.filter((asked) => asked === name).length;
      const asked = askedFor();
      names.records.set(name, ['10.0.0.1']);
      const second = await attempt(service, subscribed);
      expect(second).toMatchObject({ status: 'delivered', timeline: [{ address: '127.0.0.1' }] });
      expect(second?.timeline[0]?.lookUpMs).toBeUndefined();
      expect([sockets.size, askedFor()]).toEqual([1, asked]);
      // The receiver ends the connection with this answer.
      receiver.answer = (response) => response.writeHead(204, { connection: 'close' }).end();
      await attempt(service, subscribed);
      expect(await attempt(service, subscribed)).toMatchObject({ status: 'pending', error: 'address_not_public' });
      expect(askedFor()).toBeGreaterThan(asked);
      expect(receiver.received).toHaveLength(3);
    });
  });

  it('to none at all is named so', async () => {
    await withService({}, async (service) => {
      names.records.set('gone.example', ['127.0.0.1']);
      const subscribed = await subscribe(service, 'http://gone.example:8080/');
      names.records.delete('gone.example');
      expect(await attempt(service, subscribed)).toMatchObject({ status: 'pending', error: 'name_not_resolved' });
    });
  });
});

describe('a name at the creation', () => {
  it.each([
    ['good and bad', [publicAddress, '192.168.0.1']],
    ['site-local', ['fec0::1']],
    ['unspecified', ['0.0.0.0']],
    ['Teredo', ['2001::1']],
  ])('is refused with an address that is not public: %s', async (kind, answer) => {
    await withService(strict, async ({ webhooks }) => {
      const name = `${kind.replaceAll(' ', '-').toLowerCase()}.create.example`;
      names.records.set(name, answer);
      const request = { url: `https://${name}/`, events: ['review.created'] };
      await expect(webhooks.createEndpoint(request, asAccount(network.newAccount()))).rejects.toMatchObject({
        details: { fields: [{ code: 'url_host_not_public' }] },
      });
    });
  });
});

describe('a proxy', () => {
  it('is used when it is configured, and asked for the vetted address rather than the name', async () => {
    const proxy = await openProxy(network.stack);
    const receiver = await openReceiver(network.stack);
    await withService({ WEBHOOKS_EGRESS_PROXY: `http://demo:p%40ss@127.0.0.1:${proxy.port}` }, async (service) => {
      names.records.set('proxied.example', ['127.0.0.1']);
      const subscribed = await subscribe(service, `http://proxied.example:${receiver.port}/hook`);
      expect(await attempt(service, subscribed)).toMatchObject({ status: 'delivered' });
      const authorization = `Basic ${Buffer.from('demo:p@ss').toString('base64')}`;
      expect(proxy.asked).toEqual([{ target: `127.0.0.1:${receiver.port}`, authorization }]);
      expect(receiver.received[0]?.headers.host).toBe(`proxied.example:${receiver.port}`);
      names.records.set('inside.example', ['127.0.0.1']);
      const inside = await subscribe(service, `http://inside.example:${receiver.port}/hook`);
      names.records.set('inside.example', ['10.0.0.1']);
      expect(await attempt(service, inside)).toMatchObject({ error: 'address_not_public' });
      expect(proxy.asked).toHaveLength(1);
    });
  });

  it('of the environment is left alone', async () => {
    const proxy = await openProxy(network.stack);
    const url = `http://127.0.0.1:${proxy.port}`;
    const before = { ...process.env };
    Object.assign(process.env, { HTTP_PROXY: url, HTTPS_PROXY: url, ALL_PROXY: url, http_proxy: url });
    try {
      // One that starts now.
      await withService({ LOG_LEVEL: 'fatal' }, async (service) => {
        const receiver = await openReceiver(network.stack);
        const subscribed = await subscribe(service, receiver.url);
        expect(await attempt(service, subscribed)).toMatchObject({ status: 'delivered' });
        // Calls between services may go through it; they are none of this.
        expect(proxy.asked.map(({ target }) => target)).not.toContain(`127.0.0.1:${receiver.port}`);
      });
    } finally {
      for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy']) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
  });
});
