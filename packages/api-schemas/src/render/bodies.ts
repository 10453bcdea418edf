const encoder = new TextEncoder();

/**
 * A page of reviews around the JSON array that the reviews service rendered, without parsing it again.
 *
 * @param reviewsJson the array's UTF-8 bytes.
 */
export function reviewsPageBody(reviewsJson: Uint8Array, nextCursor: string | null): Buffer {
  return Buffer.concat([
    encoder.encode('{"data":'),
    reviewsJson,
    encoder.encode(`,"next_cursor":${JSON.stringify(nextCursor)}}`),
  ]);
}

/**
 * `{"data": …}` around JSON that is rendered already.
 *
 * @param json the value's UTF-8 bytes.
 */
export function dataBody(json: Uint8Array): Buffer {
  return Buffer.concat([encoder.encode('{"data":'), json, encoder.encode('}')]);
}
