import { parseConfig } from '@review-reply/config';
import { EnrollmentService } from '@review-reply/proto/identity/v1/enrollment';
import { AccountKind, IdentityService } from '@review-reply/proto/identity/v1/identity';
import { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { type RpcClient, serviceNames, systemCaller } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { buildIdentity } from '../../identity/src/app.ts';
import { identitySettings } from '../../identity/src/config.ts';
import { buildGateway } from '../src/app.ts';
import { gatewaySettings } from '../src/config.ts';

export const publicUrl = 'http://127.0.0.1:8080';

/** A gateway on a real identity service; the other services are away unless their addresses are given. */
export interface Edge {
  readonly stack: Stack;
  readonly identity: RpcClient<typeof IdentityService>;
  /** Served by identity. */
  readonly leaving: RpcClient<typeof LeavingService>;
  /** Served by identity. */
  readonly enrollments: RpcClient<typeof EnrollmentService>;
  /** Root of the gateway's HTTP server, without /api/v1. */
  readonly url: string;
  /** Another gateway on the same identity service and servers, until the stack closes. */
  gateway(settings?: Record<string, string>, life?: Lifecycle): Promise<Gateway>;
  /** For as long as the stack lives. */
  stopIdentity(): Promise<void>;
  accountWithKey(options?: { kind?: AccountKind; scopes?: string[] }): Promise<Key>;
  token(key: Key, scope?: string): Promise<string>;
  call: Call;
}

export type Call = (path: string, options?: RequestInit & { token?: string }) => Promise<Answer>;

export interface Gateway {
  readonly url: string;
  readonly call: Call;
}

export interface Key {
  readonly accountId: bigint;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: an answer's body is whatever the test asks of it.
  readonly body: any;
}

const nobody = '127.0.0.1:1';
export const operator = { caller: systemCaller('admin') };

export async function openEdge(settings: Record<string, string> = {}): Promise<Edge> {
  const stack = await openStack({ publishers: serviceNames });
  const migrations = new URL('../../identity/migrations', import.meta.url);
  const identityEnv = await stack.env({ migrations, more: { PLACES_ADDRESS: nobody } });
  const identityLife = stack.lifecycle('identity');
  const server = await buildIdentity(parseConfig(identitySettings, identityEnv), identityLife);
  const identity = stack.client(IdentityService, server.port);
  const gateway: Edge['gateway'] = async (more = {}, life = stack.lifecycle('gateway')) => {
    const env = await stack.env({
      more: {
        PORT: '0',
        HOST: '127.0.0.1',
        IDENTITY_ADDRESS: `127.0.0.1:${server.port}`,
        PLACES_ADDRESS: nobody,
        REVIEWS_ADDRESS: nobody,
        BILLING_ADDRESS: nobody,
        WEBHOOKS_ADDRESS: nobody,
        // A busy machine is no outage of Redis.
        RATE_LIMIT_REDIS_TIMEOUT_MS: '5000',
        ...settings,
        ...more,
      },
    });
    const { port } = await buildGateway(parseConfig(gatewaySettings, env), life);
    const url = `http://127.0.0.1:${port}`;
    await eventually(async () => {
      if (!(await life.health()).ready) throw new Error('The gateway is not ready.');
    });
    return { url, call: callsTo(url) };
  };
  const { url, call } = await gateway();
  return {
    stack,
    identity,
    leaving: stack.client(LeavingService, server.port),
    enrollments: stack.client(EnrollmentService, server.port),
    url,
    call,
    gateway,
    stopIdentity: () => identityLife.stop(),
    accountWithKey: async ({ kind = AccountKind.STANDARD, scopes = ['places:read', 'reviews:read'] } = {}) => {
      const account = { name: 'Demo account', email: 'demo@example.com', locale: 'en', kind };
      const { accountId } = await identity.createAccount(account, operator);
      const { key, clientSecret } = await identity.createApiKey({ accountId, name: 'test', scopes }, operator);
      return { accountId, clientId: key?.clientId ?? '', clientSecret };
    },
    token: async ({ clientId, clientSecret }, scope) => {
      const form = {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        ...(scope && { scope }),
      };
      const { body } = await call('/api/v1/oauth/token', { method: 'POST', body: new URLSearchParams(form) });
      return body.access_token;
    },
  };
}

function callsTo(url: string): Call {
  return async (path, { token, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(`${url}${path}`, { ...init, headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
}
