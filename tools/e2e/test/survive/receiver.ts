import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as a subscriber got it. */
export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read events as the JSON that subscribers read.
  readonly data: any;
}

export interface Receiver {
  /** The URL of one subscriber of this server. */
  urlOf(subscriber: string): string;
  /** Every request that a subscriber got, repeated ones too. */
  receivedBy(subscriber: string): readonly ReceivedEvent[];
  close(): Promise<void>;
}

/** A server that many subscribers share; it takes every event. */
export async function openReceiver(): Promise<Receiver> {
  const received = new Map<string, ReceivedEvent[]>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const subscriber = (request.url ?? '').slice(1);
    const event = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ReceivedEvent;
    received.set(subscriber, [...(received.get(subscriber) ?? []), event]);
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (subscriber) => `http://127.0.0.1:${port}/${subscriber}`,
    receivedBy: (subscriber) => received.get(subscriber) ?? [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
