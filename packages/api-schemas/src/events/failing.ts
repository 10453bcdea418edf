import type { Enrollment } from '@review-reply/proto/identity/v1/enrollment';
import type { Publication } from '@review-reply/proto/reviews/v1/reviews';
import { renderEnrollment } from '../render/enrollment.ts';
import { type Failure, keepFailure } from '../render/failures.ts';
import { renderPublication } from '../render/reply.ts';
import { required } from '../render/values.ts';

// Why something failed is told to each receiver in its own language, so that these are JSON with failures as they are
// kept: `localiseEvent` puts the sentences in. The language given here shows nowhere.

/** @throws RangeError when the message lacks it */
export function publicationMember(publication: Publication | undefined): Buffer {
  const known = required(publication, 'its publication');
  return withFailure(renderPublication(known, 'en'), known.failure);
}

/** @throws RangeError when the message lacks it */
export function enrollmentMember(enrollment: Enrollment | undefined): Buffer {
  const known = required(enrollment, 'its enrolment');
  return withFailure(renderEnrollment(known, 'en'), known.failure);
}

function withFailure(rendered: object, failure: Failure | undefined): Buffer {
  return Buffer.from(JSON.stringify({ ...rendered, failure: keepFailure(failure) }));
}
