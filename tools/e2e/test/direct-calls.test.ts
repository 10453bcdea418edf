import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { DescMethodUnary, DescService } from '@bufbuild/protobuf';
import { Client, credentials, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { type CallOptions, createRpcClient, systemCaller } from '@review-reply/rpc';
import { testCaller } from '@review-reply/testing';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { usePlatform } from '../src/index.ts';

const protoDir = new URL('../../../proto/reviewreply/', import.meta.url);
const services = ['identity', 'places', 'reviews', 'billing', 'webhooks'];
/** Every service that consumes events serves it. */
const operated = ['places', 'reviews', 'billing', 'webhooks'];
const timeoutMs = 10_000;

const e2e = usePlatform();
const descriptors = await readDescriptors();
const served = descriptors.flatMap((descriptor) => {
  const owner = descriptor.typeName.split('.')[1] ?? '';
  return (owner === 'operations' ? operated : [owner]).map((service) => ({ service, descriptor }));
});
const methods = served.flatMap(({ service, descriptor }) =>
  descriptor.methods.map((method) => [service, method.name, descriptor, method as DescMethodUnary] as const),
);

/** The services that the proto files declare, whichever there are. */
async function readDescriptors(): Promise<DescService[]> {
  const files = readdirSync(protoDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.proto'));
  const declaring = files.filter((file) => /^service /m.test(readFileSync(new URL(file, protoDir), 'utf8')));
  const found = await Promise.all(
    declaring.map(async (file) => {
      const module: object = await import(`@review-reply/proto/${file.replace(/\.proto$/, '')}`);
      return Object.values(module).filter((value): value is DescService => value?.kind === 'service');
    }),
  );
  return found.flat();
}

function addressOf(service: string): string {
  const address = e2e().platform.settings[`${service.toUpperCase()}_ADDRESS`];
  if (address === undefined) throw new Error(`Nobody knows where ${service} is.`);
  return address;
}

/** Calls with an empty message and this metadata. @returns the error, or undefined when there was none */
function callPlainly(service: string, descriptor: DescService, method: DescMethodUnary, metadata: Metadata) {
  const client = new Client(addressOf(service), credentials.createInsecure());
  return new Promise<ServiceError | null>((resolve) => {
    client.makeUnaryRequest(
      `/${descriptor.typeName}/${method.name}`,
      (bytes: Buffer) => bytes,
      (bytes: Buffer) => bytes,
      Buffer.alloc(0),
      metadata,
      { deadline: Date.now() + timeoutMs },
      (error) => resolve(error),
    );
  }).finally(() => client.close());
}

describe('a service called directly', () => {
  it('is one of those that are tested here', () => {
    expect([...new Set(served.map(({ service }) => service))].sort()).toEqual(services.toSorted());
    expect(methods.length).toBeGreaterThan(30);
  });

  it.each(methods)('%s refuses %s without a signed context', async (service, _, descriptor, method) => {
    const error = await callPlainly(service, descriptor, method, new Metadata());
    expect({ code: error?.code, details: error?.details }).toEqual({
      code: status.UNAUTHENTICATED,
      details: 'caller_missing',
    });
  });

  it.each(methods)('%s refuses %s with a context signed by another secret', async (service, _, descriptor, method) => {
    const secret = randomBytes(32).toString('base64url');
    const client = createRpcClient(descriptor, { address: addressOf(service), secret });
    const call = client[method.localName] as unknown as (request: object, options: CallOptions) => Promise<unknown>;
    try {
      for (const caller of [systemCaller('gateway'), systemCaller('admin'), testCaller(1n)]) {
        await expect(call({}, { caller, timeoutMs })).rejects.toMatchObject({
          kind: 'unauthenticated',
          code: 'caller_forged',
        });
      }
    } finally {
      client.close();
    }
  });
});

describe("a service's role", () => {
  const connect = async (url: string): Promise<string> => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return 'connected';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await client.end().catch(() => {});
    }
  };

  it.each(services)('%s connects to its own database and to no other', async (service) => {
    const { site } = e2e().platform;
    expect(await connect(site.databaseUrl(service))).toBe('connected');
    const others = services.filter((other) => other !== service).map((other) => site.roleName(other));
    for (const other of [...others, 'postgres', 'template1']) {
      const url = new URL(site.databaseUrl(service));
      url.pathname = `/${other}`;
      expect(await connect(url.href), other).toContain(`permission denied for database "${other}"`);
    }
  });
});
