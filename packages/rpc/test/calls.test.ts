import { createHmac } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { Client, credentials, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { AppError, type ErrorKind } from '@review-reply/errors';
import { CallerContextSchema } from '@review-reply/proto/rpc/v1/caller';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { eventually, testCaller } from '@review-reply/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContextSigner } from '../src/caller-context.ts';
import {
  createRpcClient,
  forSystem,
  forUsers,
  forUsersAndSystem,
  type RpcClient,
  type RpcServer,
  systemCaller,
} from '../src/index.ts';
import { type Methods, secret, startDemo } from './demo-service.ts';

const closers: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(methods: Partial<Methods>, port = 0): Promise<RpcServer> {
  const server = await startDemo(methods, port);
  closers.push(() => server.stop(1_000));
  return server;
}

function connect({ port }: { port: number }, key = secret): RpcClient<typeof WebhooksService> {
  const client = createRpcClient(WebhooksService, { address: `127.0.0.1:${port}`, secret: key });
  closers.push(() => client.close());
  return client;
}

const user = testCaller(7n, { actingAccountId: 8n, locale: 'fr', requestId: 'request-1', scopes: ['reviews:read'] });
const system = systemCaller('reviews', 'request-2');
const path = (method: string) => `/reviewreply.webhooks.v1.WebhooksService/${method}`;

/** The status of a bare call of ListEndpoints with this metadata, as anybody on the network could make it. */
async function bareCall(port: number, metadata: Metadata): Promise<ServiceError | null> {
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  closers.push(() => client.close());
  const bytes = (buffer: Buffer) => buffer;
  return new Promise((resolve) => {
    client.makeUnaryRequest(path('ListEndpoints'), bytes, bytes, Buffer.from([]), metadata, (error) => resolve(error));
  });
}

function selfSigned(key: string, changes: { method?: string; expiresAtMs?: bigint }): Metadata {
  const context = create(CallerContextSchema, {
    method: path('ListEndpoints'),
    expiresAtMs: BigInt(Date.now() + 10_000),
    kind: { case: 'system', value: { service: 'reviews' } },
    ...changes,
  });
  const bytes = Buffer.from(toBinary(CallerContextSchema, context));
  const metadata = new Metadata();
  metadata.set('rr-caller-bin', bytes);
  metadata.set('rr-caller-mac-bin', createHmac('sha256', key).update(bytes).digest());
  return metadata;
}

describe('who calls', () => {
  it('arrives whole, for holders of keys and for services', async () => {
    const seen: unknown[] = [];
    const server = await start({
      listEndpoints: forUsersAndSystem(async (_request, { caller }) => {
        seen.push(caller);
        return {};
      }),
    });
    const client = connect(server);
    await client.listEndpoints({}, { caller: user });
    await client.listEndpoints({}, { caller: system });
    expect(seen).toEqual([user, system]);
  });

  it('must be signed, with our key, for this method, seconds ago', async () => {
    let answered = 0;
    const server = await start({
      listEndpoints: forUsersAndSystem(async () => {
        answered += 1;
        return {};
      }),
    });
    const forged = selfSigned(secret, {});
    forged.set('rr-caller-bin', Buffer.concat([forged.get('rr-caller-bin')[0] as Buffer, Buffer.from([0x1a, 1, 120])]));
    const attempts: Array<[string, Metadata]> = [
      ['caller_missing', new Metadata()],
      ['caller_forged', selfSigned('another key of 32 characters or more', {})],
      ['caller_forged', forged],
      ['caller_stale', selfSigned(secret, { expiresAtMs: BigInt(Date.now() - 1) })],
      ['caller_stale', selfSigned(secret, { method: path('DeleteEndpoint') })],
      ['caller_stale', createContextSigner(secret)(path('ListDeliveries'), user)],
    ];
    for (const [code, metadata] of attempts) {
      expect(await bareCall(server.port, metadata)).toMatchObject({ code: status.UNAUTHENTICATED, details: code });
    }
    expect(answered).toBe(0);
    // The same with nothing wrong about it is let in.
    expect(await bareCall(server.port, selfSigned(secret, {}))).toBeNull();
    expect(answered).toBe(1);
    await expect(connect(server, 'x'.repeat(40)).listEndpoints({}, { caller: user })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('decides what may be called', async () => {
    const server = await start({
      listEndpoints: forUsersAndSystem(async () => ({})),
      listDeliveries: forUsers(async () => ({})),
      deleteEndpoint: forSystem(async () => ({}), ['admin']),
    });
    const client = connect(server);
    const forbidden = { kind: 'forbidden', code: 'caller_not_allowed' };
    await client.listDeliveries({}, { caller: user });
    await expect(client.listDeliveries({}, { caller: system })).rejects.toMatchObject(forbidden);
    await client.deleteEndpoint({}, { caller: systemCaller('admin') });
    await expect(client.deleteEndpoint({}, { caller: system })).rejects.toMatchObject(forbidden);
    await expect(client.deleteEndpoint({}, { caller: user })).rejects.toMatchObject(forbidden);
  });
});

describe('errors', () => {
  const kinds: ErrorKind[] = [
    'invalid',
    'unauthenticated',
    'forbidden',
    'not_found',
    'conflict',
    'payment_required',
    'unprocessable',
    'rate_limited',
    'unavailable',
    'bad_gateway',
    'internal',
  ];

  it.each(kinds)('of kind %s arrive with kind, code and details, whatever their script', async (kind) => {
    const details = { field: 'réponse — 返信 🙂', faults: [{ at: 3, max: 4096 }] };
    const server = await start({
      deleteEndpoint: forSystem(async () => {
        throw new AppError(kind, `a_${kind}`, details);
      }),
    });
    const error: unknown = await connect(server)
      .deleteEndpoint({}, { caller: system })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ kind, code: `a_${kind}`, details });
  });

  it('that nobody foresaw tell the caller nothing', async () => {
    const server = await start({
      deleteEndpoint: forSystem(async () => {
        throw new TypeError('private: 4711');
      }),
    });
    const error = await connect(server)
      .deleteEndpoint({}, { caller: system })
      .catch((thrown: AppError) => thrown);
    expect(error).toMatchObject({ kind: 'internal', code: 'internal_error', details: {} });
    expect(String((error as AppError).cause)).not.toContain('4711');
  });

  it('arrive without their details rather than not at all, when those are too many or no JSON', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const thrown = [{ text: 'x'.repeat(100_000) }, circular, { id: 9_007_199_254_740_993n }];
    const server = await start({
      deleteEndpoint: forSystem(async ({ webhookId }) => {
        throw new AppError('conflict', 'demo_conflict', thrown[Number(webhookId)]);
      }),
    });
    const client = connect(server);
    const detailsOf = (webhookId: bigint) =>
      client
        .deleteEndpoint({ webhookId }, { caller: system })
        .catch(({ code, details }: AppError) => ({ code, details }));
    expect(await detailsOf(0n)).toEqual({ code: 'demo_conflict', details: {} });
    expect(await detailsOf(1n)).toEqual({ code: 'demo_conflict', details: {} });
    expect(await detailsOf(2n)).toEqual({ code: 'demo_conflict', details: { id: '9007199254740993' } });
  });

  it('come of messages larger than 4 MiB, which no repetition would mend, in both directions', async () => {
    const large = 'x'.repeat(4 * 1024 * 1024 + 1);
    let answered = 0;
    const server = await start({
      listEndpoints: forUsersAndSystem(async () => {
        answered += 1;
        return { endpoints: [{ url: large }] };
      }),
      createEndpoint: forUsers(async () => ({})),
    });
    const client = connect(server);
    const tooLarge = { kind: 'internal', code: 'internal_error' };
    await expect(client.createEndpoint({ url: large }, { caller: user })).rejects.toMatchObject(tooLarge);
    await expect(client.listEndpoints({}, { caller: user })).rejects.toMatchObject(tooLarge);
    expect(answered).toBe(1);
    await client.createEndpoint({ url: large.slice(0, 4_000_000) }, { caller: user });
  });
});

describe('time', () => {
  it('left to a call is what its caller has left, over any hop', async () => {
    const left: number[] = [];
    const second = await start({
      deleteEndpoint: forSystem(async (_request, { deadline }) => {
        left.push(deadline.getTime() - Date.now());
        return {};
      }),
    });
    const onwards = connect(second);
    const first = await start({
      deleteEndpoint: forSystem(async () => {
        await onwards.deleteEndpoint({}, { caller: system, timeoutMs: 60_000 });
        await onwards.deleteEndpoint({}, { caller: system, timeoutMs: 300 });
        return {};
      }),
    });
    await connect(first).deleteEndpoint({}, { caller: system, timeoutMs: 3_000 });
    const [inherited, own] = left;
    expect(inherited).toBeLessThanOrEqual(3_000);
    expect(inherited).toBeGreaterThan(300);
    expect(own).toBeLessThanOrEqual(300);
  });

  it.each(['deadline', 'cancellation'])('ends at the %s, for the caller and for who works for it', async (end) => {
    const begun = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const server = await start({
      deleteEndpoint: forSystem(async (_request, { signal }) => {
        signal.addEventListener('abort', () => aborted.resolve());
        begun.resolve();
        await aborted.promise;
        return {};
      }),
    });
    const canceller = new AbortController();
    const options = end === 'deadline' ? { timeoutMs: 200 } : { signal: canceller.signal };
    const call = connect(server).deleteEndpoint({}, { caller: system, ...options });
    const failed = expect(call).rejects.toMatchObject({ kind: 'unavailable', code: 'service_unavailable' });
    await begun.promise;
    if (end === 'cancellation') canceller.abort();
    await failed;
    await aborted.promise;
  });

  it('is not spent on a call that was cancelled before it began', async () => {
    let calls = 0;
    const server = await start({
      deleteEndpoint: forSystem(async () => {
        calls += 1;
        return {};
      }),
    });
    const client = connect(server);
    const call = client.deleteEndpoint({}, { caller: system, signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'unavailable' });
    await client.deleteEndpoint({}, { caller: system });
    expect(calls).toBe(1);
  });
});

describe('the way to a service', () => {
  it('leads through no proxy that the environment names for the web', async () => {
    vi.stubEnv('grpc_proxy', 'http://127.0.0.1:1');
    closers.push(() => vi.unstubAllEnvs());
    const server = await start({ listEndpoints: forUsersAndSystem(async () => ({ endpoints: [] })) });
    expect((await connect(server).listEndpoints({}, { caller: system })).endpoints).toEqual([]);
  });
});

describe('a service that is away', () => {
  it('is unavailable at once, and is found again when it is back', async () => {
    const server = await start({ deleteEndpoint: forSystem(async () => ({})) });
    const client = connect(server);
    await client.deleteEndpoint({}, { caller: system });
    await server.stop();
    const sinceMs = performance.now();
    await expect(client.deleteEndpoint({}, { caller: system, timeoutMs: 20_000 })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(performance.now() - sinceMs).toBeLessThan(10_000);
    await start({ deleteEndpoint: forSystem(async () => ({})) }, server.port);
    await eventually(() => client.deleteEndpoint({}, { caller: system }));
  });

  it('is asked again by itself where the contract says that repeating does no harm, and only there', async () => {
    const calls = { list: 0, remove: 0 };
    const away = new AppError('unavailable', 'service_unavailable');
    const server = await start({
      listEndpoints: forUsersAndSystem(async () => {
        calls.list += 1;
        if (calls.list < 3) throw away;
        return {};
      }),
      deleteEndpoint: forSystem(async () => {
        calls.remove += 1;
        throw away;
      }),
    });
    const client = connect(server);
    await client.listEndpoints({}, { caller: system });
    await expect(client.deleteEndpoint({}, { caller: system })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls).toEqual({ list: 3, remove: 1 });
  });
});
