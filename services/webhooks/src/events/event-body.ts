import { type EventContent, renderEventData, renderId, renderPublication, renderTime } from '@review-reply/api-schemas';

export type EventType = EventContent['type'];

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

/** Data of an event about a review, whose JSON is taken over as the reviews service rendered it. */
export function reviewData(reviewJson: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from('{"review":'), reviewJson, Buffer.from('}')]);
}

export function suggestionData(
  reviewJson: Uint8Array,
  suggestion: { readonly suggestionId: bigint; readonly text: string },
): Buffer {
  const { suggestionId, text } = suggestion;
  return besideReview(reviewJson, 'suggestion', { suggestion_id: renderId(suggestionId), text });
}

export function publicationData(reviewJson: Uint8Array, publication: Parameters<typeof renderPublication>[0]): Buffer {
  return besideReview(reviewJson, 'publication', renderPublication(publication));
}

/** Data of the test event. */
export function pingData(): Buffer {
  return Buffer.from(JSON.stringify({ message: 'This is a test event.' }));
}

/** Data of an event that is about no review. */
export function typedData(content: Exclude<EventContent, { readonly review: unknown }>): Buffer {
  return Buffer.from(JSON.stringify(renderEventData(content)));
}

function besideReview(reviewJson: Uint8Array, name: string, value: object): Buffer {
  const rest = `,"${name}":${JSON.stringify(value)}}`;
  return Buffer.concat([Buffer.from('{"review":'), reviewJson, Buffer.from(rest)]);
}
