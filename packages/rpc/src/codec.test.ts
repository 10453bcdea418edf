import { fromBinary } from '@bufbuild/protobuf';
import { ListReviewsResponseSchema } from '@review-reply/proto/reviews/v1/reviews';
import { describe, expect, it } from 'vitest';
import { encode } from './codec.ts';

describe('a message with many bytes in a field', () => {
  it.each([0, 1, 4 * 1024 - 1, 4 * 1024, 300 * 1024])('is read as it was written, %i bytes', (length) => {
    const init = { reviewsJson: Buffer.alloc(length, 'reviews'), nextCursor: 'abc' };
    const read = fromBinary(ListReviewsResponseSchema, encode(ListReviewsResponseSchema, init));
    expect(Buffer.from(read.reviewsJson)).toEqual(init.reviewsJson);
    expect(read.nextCursor).toBe('abc');
  });

  it('is not changed by being written', () => {
    const message = fromBinary(
      ListReviewsResponseSchema,
      encode(ListReviewsResponseSchema, { reviewsJson: Buffer.alloc(5_000) }),
    );
    encode(ListReviewsResponseSchema, message);
    expect(message.reviewsJson.length).toBe(5_000);
  });
});
