import type { EnrollmentCompleted } from '@review-reply/proto/identity/events/v1/enrollment_events';
import * as z from 'zod';
import { completedEnrollmentExample, enrollmentSchema } from '../schemas/enrollment.ts';
import { defineEvent } from './define-event.ts';
import { enrollmentMember } from './failing.ts';

export const enrollmentCompleted = defineEvent({
  type: 'enrollment.completed',
  description: 'A client joined: its account is attached and its places are made.',
  data: z.strictObject({ enrollment: enrollmentSchema }),
  render: ({ enrollment }: EnrollmentCompleted) => ({ enrollment: enrollmentMember(enrollment) }),
  example: { enrollment: completedEnrollmentExample },
});
