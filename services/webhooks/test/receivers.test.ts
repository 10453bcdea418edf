import { createServer } from 'node:net';
import { eventually, listen } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewCreated } from './support/events.ts';
import { asAccount, openPlatform, type Platform, startWebhooks } from './support/platform.ts';
import { answerWith, openReceiver } from './support/receiver.ts';

const timeoutMs = 1_500;
let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform({ WEBHOOKS_TIMEOUT_MS: String(timeoutMs) });
});
afterAll(() => platform?.stack.close());

/** Delivers one event to a URL and answers how its first attempt ended. */
async function attemptAt(url: string) {
  const { newAccount, subscribe, publisher, deliveriesOf } = platform;
  const account = newAccount();
  const endpoint = await subscribe(account, url, 'review.created');
  await publisher.publish('reviews', reviewCreated(account));
  return eventually(async () => {
    const [delivery] = await deliveriesOf(endpoint, account);
    expect(delivery?.attempts).toBe(1);
    return delivery;
  });
}

/** A server that does whatever it wants with a connection. */
async function openRaw(onConnection: (socket: import('node:net').Socket) => void): Promise<string> {
  const sockets = new Set<import('node:net').Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  const port = await listen(server);
  platform.stack.onClose(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${port}/`;
}

describe('a receiver', () => {
  it('that redirects has failed and is not followed', async () => {
    const [receiver, target] = [await openReceiver(platform.stack), await openReceiver(platform.stack)];
    receiver.answer = answerWith(307, { location: target.url });
    expect(await attemptAt(receiver.url)).toMatchObject({ status: 'pending', responseStatus: 307 });
    expect(target.received).toEqual([]);
  });

  it('that never answers is cut off at the time limit', async () => {
    const receiver = await openReceiver(platform.stack);
    receiver.answer = () => {};
    const delivery = await attemptAt(receiver.url);
    expect(delivery).toMatchObject({ status: 'pending', error: 'timeout' });
    expect(delivery?.responseStatus).toBeUndefined();
    expect(delivery?.responseTimeMs).toBeGreaterThanOrEqual(timeoutMs - 1);
    expect(delivery?.responseTimeMs).toBeLessThan(timeoutMs + 2_000);
  });

  it('that drips its body is cut off at the same limit, whatever its status', async () => {
    const receiver = await openReceiver(platform.stack);
    receiver.answer = (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    };
    const delivery = await attemptAt(receiver.url);
    expect(delivery).toMatchObject({ status: 'pending', error: 'timeout', responseStatus: 200 });
    expect(delivery?.responseTimeMs).toBeLessThan(timeoutMs + 2_000);
  });

  it('that sends without end is read up to a limit and then left', async () => {
    const receiver = await openReceiver(platform.stack);
    let sentBytes = 0;
    let isClosed = false;
    receiver.answer = (response) => {
      const chunk = Buffer.alloc(16 * 1024, 'x');
      const send = () => {
        while (!isClosed) {
          sentBytes += chunk.length;
          if (!response.write(chunk)) return;
        }
      };
      response.on('drain', send);
      response.on('close', () => {
        isClosed = true;
      });
      response.writeHead(200);
      send();
    };
    const delivery = await attemptAt(receiver.url);
    expect(delivery).toMatchObject({ status: 'delivered', responseExcerpt: 'x'.repeat(1024) });
    await eventually(() => expect(isClosed).toBe(true));
    // What the kernel's buffers take besides the 64 KiB that are read.
    expect(sentBytes).toBeLessThan(16 * 1024 * 1024);
  });

  it('whose text Postgres cannot hold is recorded all the same', async () => {
    const receiver = await openReceiver(platform.stack);
    receiver.answer = (response) => response.end(Buffer.from([0x61, 0x00, 0xff, 0xc3]));
    expect(await attemptAt(receiver.url)).toMatchObject({ status: 'delivered', responseExcerpt: 'a\uFFFD\uFFFD' });
  });

  it.each([
    ['closes without an answer', (socket: import('node:net').Socket) => socket.destroy(), 'connection_closed'],
    [
      'sends headers without end',
      (socket: import('node:net').Socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`),
      'headers_too_large',
    ],
    [
      'changes to another protocol',
      (socket: import('node:net').Socket) =>
        socket.once('data', () =>
          socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
        ),
      'answer_invalid',
    ],
    [
      'says two lengths',
      (socket: import('node:net').Socket) =>
        socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab')),
      'answer_invalid',
    ],
    [
      'says less than it sends',
      (socket: import('node:net').Socket) =>
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')),
      'connection_closed',
    ],
    [
      'sends trailers without end',
      (socket: import('node:net').Socket) =>
        socket.once('data', () => {
          socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n');
          socket.write('x: y\r\n'.repeat(10_000));
        }),
      'headers_too_large',
    ],
    ['does not speak HTTP', (socket: import('node:net').Socket) => socket.end('hello\r\n\r\n'), 'answer_invalid'],
  ])('that %s has failed, and the reason is named', async (_name, onConnection, error) => {
    expect(await attemptAt(await openRaw(onConnection))).toMatchObject({ status: 'pending', error });
  });

  it('that answers without reading has answered', async () => {
    const url = await openRaw((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
    expect(await attemptAt(url)).toMatchObject({ status: 'delivered', responseStatus: 200 });
  });

  it('that nobody listens at has failed', async () => {
    expect(await attemptAt('http://127.0.0.1:1/')).toMatchObject({ status: 'pending', error: 'connection_failed' });
  });

  it('that is slow does not keep the others waiting', async () => {
    const { newAccount, subscribe, publisher, stack } = platform;
    const [slow, quick] = [newAccount(), newAccount()];
    const [slowReceiver, quickReceiver] = [await openReceiver(stack), await openReceiver(stack)];
    let open = 0;
    let openMost = 0;
    slowReceiver.answer = (response) => {
      open += 1;
      openMost = Math.max(openMost, open);
      response.on('close', () => {
        open -= 1;
      });
    };
    await subscribe(slow, slowReceiver.url, 'review.created');
    await subscribe(quick, quickReceiver.url, 'review.created');
    await publisher.publish('reviews', ...Array.from({ length: 400 }, () => reviewCreated(slow)), reviewCreated(quick));
    await eventually(() => expect(quickReceiver.received).toHaveLength(1));
    expect(slowReceiver.received.length).toBeLessThan(100);
    expect(openMost).toBeGreaterThan(0);
    expect(openMost).toBeLessThanOrEqual(10);
  });
});

describe('an address that must not be called', () => {
  it('is refused when it is dialled, though the endpoint exists', async () => {
    const { newAccount, subscribe, publisher, stack, env, life } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    const byName = await subscribe(account, receiver.url.replace('127.0.0.1', 'localhost'), 'review.created');
    const byAddress = await subscribe(account, receiver.url, 'review.created');
    await life.stop();
    const strict = await startWebhooks(stack, { ...env, WEBHOOKS_ALLOW_LOCAL: 'false' });
    await publisher.publish('reviews', reviewCreated(account));
    for (const endpoint of [byName, byAddress]) {
      await eventually(async () => {
        const { deliveries } = await strict.webhooks.listDeliveries(
          { webhookId: endpoint.webhookId },
          asAccount(account),
        );
        expect(deliveries[0]).toMatchObject({ attempts: 1, status: 'pending', error: 'address_not_public' });
      });
    }
    expect(receiver.received).toEqual([]);
  });
});
