import type { Metadata } from '@grpc/grpc-js';
import type { UserCaller } from './caller.ts';

const callerKey = 'rr-caller-bin';
const signatureKey = 'rr-caller-signature-bin';
/** Not signed: it is to find a call by, and decides nothing. */
const requestIdKey = 'rr-request-id';
const requestIdLengthMax = 100;

/** Who the user is, in the gateway's words. */
export interface SignedCaller {
  readonly bytes: Buffer;
  readonly signature: Buffer;
}

export function writeCaller(metadata: Metadata, { bytes, signature }: SignedCaller): void {
  metadata.set(callerKey, bytes);
  metadata.set(signatureKey, signature);
}

/** Undefined where the call names no user. */
export function readCaller(metadata: Metadata): SignedCaller | undefined {
  const [bytes] = metadata.get(callerKey);
  const [signature] = metadata.get(signatureKey);
  if (bytes === undefined && signature === undefined) return undefined;
  const toBuffer = (value: string | Buffer | undefined) => (Buffer.isBuffer(value) ? value : Buffer.alloc(0));
  return { bytes: toBuffer(bytes), signature: toBuffer(signature) };
}

export function writeRequestId(metadata: Metadata, requestId: string): void {
  if (requestId !== '') metadata.set(requestIdKey, requestId);
}

export function readRequestId(metadata: Metadata): string {
  const [given] = metadata.get(requestIdKey);
  return typeof given === 'string' ? given.slice(0, requestIdLengthMax) : '';
}

const received = new WeakMap<UserCaller, SignedCaller>();

/** Keeps what a caller came with, so that it is passed on as it is. A copy of the caller is nobody's word. */
export function remember(caller: UserCaller, signed: SignedCaller): UserCaller {
  received.set(caller, signed);
  return caller;
}

export const rememberedOf = (caller: UserCaller): SignedCaller | undefined => received.get(caller);
