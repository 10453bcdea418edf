import { parseConfig } from '@review-reply/config';
import { AccountKind, AccountStatus, IdentityService } from '@review-reply/proto/identity/v1/identity';
import { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { type RpcClient, serviceNames } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { eventually, openStack, type Stack } from '@review-reply/testing';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIdentity } from '../../identity/src/app.ts';
import { identitySettings } from '../../identity/src/config.ts';
import { buildGateway } from '../src/app.ts';
import { gatewaySettings } from '../src/config.ts';
import { operator } from './edge.ts';

const nobody = '127.0.0.1:1';
/** What the platform promises for a refusal to be known everywhere. */
const refusedWithinMs = 2_000;
/** Neither Kafka, whose signals only hasten, nor Redis; the clock that tests move lives in Redis. */
const withoutHelp = { KAFKA_BROKERS: nobody, REDIS_URL: 'redis://127.0.0.1:1', CLOCK: 'system' };

/** Polling must not meet a limit. */
const manyCalls = { RATE_LIMIT_READS: '100000', RATE_LIMIT_WRITES: '100000', RATE_LIMIT_GENERATIONS: '100000' };

interface Platform {
  readonly stack: Stack;
  readonly gateways: string[];
  identity: RpcClient<typeof IdentityService>;
  /** Served by identity. */
  leaving(): RpcClient<typeof LeavingService>;
  startGateway(): Promise<string>;
  restartIdentity(): Promise<void>;
  stopIdentity(): Promise<void>;
}

/** Two gateways on an identity service that can be stopped and started again under the same address. */
async function openPlatform(more: Record<string, string>): Promise<Platform> {
  const stack = await openStack({ publishers: serviceNames });
  const migrations = new URL('../../identity/migrations', import.meta.url);
  const env = await stack.env({ migrations, more: { PLACES_ADDRESS: nobody, ...more } });
  let life: Lifecycle = stack.lifecycle('identity');
  const server = await buildIdentity(parseConfig(identitySettings, env), life);
  const port = String(server.port);
  const client = () => stack.client(IdentityService, server.port);
  const startGateway = async () => {
    const services = {
      PLACES_ADDRESS: nobody,
      REVIEWS_ADDRESS: nobody,
      BILLING_ADDRESS: nobody,
      WEBHOOKS_ADDRESS: nobody,
    };
    const own = { PORT: '0', HOST: '127.0.0.1', IDENTITY_ADDRESS: `127.0.0.1:${port}`, ...services };
    const gatewayEnv = await stack.env({ more: { ...own, ...manyCalls, ...more } });
    const gatewayLife = stack.lifecycle('gateway');
    const gateway = await buildGateway(parseConfig(gatewaySettings, gatewayEnv), gatewayLife);
    const url = `http://127.0.0.1:${gateway.port}`;
    await eventually(async () => expect((await gatewayLife.health()).ready).toBe(true));
    return url;
  };
  const platform: Platform = {
    stack,
    gateways: [await startGateway(), await startGateway()],
    identity: client(),
    leaving: () => stack.client(LeavingService, server.port),
    startGateway,
    stopIdentity: () => life.stop(),
    restartIdentity: async () => {
      await life.stop();
      life = stack.lifecycle('identity');
      await buildIdentity(parseConfig(identitySettings, { ...env, GRPC_PORT: port }), life);
      platform.identity = client();
      await eventually(() => platform.identity.listSigningKeys({}, operator));
    },
  };
  return platform;
}

async function keyOf(
  platform: Platform,
  kind: AccountKind = AccountKind.STANDARD,
  scopes = ['places:read', 'reviews:write'],
) {
  const account = { name: 'Demo account', email: 'demo@example.com', locale: 'en', kind };
  const { accountId } = await platform.identity.createAccount(account, operator);
  const { key, clientSecret } = await platform.identity.createApiKey({ accountId, name: 'test', scopes }, operator);
  return { accountId, clientId: key?.clientId ?? '', clientSecret };
}

type Key = Awaited<ReturnType<typeof keyOf>>;

const credentials = ({ clientId, clientSecret }: Key) => ({ client_id: clientId, client_secret: clientSecret });

