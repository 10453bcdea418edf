import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Database } from '@review-reply/postgres';
import type { Delivery, Endpoint } from '@review-reply/proto/webhooks/v1/webhooks';
import { eventually, listen, type Stack, withoutKafka } from '@review-reply/testing';
import { type NameServer, openNameServer } from './name-server.ts';
import { asAccount, openPlatform, type Platform, startWebhooks } from './platform.ts';

export type Service = Awaited<ReturnType<typeof startWebhooks>>;
export interface Subscribed {
  readonly endpoint: Endpoint;
  readonly account: bigint;
}

export interface Network {
  readonly stack: Stack;
  readonly database: Database;
  /** Whom the service asks for names. */
  readonly names: NameServer;
  newAccount: Platform['newAccount'];
  /**
   * The service with these settings, and none with others beside it; the next test with the same ones finds it running.
   */
  withService(more: Record<string, string>, test: (service: Service) => Promise<void>): Promise<void>;
  subscribe(service: Service, url: string): Promise<Subscribed>;
  /** Sends a test event and waits for what came of it. */
  attempt(service: Service, subscribed: Subscribed): Promise<Delivery | undefined>;
}

/** The service between a name server and receivers of a test's own. */
export async function openNetwork(): Promise<Network> {
  // Test events alone are sent, which no other service tells of.
  const platform = await openPlatform(withoutKafka);
  const { stack, env, newAccount } = platform;
  const names = await openNameServer(stack);
  const database = stack.openDatabase(env);
  await platform.life.stop();
  let running: { readonly settings: string; readonly service: Service } | undefined;
  return {
    stack,
    database,
    names,
    newAccount,
    withService: async (more, test) => {
      const settings = JSON.stringify(more);
      if (running?.settings !== settings) {
        const last = running?.service;
        running = undefined;
        await last?.life.stop();
        const service = await startWebhooks(stack, { ...env, WEBHOOKS_NAME_SERVERS: names.address, ...more });
        running = { settings, service };
      }
      await test(running.service);
    },
    subscribe: async ({ webhooks }, url) => {
      const account = newAccount();
      const { endpoint } = await webhooks.createEndpoint({ url, events: ['review.created'] }, asAccount(account));
      if (endpoint === undefined) throw new Error('no endpoint');
      return { endpoint, account };
    },
    attempt: async ({ webhooks }, { endpoint: { webhookId }, account }) => {
      const { delivery } = await webhooks.sendTestEvent({ webhookId }, asAccount(account));
      return eventually(async () => {
        const { deliveries } = await webhooks.listDeliveries({ webhookId }, asAccount(account));
        const found = deliveries.find(({ deliveryId }) => deliveryId === delivery?.deliveryId);
        if (found?.attempts !== 1) throw new Error('It was not attempted yet.');
        return found;
      });
    },
  };
}

export interface Proxy {
  readonly port: number;
  readonly asked: Array<{ readonly target: string; readonly authorization: string | undefined }>;
  /** What it answers instead of opening a tunnel; null opens one. */
  refusal: string | null;
}

/** A proxy that opens tunnels (RFC 9110 §9.3.6). */
export async function openProxy(stack: Stack): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const server = createServer();
  server.on('connect', (request, socket: Socket) => {
    const target = request.url ?? '';
    proxy.asked.push({ target, authorization: request.headers['proxy-authorization'] });
    sockets.add(socket.on('error', () => socket.destroy()));
    if (proxy.refusal !== null) return socket.end(`HTTP/1.1 ${proxy.refusal}\r\n\r\n`);
    const [host = '', port] = target.split(':');
    const upstream = connect({ host, port: Number(port) }, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(upstream).pipe(socket);
    });
    sockets.add(upstream.on('error', () => upstream.destroy()));
    return undefined;
  });
  const port = await listen(server);
  stack.onClose(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const proxy: Proxy = { port, asked: [], refusal: null };
  return proxy;
}
