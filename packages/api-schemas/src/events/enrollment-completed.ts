import type { EnrollmentCompleted } from '@review-reply/proto/identity/events/v1/enrollment_events';
import * as z from 'zod';
import { renderEnrollment } from '../render/enrollment.ts';
import { required } from '../render/values.ts';
import { completedEnrollmentExample, enrollmentSchema } from '../schemas/enrollment.ts';
import { defineEvent } from './define-event.ts';

export const enrollmentCompleted = defineEvent({
  type: 'enrollment.completed',
  description: 'A client joined: its account is attached and its places are made.',
  data: z.strictObject({ enrollment: enrollmentSchema }),
  render: ({ enrollment }: EnrollmentCompleted) => {
    return { enrollment: renderEnrollment(required(enrollment, 'its enrolment')) };
  },
  example: { enrollment: completedEnrollmentExample },
});
