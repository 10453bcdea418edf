import { type Keyring, open, seal } from '@review-reply/crypto';
import type { Details, ErrorKind } from '@review-reply/errors';

/** How an operation ended: its response message's bytes, or the refusal it was answered with. */
export type Outcome =
  | { readonly kind: 'response'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'refusal';
      readonly error: { readonly kind: ErrorKind; readonly code: string; readonly details: Details };
    };

const responseTag = 1;
const refusalTag = 2;

export function sealOutcome(ring: Keyring, context: string, outcome: Outcome): Buffer {
  const [tag, body] =
    outcome.kind === 'response'
      ? [responseTag, outcome.bytes]
      : [refusalTag, Buffer.from(JSON.stringify(outcome.error))];
  return seal(ring, context, Buffer.concat([Buffer.from([tag]), body]));
}

export function openOutcome(ring: Keyring, context: string, sealed: Uint8Array): Outcome {
  const plain = open(ring, context, sealed);
  const body = plain.subarray(1);
  if (plain[0] === responseTag) return { kind: 'response', bytes: body };
  return { kind: 'refusal', error: JSON.parse(body.toString('utf8')) };
}
