import { verify } from 'node:crypto';
import { fromBinary } from '@bufbuild/protobuf';
import { type CallerContext, CallerContextSchema } from '@review-reply/proto/rpc/v1/caller';
import { LRUCache } from 'lru-cache';
import type { UserCaller } from './caller.ts';
import { readPublicKeys } from './caller-keys.ts';
import { rpcErrors } from './errors.ts';
import { type FollowOptions, followFiles } from './followed-files.ts';
import type { SignedCaller } from './signed-caller.ts';

/** Of callers whose signature was verified; the one used longest ago goes first. */
const keptMax = 2_000;

/** @throws AppError unauthenticated when what is said was not signed by the gateway, or too long ago */
export type VerifyCaller = (signed: SignedCaller, requestId: string) => UserCaller;

/** Verifies callers with the public keys of a file. One that leaves the file ends what it signed at once. */
export function createCallerVerifier(file: string, options: FollowOptions): { verify: VerifyCaller; close(): void } {
  const keys = followFiles([file], ([pem]) => readPublicKeys(file, String(pem)), options);
  // By all that was sent, the signature with it: only what was verified once is found.
  const kept = new LRUCache<string, CallerContext>({ max: keptMax });
  keys.onChange(() => kept.clear());
  const check = ({ bytes, signature }: SignedCaller): CallerContext => {
    const context = read(bytes);
    const key = keys.current.get(context.keyId);
    if (key === undefined || !verify(null, bytes, key, signature)) throw rpcErrors.callerForged();
    return context;
  };
  return {
    verify: (signed, requestId) => {
      const name = `${signed.signature.toString('latin1')}${signed.bytes.toString('latin1')}`;
      const context = kept.get(name) ?? check(signed);
      const { user, locale } = context;
      if (Number(context.expiresAtMs) < Date.now()) throw rpcErrors.callerStale();
      if (user === undefined) throw rpcErrors.callerForged();
      kept.set(name, context);
      const { accountId, actingAccountId, clientId, scopes } = user;
      return { kind: 'user', accountId, actingAccountId, clientId, scopes, requestId, locale };
    },
    close: () => keys.close(),
  };
}

function read(bytes: Buffer): CallerContext {
  try {
    return fromBinary(CallerContextSchema, bytes);
  } catch {
    throw rpcErrors.callerForged();
  }
}
