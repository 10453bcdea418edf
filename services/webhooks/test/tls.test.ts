import { createServer } from 'node:https';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { listen } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Network, openNetwork, openProxy } from './support/network.ts';
import { expired, selfSigned } from './support/self-signed.ts';

/** A time limit that a handshake fits in on a busy machine. */
const timeoutMs = 1_500;
let network: Network;

beforeAll(async () => {
  network = await openNetwork();
  // Told to this process alone: somebody vouches for these, and so what else is wrong with them shows.
  setDefaultCACertificates([...getCACertificates('bundled'), selfSigned.cert, expired.cert]);
});
afterAll(async () => {
  setDefaultCACertificates(getCACertificates('bundled'));
  await network?.stack.close();
});

interface Secure {
  readonly port: number;
  /** The names that were asked for in handshakes, and how many requests came after. */
  readonly servernames: Array<string | false | null>;
  requests: number;
}

async function openSecure(certificate: typeof selfSigned): Promise<Secure> {
  const server = createServer(certificate, (_, response) => {
    secure.requests += 1;
    response.writeHead(204).end();
  });
  server.on('secureConnection', (socket: TLSSocket) => secure.servernames.push(socket.servername));
  const port = await listen(server);
  network.stack.onClose(() => {
    server.closeAllConnections();
    server.close();
  });
  const secure: Secure = { port, servernames: [], requests: 0 };
  return secure;
}

/** Takes connections and says nothing. */
async function openSilent(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => sockets.add(socket.on('error', () => {})));
  const port = await listen(server);
  network.stack.onClose(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return port;
}

describe('over HTTPS', () => {
  it.each(['hooks.example', 'hooks.example.'])('a receiver is asked for by its name, %s', async (host) => {
    const { names, withService, subscribe, attempt } = network;
    names.records.set('hooks.example', ['127.0.0.1']);
    const secure = await openSecure(selfSigned);
    await withService({}, async (service) => {
      const subscribed = await subscribe(service, `https://${host}:${secure.port}/`);
      const first = await attempt(service, subscribed);
      expect(first).toMatchObject({ status: 'delivered', responseStatus: 204 });
      expect(first?.timeline).toMatchObject([{ connectionMs: expect.any(Number), tlsMs: expect.any(Number) }]);
      const second = await attempt(service, subscribed);
      expect(second).toMatchObject({ status: 'delivered' });
      expect(second?.timeline[0]?.tlsMs).toBeUndefined();
    });
    expect(secure.requests).toBe(2);
    expect(secure.servernames).toEqual(['hooks.example']);
  });

  it('and through a proxy, the handshake is with the receiver', async () => {
    const { names, stack, withService, subscribe, attempt } = network;
    names.records.set('hooks.example', ['127.0.0.1']);
    const [secure, proxy] = [await openSecure(selfSigned), await openProxy(stack)];
    await withService({ WEBHOOKS_EGRESS_PROXY: `http://127.0.0.1:${proxy.port}` }, async (service) => {
      const good = await subscribe(service, `https://hooks.example:${secure.port}/`);
      const delivery = await attempt(service, good);
      expect(delivery).toMatchObject({ status: 'delivered', timeline: [{ tlsMs: expect.any(Number) }] });
      names.records.set('other.example', ['127.0.0.1']);
      const bad = await subscribe(service, `https://other.example:${secure.port}/`);
      expect(await attempt(service, bad)).toMatchObject({ error: 'certificate_of_other_host' });
    });
    expect(proxy.asked.map(({ target }) => target)).toEqual(Array(2).fill(`127.0.0.1:${secure.port}`));
    expect(secure.requests).toBe(1);
  });
});

describe('a certificate', () => {
  it.each([
    ['that nobody vouches for', 'hooks.example', selfSigned, 'certificate_untrusted'],
    ['that has expired', 'expired.example', expired, 'certificate_expired'],
    ['of another host', 'other.example', selfSigned, 'certificate_of_other_host'],
  ])('%s ends the attempt, and is named', async (_, host, certificate, error) => {
    const { names, withService, subscribe, attempt } = network;
    const secure = await openSecure(certificate);
    names.records.set(host, ['127.0.0.1']);
    if (error === 'certificate_untrusted') setDefaultCACertificates(getCACertificates('bundled'));
    try {
      await withService({}, async (service) => {
        const subscribed = await subscribe(service, `https://${host}:${secure.port}/`);
        const delivery = await attempt(service, subscribed);
        expect(delivery).toMatchObject({ status: 'pending', error });
        expect(delivery?.timeline[0]?.connectionMs).toBeDefined();
      });
    } finally {
      setDefaultCACertificates([...getCACertificates('bundled'), selfSigned.cert, expired.cert]);
    }
    expect(secure.requests).toBe(0);
  });
});

describe('when the time is over, the cause tells what had not happened:', () => {
  const settings = { WEBHOOKS_TIMEOUT_MS: String(timeoutMs) };

  it('the look-up', async () => {
    const { names, withService, subscribe, attempt } = network;
    names.records.set('silent.example', ['127.0.0.1']);
    await withService(settings, async (service) => {
      const subscribed = await subscribe(service, 'http://silent.example:8080/');
      names.silent.add('silent.example');
      const delivery = await attempt(service, subscribed);
      expect(delivery).toMatchObject({ status: 'pending', error: 'look_up_timeout' });
      expect(delivery?.responseTimeMs).toBeLessThan(timeoutMs + 2_000);
    });
  });

  it('the handshake', async () => {
    const { names, withService, subscribe, attempt } = network;
    names.records.set('hooks.example', ['127.0.0.1']);
    const port = await openSilent();
    await withService(settings, async (service) => {
      const delivery = await attempt(service, await subscribe(service, `https://hooks.example:${port}/`));
      expect(delivery).toMatchObject({ status: 'pending', error: 'tls_timeout' });
    });
  });

  it('the connection through a proxy', async () => {
    const { withService, subscribe, attempt } = network;
    const port = await openSilent();
    await withService({ ...settings, WEBHOOKS_EGRESS_PROXY: `http://127.0.0.1:${port}` }, async (service) => {
      const delivery = await attempt(service, await subscribe(service, 'http://127.0.0.1:8080/'));
      expect(delivery).toMatchObject({ status: 'pending', error: 'connection_timeout' });
    });
  });

  it('the answer', async () => {
    const { withService, subscribe, attempt } = network;
    const port = await openSilent();
    await withService(settings, async (service) => {
      const delivery = await attempt(service, await subscribe(service, `http://127.0.0.1:${port}/`));
      expect(delivery).toMatchObject({ status: 'pending', error: 'timeout' });
    });
  });
});
