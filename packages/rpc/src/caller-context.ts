import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { Metadata } from '@grpc/grpc-js';
import { type CallerContext, CallerContextSchema } from '@review-reply/proto/rpc/v1/caller';
import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';
import { rpcErrors } from './errors.ts';

const contextKey = 'rr-caller-bin';
const signatureKey = 'rr-caller-mac-bin';
/** Not signed: it is to find a call by, and decides nothing. */
const requestIdKey = 'rr-request-id';
const requestIdLengthMax = 100;
/** How long a signed context is accepted after it was made, clock differences included. */
const validForMs = 30_000;
/** How long one is sent again, for the same caller and method: signing it is most of what it costs. */
const sentForMs = 10_000;
/** Of contexts that are kept, at either end; the one used longest ago goes first. */
const contextsMax = 2_000;

/** What travels beside a message. */
interface SignedContext {
  readonly bytes: Buffer;
  readonly signature: Buffer;
  readonly expiresAtMs: number;
}

/** Makes metadata that tells a service who is calling this one method, signed with the key all services hold. */
export function createContextSigner(secret: string): (method: string, caller: Caller) => Metadata {
  const key = createSecretKey(secret, 'utf8');
  const kept = new LRUCache<string, SignedContext>({ max: contextsMax });

  return (method, caller) => {
    const name = nameOf(method, caller);
    let signed = kept.get(name);
    if (signed === undefined || signed.expiresAtMs - Date.now() < validForMs - sentForMs) {
      signed = signContext(key, method, caller);
      kept.set(name, signed);
    }
    const metadata = new Metadata();
    metadata.set(contextKey, signed.bytes);
    metadata.set(signatureKey, signed.signature);
    if (caller.requestId !== '') metadata.set(requestIdKey, caller.requestId);
    return metadata;
  };
}

/**
 * Reads from a request's metadata who is calling. What it gives throws AppError unauthenticated when the context is
 * absent, forged, expired or made for another method.
 */
export function createContextVerifier(secret: string): (method: string, metadata: Metadata) => Caller {
  const key = createSecretKey(secret, 'utf8');
  const kept = new LRUCache<string, { readonly signature: Buffer; readonly context: CallerContext }>({
    max: contextsMax,
  });

  return (method, metadata) => {
    const bytes = metadata.get(contextKey)[0];
    const given = metadata.get(signatureKey)[0];
    if (!Buffer.isBuffer(bytes) || !Buffer.isBuffer(given)) throw rpcErrors.callerMissing();
    const name = bytes.toString('latin1');
    const known = kept.get(name);
    const signature = known?.signature ?? sign(key, bytes);
    if (given.length !== signature.length || !timingSafeEqual(given, signature)) throw rpcErrors.callerForged();
    const context = known?.context ?? fromBinary(CallerContextSchema, bytes);
    if (context.method !== method || Number(context.expiresAtMs) < Date.now()) throw rpcErrors.callerStale();
    if (known === undefined) kept.set(name, { signature, context });
    return callerOf(context, requestIdOf(metadata));
  };
}

/** Differs wherever two contexts would; no part can hold the separator. */
function nameOf(method: string, caller: Caller): string {
  return caller.kind === 'user'
    ? [method, caller.locale, caller.accountId, caller.actingAccountId, caller.clientId, ...caller.scopes].join('\0')
    : [method, caller.locale, caller.service].join('\0');
}

function signContext(key: KeyObject, method: string, caller: Caller): SignedContext {
  const expiresAtMs = Date.now() + validForMs;
  const context = create(CallerContextSchema, {
    method,
    expiresAtMs: BigInt(expiresAtMs),
    locale: caller.locale,
    kind:
      caller.kind === 'user'
        ? {
            case: 'user',
            value: {
              accountId: caller.accountId,
              actingAccountId: caller.actingAccountId,
              clientId: caller.clientId,
              scopes: [...caller.scopes],
            },
          }
        : { case: 'system', value: { service: caller.service } },
  });
  const bytes = Buffer.from(toBinary(CallerContextSchema, context));
  return { bytes, signature: sign(key, bytes), expiresAtMs };
}

function callerOf({ locale, kind }: CallerContext, requestId: string): Caller {
  if (kind.case === 'user') {
    const { accountId, actingAccountId, clientId, scopes } = kind.value;
    return { kind: 'user', accountId, actingAccountId, clientId, scopes, requestId, locale };
  }
  if (kind.case === 'system') return { kind: 'system', service: kind.value.service, requestId, locale };
  throw rpcErrors.callerMissing();
}

function requestIdOf(metadata: Metadata): string {
  const [given] = metadata.get(requestIdKey);
  return typeof given === 'string' ? given.slice(0, requestIdLengthMax) : '';
}

function sign(key: KeyObject, bytes: Buffer): Buffer {
  return createHmac('sha256', key).update(bytes).digest();
}
