import { createHmac, timingSafeEqual } from 'node:crypto';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { Metadata } from '@grpc/grpc-js';
import { type CallerContext, CallerContextSchema } from '@review-reply/proto/rpc/v1/caller';
import type { Caller } from './caller.ts';
import { rpcErrors } from './errors.ts';

const contextKey = 'rr-caller-bin';
const signatureKey = 'rr-caller-mac-bin';
/** How long a signed context is accepted after it was made, clock differences included. */
const validForMs = 30_000;

/** Metadata that tells a service who is calling this one method, signed with the key all services hold. */
export function signedMetadata(secret: string, method: string, caller: Caller): Metadata {
  const context = create(CallerContextSchema, {
    method,
    expiresAtMs: BigInt(Date.now() + validForMs),
    requestId: caller.requestId,
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
  const metadata = new Metadata();
  metadata.set(contextKey, bytes);
  metadata.set(signatureKey, sign(secret, bytes));
  return metadata;
}

/**
 * Who is calling, from a request's metadata.
 * @throws AppError unauthenticated when the context is absent, forged, expired or made for another method
 */
export function verifyCaller(secret: string, method: string, metadata: Metadata): Caller {
  const bytes = metadata.get(contextKey)[0];
  const signature = metadata.get(signatureKey)[0];
  if (!Buffer.isBuffer(bytes) || !Buffer.isBuffer(signature)) throw rpcErrors.callerMissing();
  const expected = sign(secret, bytes);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) throw rpcErrors.callerForged();
  const context = fromBinary(CallerContextSchema, bytes);
  if (context.method !== method || Number(context.expiresAtMs) < Date.now()) throw rpcErrors.callerStale();
  return callerOf(context);
}

function callerOf(context: CallerContext): Caller {
  const { requestId, locale, kind } = context;
  if (kind.case === 'user') {
    const { accountId, actingAccountId, clientId, scopes } = kind.value;
    return { kind: 'user', accountId, actingAccountId, clientId, scopes, requestId, locale };
  }
  if (kind.case === 'system') return { kind: 'system', service: kind.value.service, requestId, locale };
  throw rpcErrors.callerMissing();
}

function sign(secret: string, bytes: Buffer): Buffer {
  return createHmac('sha256', secret).update(bytes).digest();
}
