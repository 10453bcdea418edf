const pageHead = Buffer.from('{"data":');

/**
 * A page of reviews around the JSON array that the reviews service rendered, without parsing or copying it.
 *
 * @param reviewsJson the array's UTF-8 bytes.
 * @returns the body's parts, to be sent one after the other
 */
export function reviewsPageBody(reviewsJson: Uint8Array, nextCursor: string | null): readonly Uint8Array[] {
  return [pageHead, reviewsJson, Buffer.from(`,"next_cursor":${JSON.stringify(nextCursor)}}`)];
}

/**
 * `{"data": …}` around JSON that is rendered already.
 *
 * @param json the value's UTF-8 bytes.
 */
export function dataBody(json: Uint8Array): Buffer {
  return Buffer.concat([pageHead, json, Buffer.from('}')]);
}
