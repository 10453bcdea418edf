import { Pool } from 'undici';
import type { Work } from '../measure/rounds.ts';

export interface HttpRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpClient {
  /** Sends one request and reads the whole answer. @throws Error for any status but 2xx, with the answer's beginning */
  send(request: HttpRequest): Promise<Buffer>;
  close(): Promise<void>;
}

const shownCharacters = 300;
const timeoutMs = 30_000;

/** A client that keeps its connections, cheap enough not to be what is measured. */
export function openHttpClient(origin: string, connections: number): HttpClient {
  const pool = new Pool(origin, { connections, pipelining: 1, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  const send = ({ path, method = 'GET', headers = {}, body }: HttpRequest) =>
    new Promise<Buffer>((resolve, reject) => {
      const chunks: Buffer[] = [];
      let status = 0;
      pool.dispatch(
        { path, method, headers: { ...headers }, body: body ?? null },
        {
          onRequestStart: () => {},
          onResponseStart: (_controller, statusCode) => {
            status = statusCode;
          },
          onResponseData: (_controller, chunk) => chunks.push(chunk),
          onResponseEnd: () => {
            const answer = Buffer.concat(chunks);
            if (status >= 200 && status < 300) return resolve(answer);
            reject(new Error(`${method} ${path} answered ${status}: ${answer.toString().slice(0, shownCharacters)}`));
          },
          onResponseError: (_controller, error) => reject(error),
        },
      );
    });
  return { send, close: () => pool.destroy() };
}

/** Asks as fast as the answers come, from `connections` askers at once. */
export async function askFor(
  seconds: number,
  connections: number,
  ask: (number: number) => Promise<unknown>,
): Promise<Work> {
  const until = performance.now() + seconds * 1_000;
  const latenciesMs: number[] = [];
  let number = 0;
  const asker = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      number += 1;
      await ask(number);
      latenciesMs.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, asker));
  return { units: latenciesMs.length, latenciesMs };
}
