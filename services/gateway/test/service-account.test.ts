import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBasePath, type Operation, operations } from '@review-reply/api-schemas';
import { AccountKind, AccountStatus } from '@review-reply/proto/identity/v1/identity';
import { createLifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Call, type Edge, type Key, openEdge, operator } from './edge.ts';
import { openRecorder, type Recorder } from './recorder.ts';

const manyCalls = { RATE_LIMIT_READS: '10000', RATE_LIMIT_WRITES: '10000', RATE_LIMIT_GENERATIONS: '10000' };
const scopes = ['places:read', 'places:write', 'reviews:read', 'reviews:write', 'webhooks:manage', 'accounts:manage'];

let edge: Edge;
let recorder: Recorder;
let call: Call;
let logDirectory: string;
let partner: Key;
let partnerToken: string;
/** Attached to the partner and active, attached and suspended, of nobody, of another partner, and detached. */
const clients: Record<'attached' | 'suspended' | 'free' | 'foreign' | 'detached', string> = {
  attached: '',
  suspended: '',
  free: '',
  foreign: '',
  detached: '',
};

async function clientOf(partner?: Key): Promise<string> {
  const account = { name: 'Demo client', email: 'client@example.com', locale: 'fr', kind: AccountKind.CLIENT };
  const { accountId } = await edge.identity.createAccount(account, operator);
  if (partner !== undefined)
    await edge.identity.attachAccount({ accountId, partnerAccountId: partner.accountId, service: 'pro' }, operator);
  return String(accountId);
}

beforeAll(async () => {
  edge = await openEdge();
  recorder = await openRecorder(edge.stack);
  logDirectory = await mkdtemp(join(tmpdir(), 'access-log-'));
  const fd = openSync(join(logDirectory, 'lines'), 'a');
  const life = createLifecycle({ name: 'gateway', logger: createLogger({ service: 'gateway', level: 'info', fd }) });
  ({ call } = await edge.gateway({ ...recorder.settings, ...manyCalls }, life));
  edge.stack.onClose(async () => {
    await life.stop();
    closeSync(fd);
    await rm(logDirectory, { recursive: true });
  });

  partner = await edge.accountWithKey({ kind: AccountKind.PARTNER, scopes });
  const other = await edge.accountWithKey({ kind: AccountKind.PARTNER, scopes });
  partnerToken = await edge.token(partner);
  clients.attached = await clientOf(partner);
  clients.suspended = await clientOf(partner);
  clients.free = await clientOf();
  clients.foreign = await clientOf(other);
  clients.detached = await clientOf(partner);
  const accountId = BigInt(clients.suspended);
  await edge.identity.setAccountStatus({ accountId, status: AccountStatus.SUSPENDED }, operator);
  const left = { accountId: BigInt(clients.detached), partnerAccountId: partner.accountId };
  await edge.leaving.detachAccount(left, operator);
});
afterAll(() => edge?.stack.close());

/** A valid call of an operation, so that nothing but who is acted for decides. */
async function ask(operation: Operation, serviceAccount?: string, token = partnerToken): Promise<Answer> {
  const headers = new Headers();
  if (serviceAccount !== undefined) headers.set('service-account', serviceAccount);
  if (operation.idempotency !== 'none') headers.set('idempotency-key', 'key');
  if (operation.bodyType === 'json') headers.set('content-type', 'application/json');
  const path = operation.path
    .replaceAll('{place_id}', 'place')
    .replaceAll('{section}', 'hours')
    .replaceAll(/\{\w+\}/g, '1');
  return call(`${apiBasePath}${path}`, {
    method: operation.method.toUpperCase(),
    token,
    headers,
    ...(operation.bodyType === 'json' && { body: JSON.stringify(operation.requestExample) }),
  });
}

/** Who the services were told is calling; undefined when the call did not come to them. */
const callerIn = ({ headers }: Answer) => recorder.callers.get(headers.get('request-id') ?? '');

const withToken = Object.values<Operation>(operations).filter(({ auth }) => auth === 'bearer');
const acting = withToken.filter(({ scope }) => scope !== 'accounts:manage');
const ofPartners = withToken.filter(({ scope }) => scope === 'accounts:manage');
const named = (list: readonly Operation[]) => list.map((operation) => [operation.operationId, operation] as const);

