import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DescMethodUnary, DescService } from '@bufbuild/protobuf';
import { type ChannelCredentials, Client, credentials } from '@grpc/grpc-js';
import {
  type Caller,
  type CallOptions,
  peerNames,
  permissions,
  type RpcClient,
  serviceNames,
  systemCaller,
} from '@review-reply/rpc';
import { makeAuthority, makeCertificate, openPeers, type Peers } from '@review-reply/testing';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { usePlatform } from '../src/index.ts';

const protoDir = new URL('../../../proto/reviewreply/', import.meta.url);
/** Every service that consumes events serves it. */
const operated = ['places', 'reviews', 'billing', 'webhooks'];
const timeoutMs = 10_000;

// Its own: some of the calls are taken.
const e2e = usePlatform(() => ({}));
let opened: Peers | undefined;
const clients = new Map<string, RpcClient<DescService>>();
afterAll(() => {
  for (const client of clients.values()) client.close();
  opened?.close();
});
function peers(): Peers {
  opened ??= openPeers(e2e().platform.site.rpcDir);
  return opened;
}

/** One for all methods of a service, since each of its peers shakes hands anew. */
function clientOf(service: string, descriptor: DescService) {
  const name = `${service} ${descriptor.typeName}`;
  const client = clients.get(name) ?? peers().client(descriptor, { address: addressOf(service), server: service });
  clients.set(name, client);
  return client;
}
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

/** What everybody who holds the platform's certificates is told of a method, in their own name and for a user. */
async function outcomesOf(service: string, descriptor: DescService, localName: string): Promise<string[]> {
  const call = clientOf(service, descriptor)[localName] as unknown as (
    request: object,
    options: CallOptions,
  ) => Promise<unknown>;
  const tell = (caller: Caller) =>
    call({}, { caller, timeoutMs }).then(
      () => 'answered',
      ({ code }: { code: string }) => code,
    );
  return Promise.all(peerNames.map((name) => tell(systemCaller(name))));
}

/** Whether gRPC is spoken with who comes with these credentials. */
async function isTaken(service: string, channel: ChannelCredentials): Promise<boolean> {
  const client = new Client(addressOf(service), channel, { 'grpc.ssl_target_name_override': service });
  try {
    return await new Promise((resolve) => client.waitForReady(Date.now() + 2_000, (error) => resolve(error == null)));
  } finally {
    client.close();
  }
}

describe('a service called directly', () => {
  it('is one of those that are tested here', () => {
    expect([...new Set(served.map(({ service }) => service))].sort()).toEqual(serviceNames.toSorted());
    expect(methods.length).toBeGreaterThan(30);
  });

  it.each(serviceNames)(
    '%s speaks with nobody who comes without a certificate, or with one of another authority',
    async (service) => {
      const { certificate, key } = await makeCertificate(await makeAuthority(), 'gateway');
      const ca = readFileSync(path.join(e2e().platform.site.rpcDir, 'ca.crt'));
      const anyName = { checkServerIdentity: () => undefined };
      const foreign = credentials.createSsl(ca, Buffer.from(key), Buffer.from(certificate), anyName);
      const own = peers().credentials('gateway').channelTo(service);
      const taken = [credentials.createInsecure(), foreign, own].map((channel) => isTaken(service, channel));
      expect(await Promise.all(taken)).toEqual([false, false, true]);
    },
  );

  it.each(methods)(
    '%s refuses %s to every other service, but those of the table',
    async (service, _, descriptor, method) => {
      const allowed = permissions[descriptor.typeName]?.[method.localName]?.inOwnName ?? [];
      const refused = peerNames.filter((name) => !allowed.includes(name));
      const outcomes = await outcomesOf(service, descriptor, method.localName);
      for (const [at, name] of peerNames.entries())
        if (refused.includes(name)) expect(outcomes[at], name).toBe('caller_not_allowed');
        else expect(outcomes[at], name).not.toBe('caller_not_allowed');
    },
  );
});

describe("a service's role", () => {
  const connect = async (url: string, statement = 'select 1'): Promise<string> => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query(statement);
      return 'connected';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await client.end().catch(() => {});
    }
  };

  it.each(serviceNames)('%s connects to its own database and to no other', async (service) => {
    const { site } = e2e().platform;
    expect(await connect(site.processUrl(service))).toBe('connected');
    const others = serviceNames.filter((other) => other !== service).map((other) => site.roleName(other));
    for (const other of [...others, 'postgres', 'template1']) {
      const url = new URL(site.processUrl(service));
      url.pathname = `/${other}`;
      expect(await connect(url.href), other).toContain(`permission denied for database "${other}"`);
    }
  });

  it.each(serviceNames)('%s changes no table, and switches no trigger off', async (service) => {
    const url = e2e().platform.site.processUrl(service);
    for (const statement of ['create table demo ()', 'drop table inbox', 'alter table inbox disable trigger all'])
      expect(await connect(url, statement)).toMatch(/^(permission denied|must be owner)/);
  });
});
