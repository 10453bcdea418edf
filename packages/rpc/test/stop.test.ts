import { Client, Metadata } from '@grpc/grpc-js';
import {
  Health,
  HealthCheckRequestSchema,
  HealthCheckResponse_ServingStatus,
  HealthCheckResponseSchema,
} from '@review-reply/proto/grpc/health/v1/health';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { eventually } from '@review-reply/testing';
import { afterEach, expect, it } from 'vitest';
import { decode, encode } from '../src/codec.ts';
import { forSystem, type RpcServer, systemCaller } from '../src/index.ts';
import { peers, startDemo } from './demo-service.ts';

const caller = systemCaller('reviews');
const closers: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function connect({ port }: RpcServer) {
  const client = peers.client(WebhooksService, { address: `127.0.0.1:${port}` });
  closers.push(() => client.close());
  return client;
}

/** A server whose `deleteEndpoint` answers when told. */
async function startGated() {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const server = await startDemo({
    deleteEndpoint: forSystem(async (_request, { signal }) => {
      signal.addEventListener('abort', () => gate.resolve());
      begun.resolve();
      await gate.promise;
      return { url: 'answered' };
    }),
  });
  return { server, begun: begun.promise, open: gate.resolve };
}

it('lets running calls end, takes no new ones meanwhile, and then ends', async () => {
  const { server, begun, open } = await startGated();
  const running = connect(server).deleteEndpoint({}, { caller });
  await begun;
  let stopped = false;
  const stopping = server.stop(20_000).then(() => {
    stopped = true;
  });
  await eventually(async () => {
    await expect(connect(server).deleteEndpoint({}, { caller, timeoutMs: 200 })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
  expect(stopped).toBe(false);
  open();
  expect((await running).url).toBe('answered');
  await stopping;
});

it('cuts off at its deadline what does not end', async () => {
  const { server, begun } = await startGated();
  const running = connect(server).deleteEndpoint({}, { caller, timeoutMs: 20_000 });
  const failed = expect(running).rejects.toMatchObject({ kind: 'unavailable' });
  await begun;
  await server.stop(100);
  await failed;
  // Long before the caller's own deadline.
}, 10_000);

it('answers health checks without a caller, and "not serving" once it drains', async () => {
  const server = await startDemo({});
  closers.push(() => server.stop());
  const client = new Client(`127.0.0.1:${server.port}`, peers.credentials('reviews').channelTo('webhooks'), {
    'grpc.ssl_target_name_override': 'webhooks',
  });
  closers.push(() => client.close());
  const check = () =>
    new Promise<HealthCheckResponse_ServingStatus | undefined>((resolve, reject) => {
      client.makeUnaryRequest(
        `/${Health.typeName}/${Health.method.check.name}`,
        (request: object) => encode(HealthCheckRequestSchema, request),
        (bytes: Buffer) => decode(HealthCheckResponseSchema, bytes),
        {},
        new Metadata(),
        (error, answer) => (error === null ? resolve(answer?.status) : reject(error)),
      );
    });
  expect(await check()).toBe(HealthCheckResponse_ServingStatus.SERVING);
  server.drain();
  expect(await check()).toBe(HealthCheckResponse_ServingStatus.NOT_SERVING);
});
