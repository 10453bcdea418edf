import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type HttpClient, openHttpClient } from '../src/index.ts';

export interface TinyServer {
  readonly url: string;
  /** What it was asked, in order. */
  readonly requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  close(): Promise<void>;
}

/** A real HTTP server for answers that no simulator of a well-made platform gives. */
export async function startTinyServer(answer: RequestListener): Promise<TinyServer> {
  const requests: TinyServer['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method, url: request.url, headers: request.headers });
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Such a server for the test that runs, and a client; both are closed at the test's end. */
export async function openTinyServer(answer: RequestListener): Promise<{ server: TinyServer; http: HttpClient }> {
  const server = await startTinyServer(answer);
  const http = openHttpClient({ timeoutMs: 5_000 });
  onTestFinished(async () => {
    await http.close();
    await server.close();
  });
  return { server, http };
}

/** Answers every request alike; a body that is no text is sent as JSON. */
export const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
