import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { openSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectByTls } from 'node:tls';
import { create, toBinary } from '@bufbuild/protobuf';
import { Client, credentials as grpcCredentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { CallerContextSchema } from '@review-reply/proto/rpc/v1/caller';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { createLogger } from '@review-reply/telemetry';
import { eventually, makeAuthority, makeCertificate, testCaller } from '@review-reply/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keyIdOf } from '../src/caller-keys.ts';
import {
  type Caller,
  createRpcClient,
  forUsersAndSystem,
  openRpcCredentials,
  type RpcCredentials,
  type RpcServer,
  systemCaller,
} from '../src/index.ts';
import { allRefused, peers, permissions, quiet, rpcDir, startDemo } from './demo-service.ts';

const user = testCaller(7n, { actingAccountId: 8n, locale: 'fr', requestId: 'request-1', scopes: ['reviews:read'] });
const forbidden = { kind: 'forbidden', code: 'caller_not_allowed' };
const unavailable = { kind: 'unavailable' };
const lookEveryMs = 20;
const allowed = permissions[WebhooksService.typeName];

let seen: Caller[];
let server: RpcServer;
let dir: string;

beforeEach(async () => {
  seen = [];
  dir = await mkdtemp(path.join(tmpdir(), 'rpc-'));
  await cp(rpcDir, dir, { recursive: true });
  server = await startServer('webhooks');
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop(1_000);
  await rm(dir, { recursive: true });
});

const open = (service: string): RpcCredentials => {
  const credentials = openRpcCredentials({ dir, service, logger: quiet, lookEveryMs });
  onTestFinished(() => credentials.close());
  return credentials;
};

const startServer = (service: string) =>
  startDemo({ listEndpoints: forUsersAndSystem(note), deleteEndpoint: forUsersAndSystem(note) }, 0, {
    credentials: open(service),
  });

async function note(_request: unknown, { caller }: { caller: Caller }) {
  seen.push(caller);
  return {};
}

function clientOf(credentials: RpcCredentials, { port } = server) {
  const client = createRpcClient(WebhooksService, { address: `127.0.0.1:${port}`, credentials });
  onTestFinished(() => client.close());
  return client;
}

/** A call of ListEndpoints with this metadata, as whoever holds a service's certificate could make it. */
async function bareCall(credentials: RpcCredentials, metadata: Metadata): Promise<ServiceError | null> {
  const client = new Client(`127.0.0.1:${server.port}`, credentials.channelTo('webhooks'), {
    'grpc.ssl_target_name_override': 'webhooks',
  });
  onTestFinished(() => client.close());
  const bytes = (buffer: Buffer) => buffer;
  const method = `/${WebhooksService.typeName}/ListEndpoints`;
  return new Promise((resolve) => {
    client.makeUnaryRequest(method, bytes, bytes, Buffer.alloc(0), metadata, (error) => resolve(error));
  });
}

function metadataOf({ bytes, signature }: { bytes: Buffer; signature: Buffer }): Metadata {
  const metadata = new Metadata();
  metadata.set('rr-caller-bin', bytes);
  metadata.set('rr-caller-signature-bin', signature);
  return metadata;
}

/** A caller that whoever has a key of their own makes up. */
function madeUp(key: KeyObject, keyId: string) {
  const context = { keyId, expiresAtMs: BigInt(Date.now() + 10_000), user: { accountId: 7n, actingAccountId: 8n } };
  const bytes = Buffer.from(toBinary(CallerContextSchema, create(CallerContextSchema, context)));
  return { bytes, signature: sign(null, bytes, key) };
}

describe('who calls', () => {
  it('arrives whole: a user as the gateway knows it, a service as its certificate names it', async () => {
    await clientOf(open('gateway')).listEndpoints({}, { caller: user });
    // The word of the caller itself counts for nothing.
    await clientOf(open('reviews')).listEndpoints({}, { caller: systemCaller('admin', 'request-2') });
    expect(seen).toEqual([user, systemCaller('reviews', 'request-2')]);
  });

  it('may call what the table of permissions says, as what it says, and nothing else', async () => {
    const [gateway, reviews, admin, places] = ['gateway', 'reviews', 'admin', 'places'].map((name) =>
      clientOf(open(name)),
    );
    await reviews?.deleteEndpoint({}, { caller: systemCaller('reviews') });
    await admin?.deleteEndpoint({}, { caller: systemCaller('admin') });
    for (const [client, caller] of [
      [gateway, user],
      [gateway, systemCaller('gateway')],
      [places, systemCaller('places')],
    ] as const)
      await expect(client?.deleteEndpoint({}, { caller })).rejects.toMatchObject(forbidden);
    expect(seen).toHaveLength(2);
  });

  it('is written down when an operator changes something, with the ids that it was about and no more', async () => {
    const file = path.join(dir, 'log');
    const logger = createLogger({ service: 'test', level: 'info', fd: openSync(file, 'a') });
    const methods = { listEndpoints: forUsersAndSystem(note), deleteEndpoint: forUsersAndSystem(note) };
    const logging = await startDemo(methods, 0, {
      credentials: open('webhooks'),
      logger,
      permissions: { [WebhooksService.typeName]: { ...allowed, listEndpoints: { inOwnName: ['reviews', 'admin'] } } },
    });
    onTestFinished(() => logging.stop(1_000));
    const [admin, reviews] = ['admin', 'reviews'].map((name) => clientOf(open(name), logging));
    await reviews?.deleteEndpoint({ webhookId: 1n }, { caller: systemCaller('reviews') });
    await admin?.listEndpoints({}, { caller: systemCaller('admin') });
    await admin?.deleteEndpoint({ webhookId: 2n }, { caller: systemCaller('admin', 'request-3') });
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'info',
        method: `/${WebhooksService.typeName}/DeleteEndpoint`,
        ...{ caller: 'admin', request_id: 'request-3', ids: { webhook_id: '2' } },
      }),
    ]);
  });

  it('has a row in the table for every method, or the server does not start', async () => {
    const { [WebhooksService.typeName]: rows = {} } = permissions;
    const { listDeliveries: _, ...others } = rows;
    const lacking = { [WebhooksService.typeName]: others };
    await expect(startDemo(allRefused, 0, { permissions: lacking })).rejects.toThrow('ListDeliveries');
  });
});

