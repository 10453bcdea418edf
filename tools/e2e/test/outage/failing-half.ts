import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@review-reply/testing';

/** Before a platform: answers 500 to half of all calls, once it is told to. */
export interface FailingHalf {
  readonly url: string;
  /** Where calls go; known only once the platform's addresses are. */
  target: string;
  failing: boolean;
  /** How many calls it answered 500 itself: without passing them on, and after they had taken effect. */
  readonly failed: { before: number; after: number };
  readonly passed: number;
  close(): Promise<void>;
}

/**
 * Of each method and path, every other call fails, the first one first. Of those that fail, every other one has been
 * passed on before and has taken effect: the caller can't know.
 */
export async function openFailingHalf(): Promise<FailingHalf> {
  const calls = new Map<string, number>();
  const failed = { before: 0, after: 0 };
  let passed = 0;
  const server = createServer(async (request, response) => {
    const name = `${request.method} ${new URL(request.url ?? '', 'http://local').pathname}`;
    const count = calls.get(name) ?? 0;
    if (half.failing) calls.set(name, count + 1);
    const fails = half.failing && count % 2 === 0;
    const takesEffect = !fails || (failed.before + failed.after) % 2 === 1;
    const answer = takesEffect ? await passOn(`${half.target}${request.url}`, request) : null;
    if (fails) {
      failed[takesEffect ? 'after' : 'before'] += 1;
      response.writeHead(500).end();
      return;
    }
    passed += 1;
    response.writeHead(answer?.status ?? 502, { 'content-type': answer?.headers.get('content-type') ?? 'text/plain' });
    response.end(answer === null ? '' : Buffer.from(await answer.arrayBuffer()));
  });
  const port = await listen(server);
  const half: FailingHalf = {
    url: `http://127.0.0.1:${port}`,
    target: '',
    failing: false,
    failed,
    get passed() {
      return passed;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return half;
}

async function passOn(url: string, request: IncomingMessage): Promise<Response> {
  const { method = 'GET', headers } = request;
  const body = await buffer(request);
  const { authorization, 'content-type': type } = headers;
  return fetch(url, {
    method,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body.length === 0 ? {} : { body }),
  });
}
