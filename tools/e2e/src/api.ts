import type { ApiClient } from '@review-reply/demo';
import type { Oracle } from './oracle.ts';
import type { SecretsUsed } from './secrets-used.ts';

export interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** The bytes as they came. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers as the JSON that clients read; the oracle checked it.
  readonly body: any;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form when it is URLSearchParams. */
  readonly body?: unknown;
}

/** A client of the public API; each answer, an error too, is first held against the served OpenAPI document. */
export interface Api extends ApiClient {
  /** Answers whatever came. @throws Error when it is not as documented */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Another client with this token, or with none. */
  withToken(token: string | null): Api;
  readonly token: string | null;
}

/** An answer that was not a success. */
export class UnexpectedAnswer extends Error {
  constructor({ method, path, status, text }: Answer) {
    super(`${method} ${path}: expected success, got ${status} ${text}`);
    this.name = 'UnexpectedAnswer';
  }
}

export interface ApiOptions {
  readonly baseUrl: string;
  readonly oracle: Oracle;
  readonly secrets: SecretsUsed;
}

/** How a client asks for a token, its credentials in the header. */
export const tokenRequest = (clientId: string, clientSecret: string) => ({
  path: '/oauth/token',
  headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});

export function openApi(options: ApiOptions, firstToken: string | null = null): Api {
  const { baseUrl, oracle, secrets } = options;
  let token = firstToken;

  const call: Api['call'] = async (method, path, { headers = {}, body } = {}) => {
    const requestHeaders = new Headers(headers);
    if (token !== null) requestHeaders.set('authorization', `Bearer ${token}`);
    const isForm = body instanceof URLSearchParams;
    if (body !== undefined && !isForm) requestHeaders.set('content-type', 'application/json');
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: requestHeaders,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = { method, path, status: response.status, headers: response.headers, text, body: JSON.parse(text) };
    oracle.check({ ...answer, requestHeaders, requestBody: isForm ? Object.fromEntries(body) : body });
    rememberSecrets(secrets, answer.body);
    return answer;
  };

  const succeed = async (method: string, path: string, callOptions?: CallOptions) => {
    const answer = await call(method, path, callOptions);
    if (answer.status >= 400) throw new UnexpectedAnswer(answer);
    return answer.body;
  };

  return {
    call,
    get token() {
      return token;
    },
    withToken: (other) => openApi(options, other),
    authenticate: async (clientId, clientSecret) => {
      token = null;
      const { path, ...request } = tokenRequest(clientId, clientSecret);
      const granted = await succeed('POST', path, request);
      token = granted.access_token;
      return granted;
    },
    get: (path) => succeed('GET', path),
    post: (path, body, headers = {}) => succeed('POST', path, { body, headers }),
    patch: (path, body) => succeed('PATCH', path, { body }),
    delete: (path) => succeed('DELETE', path),
  };
}

function rememberSecrets(
  secrets: SecretsUsed,
  body: { access_token?: string; data?: { secret?: string } } | null,
): void {
  if (typeof body?.access_token === 'string') secrets.add('access token', body.access_token);
  if (typeof body?.data?.secret === 'string') secrets.add('webhook secret', body.data.secret);
}
