import { createHmac, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { CallerContextSchema } from '@review-reply/proto/rpc/v1/caller';
import { LRUCache } from 'lru-cache';
import type { UserCaller } from './caller.ts';
import { keyIdOf, readPrivateKey } from './caller-keys.ts';
import { type FollowOptions, followFiles } from './followed-files.ts';
import type { SignedCaller } from './signed-caller.ts';

/** How long a signed caller is accepted after it was signed, clock differences included. */
const validForMs = 30_000;
/** How long one is sent again: signing it is most of what it costs. */
const sentForMs = 10_000;
/** Of signed callers that are kept. */
const keptMax = 2_000;

export type SignCaller = (caller: UserCaller) => SignedCaller;

interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
  readonly secret: Buffer;
}

export interface CallerSigner {
  readonly sign: SignCaller;
  readonly keyFor: (purpose: string) => Buffer;
  close(): void;
}

/** Signs callers with the Ed25519 key of a file (PKCS#8, PEM). @throws Error when there is none */
export function createCallerSigner(file: string, options: FollowOptions): CallerSigner {
  const key = followFiles([file], ([pem]) => readSigningKey(file, pem), options);
  const kept = new LRUCache<string, SignedCaller & { readonly signedAtMs: number }>({ max: keptMax });
  key.onChange(() => kept.clear());
  return {
    sign: (caller) => {
      const name = nameOf(caller);
      const nowMs = Date.now();
      const known = kept.get(name);
      if (known !== undefined && nowMs - known.signedAtMs < sentForMs && nowMs >= known.signedAtMs) return known;
      const signed = { ...signCaller(key.current, caller, nowMs + validForMs), signedAtMs: nowMs };
      kept.set(name, signed);
      return signed;
    },
    keyFor: (purpose) => createHmac('sha256', key.current.secret).update(purpose).digest(),
    close: () => key.close(),
  };
}

function readSigningKey(file: string, pem: Buffer = Buffer.alloc(0)): SigningKey {
  const key = readPrivateKey(file, pem);
  const secret = key.export({ type: 'pkcs8', format: 'der' });
  return { id: keyIdOf(createPublicKey(key)), key, secret };
}

/** Differs wherever two callers do; no part can hold the separator. */
function nameOf({ locale, accountId, actingAccountId, clientId, scopes }: UserCaller): string {
  return [locale, accountId, actingAccountId, clientId, ...scopes].join('\0');
}

function signCaller({ id, key }: SigningKey, caller: UserCaller, expiresAtMs: number): SignedCaller {
  const { locale, accountId, actingAccountId, clientId, scopes } = caller;
  const user = { accountId, actingAccountId, clientId, scopes: [...scopes] };
  const context = create(CallerContextSchema, { keyId: id, expiresAtMs: BigInt(expiresAtMs), locale, user });
  const bytes = Buffer.from(toBinary(CallerContextSchema, context));
  return { bytes, signature: sign(null, bytes, key) };
}
