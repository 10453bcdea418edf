import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const toleranceS = 300;

/** An event as it arrived, its signature verified. */
export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly account_id: number;
  readonly data: Record<string, unknown>;
}

export interface WebhookReceiver {
  readonly url: string;
  /** Each event once, whatever how often it was delivered. */
  readonly events: readonly ReceivedEvent[];
  /** Deliveries refused for a wrong signature. */
  readonly refused: number;
  /** The secret that the endpoint was created with; deliveries that come before it wait. */
  setSecret(secret: string): void;
  close(): Promise<void>;
}

/** A subscriber: accepts deliveries on a free port of this machine, verifies each signature, ignores repeats. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const events = new Map<string, ReceivedEvent>();
  let refused = 0;
  let announce: (secret: string) => void = () => {};
  const secret = new Promise<string>((resolve) => {
    announce = resolve;
  });

  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      if (!isSigned(await secret, String(request.headers['service-signature'] ?? ''), body)) {
        refused += 1;
        response.writeHead(401).end();
        return;
      }
      const event = JSON.parse(body.toString('utf8')) as ReceivedEvent;
      events.set(event.id, event);
      response.writeHead(204).end();
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    get events() {
      return [...events.values()];
    },
    get refused() {
      return refused;
    },
    setSecret: announce,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `t=<unix time>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`; any of several v1 may match. */
export function isSigned(secret: string, header: string, body: Buffer, nowS = Date.now() / 1000): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d+$/.test(time) || Math.abs(nowS - Number(time)) > toleranceS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