describe('a connection', () => {
  const answers = (certificates: object) =>
    new Promise<boolean>((resolve) => {
      const options = { port: server.port, host: '127.0.0.1', ALPNProtocols: ['h2'], rejectUnauthorized: false };
      const socket = connectByTls({ ...options, ...certificates });
      // A server of HTTP/2 speaks first.
      socket.once('data', () => resolve(true));
      for (const event of ['error', 'close']) socket.once(event, () => resolve(false));
      onTestFinished(() => void socket.destroy());
    });

  it('is taken from who has a certificate of the platform that names one of it, and from nobody else', async () => {
    const { ca, cert, key } = open('reviews').certificates.current;
    expect(await answers({ ca, cert, key })).toBe(true);
    expect(await answers({})).toBe(false);
    const [ours, theirs] = [await readAuthority(), await makeAuthority()];
    for (const [authority, names] of [
      [theirs, ['reviews']],
      [ours, ['reviews', 'gateway']],
      [ours, ['nobody-we-know']],
    ] as const) {
      const made = await makeCertificate(authority, ...names);
      expect(await answers({ cert: made.certificate, key: made.key }), names.join()).toBe(false);
    }
  });

  /** The platform's own authority is not kept, so that nobody can use it again: a new one takes its place. */
  async function readAuthority() {
    const authority = await makeAuthority();
    for (const name of ['webhooks', 'reviews', 'gateway']) {
      const { certificate, key } = await makeCertificate(authority, name);
      await writeFile(path.join(dir, `${name}.key`), key);
      await writeFile(path.join(dir, `${name}.crt`), certificate);
    }
    await writeFile(path.join(dir, 'ca.crt'), authority.certificate.toString('pem'));
    await server.stop(1_000);
    server = await startServer('webhooks');
    return authority;
  }

  it('is made in plain by nobody', async () => {
    const client = new Client(`127.0.0.1:${server.port}`, grpcCredentials.createInsecure());
    onTestFinished(() => client.close());
    const ready = new Promise((resolve, reject) =>
      client.waitForReady(Date.now() + 1_000, (error) => (error ? reject(error) : resolve(undefined))),
    );
    await expect(ready).rejects.toThrow();
  });

  it('is not made to a service that does not prove to be the one that was asked for', async () => {
    const other = await startServer('reviews');
    onTestFinished(() => other.stop(1_000));
    const call = clientOf(open('gateway'), other).listEndpoints({}, { caller: user });
    await expect(call).rejects.toMatchObject(unavailable);
    expect(seen).toEqual([]);
  });

  it('counts on changed certificates as soon as they are read, those of the other side too', async () => {
    const [callee, caller] = [open('webhooks'), open('gateway')];
    const authority = await readAuthority();
    await eventually(() => {
      for (const { certificates } of [callee, caller])
        expect(certificates.current.ca.toString().trim()).toBe(authority.certificate.toString('pem').trim());
    });
    await clientOf(caller).listEndpoints({}, { caller: user });
    expect(seen).toHaveLength(1);
  });

  it('goes on with the former certificate while a changed one is not whole', async () => {
    const credentials = open('gateway');
    const { cert } = credentials.certificates.current;
    await writeFile(path.join(dir, 'gateway.crt'), 'half of a certificate');
    await clientOf(credentials).listEndpoints({}, { caller: user });
    expect(credentials.certificates.current.cert).toBe(cert);
  });
});

