import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@review-reply/testing';
import { verifyWebhook } from '@review-reply/webhook-verify';

/** An event as a subscriber got it. */
export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read events as the JSON that subscribers read.
  readonly data: any;
}

/** What a server of subscribers does with requests: takes them, says that it failed, or takes them and stays silent. */
export type ReceiverState = 'takes' | 'fails' | 'is silent';

export interface Receiver {
  readonly port: number;
  /** The URL of one subscriber of this server. */
  urlOf(subscriber: string): string;
  /** Every request that a subscriber got and took, repeated ones too. */
  receivedBy(subscriber: string): readonly ReceivedEvent[];
  /** How many requests were taken so far. */
  readonly taken: number;
  /** @throws WebhookVerificationError at the first that is not signed with the subscriber's secret */
  verify(subscriber: string, secret: string): void;
  set(state: ReceiverState): void;
  close(): Promise<void>;
}

interface Received {
  readonly event: ReceivedEvent;
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly at: Date;
}

/** A server that many subscribers share; it takes every event until it is told otherwise. */
export async function openReceiver(): Promise<Receiver> {
  const received = new Map<string, Received[]>();
  let taken = 0;
  let state: ReceiverState = 'takes';
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (body === null || state !== 'takes') return refuse(response, state);
    taken += 1;
    const subscriber = (request.url ?? '').slice(1);
    const event = JSON.parse(body.toString('utf8')) as ReceivedEvent;
    const signature = request.headers['service-signature']?.toString();
    const before = received.get(subscriber) ?? [];
    before.push({ event, body, signature, at: new Date() });
    received.set(subscriber, before);
    response.writeHead(204).end();
  });
  const port = await listen(server);
  return {
    port,
    urlOf: (subscriber) => `http://127.0.0.1:${port}/${subscriber}`,
    receivedBy: (subscriber) => (received.get(subscriber) ?? []).map(({ event }) => event),
    get taken() {
      return taken;
    },
    verify: (subscriber, secret) => {
      for (const { body, signature, at } of received.get(subscriber) ?? [])
        verifyWebhook({ body, signature, secret, now: at });
    },
    set: (next) => {
      state = next;
      if (next !== 'is silent') server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, state: ReceiverState): void {
  if (state === 'fails') response.writeHead(500).end();
}
