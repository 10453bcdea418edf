import { fork } from 'node:child_process';
import { once } from 'node:events';
import { AppError, type ErrorKind } from '@review-reply/errors';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { collectMetrics, eventually, testCaller } from '@review-reply/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forSystem, forUsers, forUsersAndSystem, type RpcClient, type RpcServer, systemCaller } from '../src/index.ts';
import { type Methods, peers, startDemo } from './demo-service.ts';

const closers: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(methods: Partial<Methods>, port = 0): Promise<RpcServer> {
  const server = await startDemo(methods, port);
  closers.push(() => server.stop(1_000));
  return server;
}

/** @param servers any of which may answer */
function connect(...servers: ReadonlyArray<{ port: number }>): RpcClient<typeof WebhooksService> {
  const address = `ipv4:${servers.map(({ port }) => `127.0.0.1:${port}`).join()}`;
  const client = peers.client(WebhooksService, { address });
  closers.push(() => client.close());
  return client;
}

const silentServer = new URL('fixtures/silent-server.ts', import.meta.url);
const user = testCaller(7n, { actingAccountId: 8n, locale: 'fr', requestId: 'request-1', scopes: ['reviews:read'] });
const system = systemCaller('reviews', 'request-2');

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

  it('arrive with the first faults of a list that are too many to travel', async () => {
    const fields = Array.from({ length: 200 }, (_, n) => ({ field: `attributes.demo_${n}`, message: 'm'.repeat(90) }));
    const server = await start({
      deleteEndpoint: forSystem(async () => {
        throw new AppError('invalid', 'demo_invalid', { fields });
      }),
    });
    const told = await connect(server)
      .deleteEndpoint({}, { caller: system })
      .then(() => [])
      .catch(({ details }: AppError) => details.fields as unknown[]);
    expect(told.length).toBeGreaterThan(50);
    expect(told).toEqual(fields.slice(0, told.length));
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
    const options = end === 'deadline' ? { timeoutMs: 2_000 } : { signal: canceller.signal };
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
    const calls = { list: 0, create: 0, remove: 0 };
    const away = new AppError('unavailable', 'service_unavailable');
    const server = await start({
      createEndpoint: forUsers(async () => {
        calls.create += 1;
        throw away;
      }),
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
    // What was answered to a write stands, also where it might be repeated.
    await expect(client.createEndpoint({}, { caller: user })).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(client.deleteEndpoint({}, { caller: system })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls).toEqual({ list: 3, create: 1, remove: 1 });
  });

  it('is followed by another when it dies under a call, where the contract lets it be repeated, and only there', async () => {
    const asked: boolean[] = [];
    let removed = 0;
    const other = await start({
      createEndpoint: forUsers(async (_request, { isRepeat }) => {
        asked.push(isRepeat);
        return {};
      }),
      deleteEndpoint: forSystem(async () => {
        removed += 1;
        return {};
      }),
    });
    const dying = fork(silentServer, { execArgv: ['--conditions=@review-reply/source'] });
    closers.push(() => dying.kill('SIGKILL'));
    const [port] = (await once(dying, 'message')) as [number];
    const waiting = new Set<string>();
    dying.on('message', (method: string) => waiting.add(method));
    const client = connect({ port }, other);
    const created: Promise<unknown>[] = [];
    const deleted: Promise<unknown>[] = [];
    // They take turns; until both are connected one of them has all.
    await eventually(() => {
      created.push(client.createEndpoint({}, { caller: user }));
      deleted.push(client.deleteEndpoint({}, { caller: system }).catch((error: unknown) => error));
      expect(waiting.size).toBe(2);
    });
    dying.kill('SIGKILL');
    await Promise.all(created);
    expect(asked).toHaveLength(created.length);
    expect(asked).toContain(true);
    const lost = (await Promise.all(deleted)).filter((answer) => answer instanceof AppError);
    expect(lost).toContainEqual(expect.objectContaining({ kind: 'unavailable' }));
    expect(removed).toBe(deleted.length - lost.length);
  });
});

it('calls are measured at both ends, by method and status', async () => {
  const metrics = collectMetrics();
  closers.push(() => metrics.close());
  let calls = 0;
  const server = await start({
    deleteEndpoint: forSystem(async () => {
      calls += 1;
      if (calls === 3) throw new AppError('not_found', 'not_found');
      return {};
    }),
  });
  const client = connect(server);
  for (let call = 0; call < 3; call += 1) await client.deleteEndpoint({}, { caller: system }).catch(() => {});
  for (const end of ['rpc.client.call.duration', 'rpc.server.call.duration'] as const) {
    expect(await metrics.by(end, 'rpc.response.status_code')).toEqual({ OK: 2, NOT_FOUND: 1 });
    expect(Object.keys(await metrics.by(end, 'rpc.method'))).toEqual([`${WebhooksService.typeName}/DeleteEndpoint`]);
  }
});
