import { renderId, renderTime } from '@review-reply/api-schemas';

export interface Envelope {
  /** With its public prefix. */
  readonly id: string;
  readonly type: string;
  /** When it happened. */
  readonly createdAt: Date;
  readonly accountId: bigint;
  /** Given, also as null, in the partner's copy alone. */
  readonly externalRef?: string | null;
}

/** The bytes of a delivery's body, around data that is JSON already. They are what is signed: keep them for retries. */
export function eventBody({ id, type, createdAt, accountId, externalRef }: Envelope, data: Uint8Array): Buffer {
  const envelope = JSON.stringify({
    id,
    type,
    created_at: renderTime(createdAt),
    account_id: renderId(accountId),
    ...(externalRef !== undefined && { external_ref: externalRef }),
  });
  return Buffer.concat([Buffer.from(`${envelope.slice(0, -1)},"data":`), data, Buffer.from('}')]);
}

/** Data of the test event. */
export function pingData(): Buffer {
  return Buffer.from(JSON.stringify({ message: 'This is a test event.' }));
}
