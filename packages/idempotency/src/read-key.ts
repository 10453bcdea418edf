import { idempotencyErrors } from './errors.ts';
import type { IdempotencyKey } from './only-once.ts';

const path = 'header.Idempotency-Key';
const keyLengthMax = 100;
const fingerprintBytes = 32;

/**
 * The key of a call that needs one. The gateway has checked it already; here it keeps a faulty caller from storing what
 * nobody can ask for again.
 * @param isRepeat of the call that it came with
 * @throws AppError validation_failed
 */
export function readIdempotencyKey(sent: IdempotencyKey | undefined, isRepeat = false): IdempotencyKey {
  if (sent === undefined || sent.key === '') throw refusal('required', {});
  const { key, fingerprint } = sent;
  if (key.length > keyLengthMax) throw refusal('too_long', { maximum: keyLengthMax, actual: key.length });
  if (fingerprint.length !== fingerprintBytes) throw new Error('A request with a key came without its fingerprint.');
  return { key, fingerprint, isRepeat };
}

function refusal(code: string, params: Readonly<Record<string, unknown>>) {
  return idempotencyErrors.invalidKey({ fields: [{ path, code, params }] });
}
