import { setTimeout as delay } from 'node:timers/promises';

/** How often a call is made again that was one too many in its minute. */
const repeatsMax = 3;

/** One answer of the API, whatever its status. */
export interface Answer {
  readonly method: string;
  /** Path below the base URL, with its query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface ApiClient {
  /** Gets a token by client credentials; later calls carry it. */
  authenticate(clientId: string, clientSecret: string): Promise<{ expires_in: number; scope: string }>;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown, headers?: Record<string, string>): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
  delete<T>(path: string): Promise<T>;
}

/** An answer that was not the expected one: says what was asked, what was expected and what came. */
export class UnexpectedAnswer extends Error {
  constructor(answer: Answer, expected: string) {
    super(`${answer.method} ${answer.path}: expected ${expected}, got ${answer.status} ${JSON.stringify(answer.body)}`);
    this.name = 'UnexpectedAnswer';
  }
}

/**
 * A plain client of the public API, as any developer would write one.
 * @param observe sees every answer
 */
export function createApiClient(baseUrl: string, observe: (answer: Answer) => void = () => {}): ApiClient {
  let token: string | undefined;

  const call = async <T>(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: BodyOf } = {},
  ): Promise<T> => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const ask = () =>
      fetch(`${baseUrl}${path}`, { method, headers, ...(init.body === undefined ? {} : { body: init.body }) });
    let response = await ask();
    for (let repeat = 0; response.status === 429 && repeat < repeatsMax; repeat++) {
      await response.arrayBuffer();
      await delay(Number(response.headers.get('retry-after') ?? 1) * 1_000);
      response = await ask();
    }
    const text = await response.text();
    const answer = {
      method,
      path,
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
    observe(answer);
    if (!response.ok) throw new UnexpectedAnswer(answer, 'success');
    return answer.body as T;
  };

  return {
    authenticate: async (clientId, clientSecret) => {
      const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString(
        'base64',
      );
      const answer = await call<{ access_token: string; expires_in: number; scope: string }>('POST', '/oauth/token', {
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
      token = answer.access_token;
      return answer;
    },
    get: (path) => call('GET', path),
    post: (path, body, headers = {}) =>
      call('POST', path, { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
    patch: (path, body) =>
      call('PATCH', path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    delete: (path) => call('DELETE', path),
  };
}

type BodyOf = string | URLSearchParams;