async function tokenFrom(gateway: string, key: Key): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...credentials(key) });
  const response = await fetch(`${gateway}/api/v1/oauth/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function statusAt(gateway: string, token: string, headers: Record<string, string> = {}, method = 'GET') {
  const path = method === 'GET' ? '/api/v1/places' : '/api/v1/reviews/1/suggestions';
  const asked = { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': 'key' };
  const response = await fetch(`${gateway}${path}`, { method, headers: asked });
  await response.arrayBuffer();
  return response.status;
}

/** The services are away, so that a call that is let through comes as far as 503. */
const letThrough = 503;

/** Every gateway answers so, a refusal within the time that is promised for one, counted from now. */
async function everywhere(platform: Platform, status: number, ask: (gateway: string) => Promise<number>) {
  const deadline = status === letThrough ? {} : { timeoutMs: refusedWithinMs };
  await Promise.all(
    platform.gateways.map((gateway) => eventually(async () => expect(await ask(gateway)).toBe(status), deadline)),
  );
}

describe.each<[string, Record<string, string>]>([
  ['with everything up', {}],
  ['without Kafka and Redis', withoutHelp],
])('%s, two gateways refuse within two seconds', (_name, more) => {
  let platform: Platform;
  beforeAll(async () => {
    platform = await openPlatform(more);
  });
  afterAll(() => platform?.stack.close());

  it('a revoked key, one whose scopes changed, and a token that was ended', async () => {
    const [revoked, changed, kept] = [await keyOf(platform), await keyOf(platform), await keyOf(platform)];
    const [first = ''] = platform.gateways;
    const tokens = await Promise.all([revoked, changed, kept, kept].map((key) => tokenFrom(first, key)));
    const [ofRevoked = '', ofChanged = '', ended = '', other = ''] = tokens;
    for (const token of tokens) await everywhere(platform, letThrough, (gateway) => statusAt(gateway, token));

    const { identity } = platform;
    await identity.revokeApiKey({ clientId: revoked.clientId }, operator);
    await everywhere(platform, 401, (gateway) => statusAt(gateway, ofRevoked));
    await identity.setApiKeyScopes({ clientId: changed.clientId, scopes: ['reviews:write'] }, operator);
    await everywhere(platform, 401, (gateway) => statusAt(gateway, ofChanged));
    const body = new URLSearchParams({ token: ended, ...credentials(kept) });
    expect((await fetch(`${first}/api/v1/oauth/revoke`, { method: 'POST', body })).status).toBe(200);
    await everywhere(platform, 401, (gateway) => statusAt(gateway, ended));

    // After restarts too, at a gateway that knows nothing from before.
    await platform.restartIdentity();
    platform.gateways.push(await platform.startGateway());
    for (const token of [ofRevoked, ofChanged, ended])
      await everywhere(platform, 401, (gateway) => statusAt(gateway, token));
    await everywhere(platform, letThrough, (gateway) => statusAt(gateway, other));
    const fresh = await tokenFrom(first, changed);
    await everywhere(platform, 403, (gateway) => statusAt(gateway, fresh));
  });

  it('a client that is detached, and writing for one that is suspended', async () => {
    const scopes = ['places:read', 'reviews:write', 'accounts:manage'];
    const partner = await keyOf(platform, AccountKind.PARTNER, scopes);
    const partnerAccountId = partner.accountId;
    const token = await tokenFrom(platform.gateways[0] ?? '', partner);
    const account = { name: 'Demo client', email: 'client@example.com', locale: 'fr', kind: AccountKind.CLIENT };
    const { accountId } = await platform.identity.createAccount(account, operator);
    const reads = (gateway: string) => statusAt(gateway, token, { 'service-account': String(accountId) });
    const writes = (gateway: string) => statusAt(gateway, token, { 'service-account': String(accountId) }, 'POST');
    const setStatus = (status: AccountStatus) => platform.identity.setAccountStatus({ accountId, status }, operator);

    await platform.identity.attachAccount({ accountId, partnerAccountId, service: 'pro' }, operator);
    await everywhere(platform, letThrough, reads);
    await everywhere(platform, letThrough, writes);
    await setStatus(AccountStatus.SUSPENDED);
    await everywhere(platform, 409, writes);
    await everywhere(platform, letThrough, reads);
    await setStatus(AccountStatus.ACTIVE);
    await everywhere(platform, letThrough, writes);
    await platform.leaving().detachAccount({ accountId, partnerAccountId }, operator);
    await everywhere(platform, 404, reads);
    await everywhere(platform, 404, writes);
  });

  it('a client that left its partner, and stay with it after restarts', async () => {
    const scopes = ['places:read', 'reviews:write', 'accounts:manage'];
    const partner = await keyOf(platform, AccountKind.PARTNER, scopes);
    const token = await tokenFrom(platform.gateways[0] ?? '', partner);
    const account = { name: 'Demo client', email: 'client@example.com', locale: 'fr', kind: AccountKind.CLIENT };
    const { accountId } = await platform.identity.createAccount(account, operator);
    const { accountId: kept } = await platform.identity.createAccount(account, operator);
    const partnerAccountId = partner.accountId;
    for (const id of [accountId, kept])
      await platform.identity.attachAccount({ accountId: id, partnerAccountId, service: 'pro' }, operator);
    const acting = (id: bigint, method?: string) => (gateway: string) =>
      statusAt(gateway, token, { 'service-account': String(id) }, method);

    await everywhere(platform, letThrough, acting(accountId));
    await platform.leaving().detachAccount({ accountId, partnerAccountId }, operator);
    await everywhere(platform, 404, acting(accountId));
    await everywhere(platform, 404, acting(accountId, 'POST'));

    await platform.restartIdentity();
    platform.gateways.push(await platform.startGateway());
    await everywhere(platform, 404, acting(accountId));
    await everywhere(platform, letThrough, acting(kept));
  });

  it('nothing they already refused once identity is away, and let on what counts', async () => {
    const [revoked, kept] = [await keyOf(platform), await keyOf(platform)];
    const [first = ''] = platform.gateways;
    const [ofRevoked, ofKept] = [await tokenFrom(first, revoked), await tokenFrom(first, kept)];
    await platform.identity.revokeApiKey({ clientId: revoked.clientId }, operator);
    await everywhere(platform, 401, (gateway) => statusAt(gateway, ofRevoked));
    await everywhere(platform, letThrough, (gateway) => statusAt(gateway, ofKept));
    await platform.stopIdentity();
    for (const gateway of platform.gateways) {
      expect(await statusAt(gateway, ofRevoked)).toBe(401);
      expect(await statusAt(gateway, ofKept)).toBe(letThrough);
    }
    await platform.restartIdentity();
    await everywhere(platform, 401, (gateway) => statusAt(gateway, ofRevoked));
  });
});

describe('while signing keys rotate', () => {
  const hourMs = 3_600_000;
  let platform: Platform;
  beforeAll(async () => {
    // Without signals: what a gateway does not know yet it has to ask for.
    platform = await openPlatform({ KAFKA_BROKERS: nobody });
  });
  afterAll(() => platform?.stack.close());

  const signing = async () =>
    (await platform.identity.listSigningKeys({}, operator)).keys.find(({ state }) => state === 'signing')?.kid;
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;

  it('no valid token is refused by any gateway, older or newer than the change', async () => {
    const key = await keyOf(platform);
    const [first = '', second = ''] = platform.gateways;
    const old = await signing();
    await platform.stack.clock.advance(30 * 24 * hourMs - hourMs / 2);
    const before = await tokenFrom(first, key);
    expect(kidOf(before)).toBe(old);

    await platform.stack.clock.advance(hourMs / 2 + 1_000);
    const after = await eventually(async () => {
      const token = await tokenFrom(second, key);
      for (const gateway of platform.gateways) {
        expect(await statusAt(gateway, token)).toBe(letThrough);
        expect(await statusAt(gateway, before)).toBe(letThrough);
      }
      expect(kidOf(token)).not.toBe(old);
      return token;
    });

    // The old key goes when its last token has ended; the new one's tokens go on, at a new gateway too.
    await platform.stack.clock.advance(hourMs + 120_000 - 2_000);
    const latest = await tokenFrom(first, key);
    await eventually(async () => {
      const { keys } = (await (await fetch(`${first}/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] };
      expect(keys.map(({ kid }) => kid)).not.toContain(old);
    });
    for (const gateway of [first, second, await platform.startGateway()]) {
      expect(await statusAt(gateway, before)).toBe(401);
      expect(await statusAt(gateway, after)).toBe(401);
      expect(await statusAt(gateway, latest)).toBe(letThrough);
    }
  });

  it('compromised keys and their tokens end everywhere, and new tokens count at once', async () => {
    const key = await keyOf(platform);
    const [first = ''] = platform.gateways;
    const stolen = await tokenFrom(first, key);
    await everywhere(platform, letThrough, (gateway) => statusAt(gateway, stolen));
    await platform.identity.rotateSigningKey({ compromised: true }, operator);
    await everywhere(platform, 401, (gateway) => statusAt(gateway, stolen));
    const fresh = await eventually(async () => {
      const token = await tokenFrom(first, key);
      expect(kidOf(token)).toBe(await signing());
      return token;
    });
    for (const gateway of platform.gateways) expect(await statusAt(gateway, fresh)).toBe(letThrough);
  });
});
