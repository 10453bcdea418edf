import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '@review-reply/clock';
import { listen, type Stack } from '@review-reply/testing';

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** Business time. */
  readonly at: Date;
}

export interface Receiver {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
  /** How it answers from now on; 204 at first. */
  answer: (response: ServerResponse, received: Received) => unknown;
}

/** A subscriber's server. */
export async function openReceiver(stack: Stack, clock: Clock = stack.clock): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const entry = { path: request.url ?? '', headers: request.headers, body, at: clock.now() };
    receiver.received.push(entry);
    receiver.answer(response, entry);
  });
  const port = await listen(server);
  stack.onClose(() => {
    server.closeAllConnections();
    server.close();
  });
  const receiver: Receiver = {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    answer: (response) => response.writeHead(204).end(),
  };
  return receiver;
}

export const answerWith =
  (status: number, headers: Record<string, string> = {}, body = '') =>
  (response: ServerResponse): unknown =>
    response.writeHead(status, headers).end(body);
