import type { Locale } from '../schemas/account.ts';
import { localiseFailures } from './failures.ts';

const pageHead = Buffer.from('{"data":');

/**
 * A page of reviews around the JSON array that the reviews service rendered, without parsing or copying it, unless
 * a failure in it is to be told in the caller's language.
 *
 * @param reviewsJson the array's UTF-8 bytes.
 * @returns the body's parts, to be sent one after the other
 */
export function reviewsPageBody(
  reviewsJson: Uint8Array,
  nextCursor: string | null,
  language: Locale,
): readonly Uint8Array[] {
  return [
    pageHead,
    localiseFailures(reviewsJson, language),
    Buffer.from(`,"next_cursor":${JSON.stringify(nextCursor)}}`),
  ];
}

/** `{"data": …}` around JSON that is rendered already, byte for byte. */
export function dataBody(json: Uint8Array): Buffer {
  return Buffer.concat([pageHead, json, Buffer.from('}')]);
}

/**
 * `{"data": …}` around a review that is rendered already.
 *
 * @param reviewJson the object's UTF-8 bytes.
 */
export function reviewBody(reviewJson: Uint8Array, language: Locale): Buffer {
  return dataBody(localiseFailures(reviewJson, language));
}