describe('a file of keys that is not what it has to be', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const ofOthers = { public: publicKey.export({ type: 'spki', format: 'pem' }), private: '' };
  ofOthers.private = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  it.each([
    ['callers.pem', 'nothing', '', 'must hold Ed25519 public keys, at least one'],
    ['callers.pem', 'a key of another kind', ofOthers.public, 'must hold Ed25519 public keys, at least one'],
    ['caller.key', 'nothing', '', 'must hold an Ed25519 private key'],
    ['caller.key', 'a key of another kind', ofOthers.private, 'must hold an Ed25519 private key'],
  ])('is named with what belongs there: %s with %s', async (name, _what, content, said) => {
    const file = path.join(dir, name);
    await writeFile(file, content);
    expect(() => open('gateway')).toThrow(`${file} ${said}`);
  });
});

describe('who the user is', () => {
  it('is said by the gateway alone: no other service can sign it, or send one that it signed itself', async () => {
    const reviews = open('reviews');
    await expect(clientOf(reviews).listEndpoints({}, { caller: user })).rejects.toThrow('Only the gateway');
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const forged = metadataOf(madeUp(privateKey, keyIdOf(publicKey)));
    expect(await bareCall(reviews, forged)).toMatchObject({ details: 'caller_not_allowed' });
    expect(await bareCall(open('gateway'), forged)).toMatchObject({ details: 'caller_forged' });
    expect(seen).toEqual([]);
  });

  it('is worth nothing to another service that has captured it', async () => {
    const captured = metadataOf(open('gateway').signCaller(user));
    for (const service of ['reviews', 'places', 'admin'])
      expect(await bareCall(open(service), captured)).toMatchObject({ details: 'caller_not_allowed' });
    expect(seen).toEqual([]);
  });

  it('counts for thirty seconds, and unchanged only', async () => {
    const gateway = open('gateway');
    const signed = gateway.signCaller(user);
    expect(await bareCall(gateway, metadataOf(signed))).toBeNull();
    const changed = Buffer.concat([signed.bytes, Buffer.from([0x22, 2, 0x66, 0x72])]);
    for (const other of [
      { ...signed, bytes: changed },
      { ...signed, signature: Buffer.alloc(64) },
      { ...signed, signature: Buffer.alloc(0) },
      { ...signed, bytes: Buffer.from('none') },
    ])
      expect(await bareCall(gateway, metadataOf(other))).toMatchObject({ details: 'caller_forged' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_500 });
    const verify = () => gateway.verifyCaller(signed, '');
    expect(verify).toThrow(expect.objectContaining({ code: 'caller_stale' }));
  });

  it('is signed once for some seconds, and anew long before it is refused', () => {
    const { signCaller } = open('gateway');
    const first = signCaller(user);
    expect(signCaller({ ...user, requestId: 'another' })).toBe(first);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_500 });
    expect(signCaller(user)).not.toBe(first);
  });

  it.each([
    ['account', { accountId: 9n }],
    ['acting account', { actingAccountId: 9n }],
    ['key', { clientId: 'another' }],
    ['scopes', { scopes: ['reviews:read', 'replies:write'] }],
    ['locale', { locale: 'en' }],
  ])('is never that of a caller with another %s', (_, changes) => {
    const { signCaller, verifyCaller } = open('gateway');
    const other = { ...user, ...changes };
    for (const each of [user, other, user]) expect(verifyCaller(signCaller(each), 'request-1')).toEqual(each);
  });

  it('is passed on as it came by a service that the table lets ask for users, and can not be changed on the way', async () => {
    const onwards = { listEndpoints: { forUser: ['places'] as const }, deleteEndpoint: {} };
    const rows = { ...permissions[WebhooksService.typeName], ...onwards };
    const second = await startDemo({ listEndpoints: forUsersAndSystem(note) }, 0, {
      permissions: { [WebhooksService.typeName]: rows },
    });
    onTestFinished(() => second.stop(1_000));
    const places = clientOf(peers.credentials('places'), second);
    const outcomes: unknown[] = [];
    const first = await startDemo({
      listEndpoints: forUsersAndSystem(async (_request, { caller }) => {
        await places.listEndpoints({}, { caller });
        const another = { ...caller, actingAccountId: 9n } as Caller;
        outcomes.push(await places.listEndpoints({}, { caller: another }).catch((error: Error) => error.message));
        return {};
      }),
    });
    onTestFinished(() => first.stop(1_000));
    await clientOf(open('gateway'), first).listEndpoints({}, { caller: user });
    expect(seen).toEqual([user]);
    expect(outcomes).toEqual(['Only the gateway can say who the user is.']);
  });

  it('goes on being known while the key it is signed with is replaced, and ends with a key that is taken out', async () => {
    const [gateway, callee] = [open('gateway'), open('webhooks')];
    const old = gateway.signCaller(user);
    expect(callee.verifyCaller(old, 'request-1')).toEqual(user);
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const next = publicKey.export({ type: 'spki', format: 'pem' });
    const publicKeys = path.join(dir, 'callers.pem');
    const former = await readFile(publicKeys, 'utf8');
    // First everybody learns of the new key, then the gateway signs with it, then the old one goes.
    await writeFile(publicKeys, `${former}${next}`);
    await writeFile(path.join(dir, 'caller.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await eventually(() => expect(gateway.signCaller(user)).not.toBe(old));
    await eventually(() => expect(callee.verifyCaller(gateway.signCaller(user), 'request-1')).toEqual(user));
    expect(callee.verifyCaller(old, 'request-1')).toEqual(user);
    await writeFile(publicKeys, next);
    const forged = expect.objectContaining({ code: 'caller_forged' });
    await eventually(() => expect(() => callee.verifyCaller(old, 'request-1')).toThrow(forged));
    expect(callee.verifyCaller(gateway.signCaller(user), 'request-1')).toEqual(user);
  });
});

describe('a process', () => {
  it.each(['ca.crt', 'reviews.crt', 'reviews.key', 'callers.pem'])('does not start without %s', async (file) => {
    await rm(path.join(dir, file));
    expect(() => open('reviews')).toThrow(file);
  });

  it('does not start as the gateway without the key that callers are signed with', async () => {
    await rm(path.join(dir, 'caller.key'));
    expect(() => open('gateway')).toThrow('caller.key');
    expect(open('reviews').service).toBe('reviews');
  });

  it('does not start with the certificate of another', async () => {
    for (const kind of ['crt', 'key']) await cp(path.join(dir, `places.${kind}`), path.join(dir, `reviews.${kind}`));
    expect(() => open('reviews')).toThrow('spiffe://review-reply/reviews');
  });
});
