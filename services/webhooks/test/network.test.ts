import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Endpoint } from '@review-reply/proto/webhooks/v1/webhooks';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NameServer, openNameServer } from './support/name-server.ts';
import { asAccount, openPlatform, type Platform, startWebhooks } from './support/platform.ts';
import { openReceiver } from './support/receiver.ts';
import { selfSigned } from './support/self-signed.ts';

let platform: Platform;
let names: NameServer;

beforeAll(async () => {
  platform = await openPlatform();
  names = await openNameServer(platform.stack);
  await platform.life.stop();
});
afterAll(() => platform?.stack.close());

type Service = Awaited<ReturnType<typeof startWebhooks>>;

/** The service with other settings; each test has it for itself. */
async function withService(more: Record<string, string>, test: (service: Service) => Promise<void>): Promise<void> {
  const service = await startWebhooks(platform.stack, {
    ...platform.env,
    WEBHOOKS_NAME_SERVERS: names.address,
    ...more,
  });
  try {
    await test(service);
  } finally {
    await service.life.stop();
  }
}

async function subscribe({ webhooks }: Service, url: string) {
  const account = platform.newAccount();
  const { endpoint } = await webhooks.createEndpoint({ url, events: ['review.created'] }, asAccount(account));
  if (endpoint === undefined) throw new Error('no endpoint');
  return { endpoint, account };
}

/** Sends a test event and waits for what came of it. */
async function attempt({ webhooks }: Service, { endpoint, account }: { endpoint: Endpoint; account: bigint }) {
  const { webhookId } = endpoint;
  const { delivery } = await webhooks.sendTestEvent({ webhookId }, asAccount(account));
  return eventually(async () => {
    const { deliveries } = await webhooks.listDeliveries({ webhookId }, asAccount(account));
    const found = deliveries.find(({ deliveryId }) => deliveryId === delivery?.deliveryId);
    expect(found?.attempts).toBe(1);
    return found;
  });
}

/** Counts connections to this machine that must not come. */
async function openTrap(): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  platform.stack.onClose(() => server.close());
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
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
      expect(await attempt(service, subscribed)).toMatchObject({ status: 'pending', error: 'address_not_public' });
      expect(trap.connections()).toBe(0);
    });
  });

  it('is asked again for every connection, and a kept one goes on to where it was vetted for', async () => {
    await withService({}, async (service) => {
      const receiver = await openReceiver(platform.stack);
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
      await expect(webhooks.createEndpoint(request, asAccount(platform.newAccount()))).rejects.toMatchObject({
        details: { fields: [{ code: 'url_host_not_public' }] },
      });
    });
  });
});

describe('a certificate', () => {
  it('that nobody vouches for ends the attempt, and is named', async () => {
    let requests = 0;
    const server = createHttpsServer(selfSigned, (_, response) => {
      requests += 1;
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    platform.stack.onClose(() => server.close());
    await withService({}, async (service) => {
      names.records.set('hooks.example', ['127.0.0.1']);
      const { port } = server.address() as AddressInfo;
      const delivery = await attempt(service, await subscribe(service, `https://hooks.example:${port}/`));
      expect(delivery).toMatchObject({ status: 'pending', error: 'certificate_invalid' });
      expect(delivery?.timeline[0]?.connectionMs).toBeDefined();
      expect(requests).toBe(0);
    });
  });
});

describe('a proxy', () => {
  async function openProxy() {
    const asked: Array<{ target: string; authorization: string | undefined }> = [];
    const sockets = new Set<Socket>();
    const server = createHttpServer();
    server.on('connect', (request, socket: Socket) => {
      asked.push({ target: request.url ?? '', authorization: request.headers['proxy-authorization'] });
      const [host = '', port] = (request.url ?? '').split(':');
      const upstream = connect({ host, port: Number(port) }, () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        socket.pipe(upstream).pipe(socket);
      });
      for (const one of [socket, upstream]) sockets.add(one.on('error', () => one.destroy()));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    platform.stack.onClose(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return { port: (server.address() as AddressInfo).port, asked };
  }

  it('is used when it is configured, and asked for the vetted address rather than the name', async () => {
    const proxy = await openProxy();
    const receiver = await openReceiver(platform.stack);
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
    const proxy = await openProxy();
    const url = `http://127.0.0.1:${proxy.port}`;
    const before = { ...process.env };
    Object.assign(process.env, { HTTP_PROXY: url, HTTPS_PROXY: url, ALL_PROXY: url, http_proxy: url });
    try {
      await withService({}, async (service) => {
        const receiver = await openReceiver(platform.stack);
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
