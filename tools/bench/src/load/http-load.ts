import { Pool } from 'undici';
import type { Work } from '../measure/rounds.ts';

export interface HttpRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH';
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

/** On a machine so busy that fewer were answered in the time, it goes on: ten would say nothing. */
const unitsMin = 300;
/**
 * Work that compilers and caches need before they are what they stay; given up after a while on a busy machine. After
 * 4,000 requests the platform still got faster from round to round, while the small other sides did not any more.
 */
const warmUpUnitsByDefault = 12_000;
const warmUpMaxS = 30;

export interface Asking {
  /** How long, unless it warms up. */
  readonly seconds: number;
  /** How many ask at once, each again as soon as it was answered. */
  readonly askers: number;
  readonly isWarmUp: boolean;
  /** Requests that make it warm; 12,000 unless given. */
  readonly warmUpUnits?: number;
}

/** Asks as fast as the answers come. */
export async function askAll(
  { seconds, askers, isWarmUp, warmUpUnits = warmUpUnitsByDefault }: Asking,
  ask: (number: number) => Promise<unknown>,
): Promise<Work> {
  const startedAt = performance.now();
  const latenciesMs: number[] = [];
  const goesOn = () => {
    const elapsedS = (performance.now() - startedAt) / 1_000;
    return isWarmUp
      ? latenciesMs.length < warmUpUnits && elapsedS < warmUpMaxS
      : elapsedS < seconds || latenciesMs.length < unitsMin;
  };
  let number = 0;
  const asker = async () => {
    while (goesOn()) {
      const askedAt = performance.now();
      number += 1;
      await ask(number);
      latenciesMs.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: askers }, asker));
  return { units: latenciesMs.length, latenciesMs };
}