describe.each(named(acting))('Service-Account on %s', (_id, operation) => {
  it.each(['free', 'foreign', 'detached'] as const)(
    'of a client that is %s is 404 account_not_found',
    async (which) => {
      const answer = await ask(operation, clients[which]);
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'account_not_found' } } });
      expect(callerIn(answer)).toBeUndefined();
    },
  );

  it.each(['999999999', '0', '-1', '01', 'abc', '1.5', '1e3', '', '99999999999999999999', '1001, 1002'])(
    'that names no account (%j) is 404 account_not_found',
    async (id) => {
      const answer = await ask(operation, id);
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'account_not_found' } } });
      expect(callerIn(answer)).toBeUndefined();
    },
  );

  it('that names the partner itself is 404 account_not_found', async () => {
    const answer = await ask(operation, String(partner.accountId));
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'account_not_found' } } });
  });

  it('with a token that lacks accounts:manage is 403, whatever it names', async () => {
    const narrow = await edge.token(partner, operation.scope ?? 'places:read');
    for (const id of [clients.attached, clients.free, 'abc']) {
      const answer = await ask(operation, id, narrow);
      expect(answer).toMatchObject({
        status: 403,
        body: { error: { code: 'insufficient_scope', details: { required_scope: 'accounts:manage' } } },
      });
      expect(callerIn(answer)).toBeUndefined();
    }
  });

  it('of an attached client acts for it, on the partner’s key, and says so in the access log', async () => {
    const answer = await ask(operation, clients.attached);
    const requestId = answer.headers.get('request-id');
    expect(callerIn(answer)).toMatchObject({
      accountId: partner.accountId,
      actingAccountId: BigInt(clients.attached),
      clientId: partner.clientId,
    });
    const line = await eventually(() => {
      const lines = readFileSync(join(logDirectory, 'lines'), 'utf8').trim().split('\n');
      const found = lines
        .map((text) => JSON.parse(text))
        .find(({ msg, request_id }) => msg === 'Request.' && request_id === requestId);
      expect(found).toBeDefined();
      return found;
    });
    expect(line).toMatchObject({
      account_id: String(partner.accountId),
      acting_account_id: clients.attached,
      client_id: partner.clientId,
      route: `${apiBasePath}${operation.path}`,
      status: answer.status,
    });
  });

  it('of a suspended client reads and does not write', async () => {
    const answer = await ask(operation, clients.suspended);
    if (operation.method === 'get') {
      expect(callerIn(answer)?.actingAccountId).toBe(BigInt(clients.suspended));
    } else {
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'account_suspended' } } });
      expect(callerIn(answer)).toBeUndefined();
    }
  });

  it('left out acts for the key’s own account', async () => {
    expect(callerIn(await ask(operation))).toMatchObject({
      accountId: partner.accountId,
      actingAccountId: partner.accountId,
    });
  });
});

describe.each(named(ofPartners))('Service-Account on %s, which partners call as themselves,', (_id, operation) => {
  it.each(['attached', 'suspended', 'free', 'foreign', 'detached'] as const)(
    'is refused as not allowed there, also of a client that is %s',
    async (which) => expectNotAllowed(await ask(operation, clients[which])),
  );

  it.each(['999999999', 'abc', ''])('is refused so whatever it names (%j)', async (id) =>
    expectNotAllowed(await ask(operation, id)),
  );

  it('is 403 with a token that lacks accounts:manage', async () => {
    const answer = await ask(operation, clients.attached, await edge.token(partner, 'places:read'));
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'insufficient_scope' } } });
  });
});

function expectNotAllowed(answer: Answer) {
  const fields = [{ path: 'header.Service-Account', code: 'not_allowed' }];
  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'validation_failed', details: { fields } } } });
}

describe('a suspended account that holds the key', () => {
  it.each(named(ofPartners))('can look at its clients and change nothing of them: %s', async (_id, operation) => {
    const holder = await suspendedPartner();
    const answer = await ask(operation, undefined, holder.token);
    if (operation.method === 'get') expect([401, 403, 409]).not.toContain(answer.status);
    else expect(answer).toMatchObject({ status: 409, body: { error: { code: 'account_suspended' } } });
  });

  it.each(named(acting))('can still read and can no longer write: %s', async (_id, operation) => {
    const holder = await suspendedPartner();
    for (const serviceAccount of [undefined, holder.client]) {
      const answer = await ask(operation, serviceAccount, holder.token);
      if (operation.method === 'get') expect(callerIn(answer)?.accountId).toBe(holder.accountId);
      else expect(answer).toMatchObject({ status: 409, body: { error: { code: 'account_suspended' } } });
    }
  });
});

let suspended: Promise<{ accountId: bigint; token: string; client: string }> | undefined;

function suspendedPartner() {
  suspended ??= (async () => {
    const key = await edge.accountWithKey({ kind: AccountKind.PARTNER, scopes });
    const client = await clientOf(key);
    const { accountId } = key;
    await edge.identity.setAccountStatus({ accountId, status: AccountStatus.SUSPENDED }, operator);
    return { accountId, token: await edge.token(key), client };
  })();
  return suspended;
}
