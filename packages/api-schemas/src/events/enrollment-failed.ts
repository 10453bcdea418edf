import type { EnrollmentFailed } from '@review-reply/proto/identity/events/v1/enrollment_events';
import * as z from 'zod';
import { enrollmentExample, enrollmentSchema } from '../schemas/enrollment.ts';
import { defineEvent } from './define-event.ts';
import { enrollmentMember } from './failing.ts';

export const enrollmentFailed = defineEvent({
  type: 'enrollment.failed',
  description:
    'A client refused, manages no place, or let the link expire: sent once an enrolment, at the first of these. A completion may follow a refusal.',
  data: z.strictObject({ enrollment: enrollmentSchema }),
  render: ({ enrollment }: EnrollmentFailed) => ({ enrollment: enrollmentMember(enrollment) }),
  example: {
    enrollment: { ...enrollmentExample, failure: { code: 'consent_refused', message: 'The client did not consent.' } },
  },
});
