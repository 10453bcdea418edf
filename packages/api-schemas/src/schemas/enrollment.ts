import * as z from 'zod';
import { component, dataComponent } from '../json-schema.ts';
import { idSchema, timeSchema } from '../values.ts';
import { locales } from './account.ts';
import { clientPlaceExample, clientPlaceSchema, services } from './client-account.ts';
import { failureSchema } from './reply.ts';

export const enrollmentStatuses = ['pending', 'completed', 'expired', 'canceled', 'no_place'] as const;
export const placesChoices = ['all', 'choose'] as const;

export const enrollmentSchema = component(
  'Enrollment',
  z.strictObject({
    enrollment_id: idSchema,
    status: z.enum(enrollmentStatuses),
    email: z.string().nullable().meta({
      description:
        'Whom the link was made for. `null`, as `name`, once an enrolment that came to nothing has forgotten it: 30 days after the end of its link.',
    }),
    name: z.string().nullable(),
    locale: z.enum(locales).nullable(),
    service: z.enum(services),
    places: z.array(clientPlaceSchema).meta({
      description:
        'The places made; empty until it is completed. Where they are too large for an event, with hundreds of long names, it has them without names (`""`), or none where their ids alone are: read the enrolment then.',
    }),
    external_ref: z.string().nullable(),
    account_id: idSchema.nullable().meta({ description: "The client's account, once there is one." }),
    return_url: z.string(),
    expires_at: timeSchema.meta({ description: 'Until when the link can be used: 7 days after its creation.' }),
    created_at: timeSchema,
    completed_at: timeSchema.nullable(),
    failure: failureSchema.nullable().meta({
      description:
        'Why it failed last: `consent_refused`, `permission_refused` or `permission_incomplete` (by the client), `google_account_taken` (it belongs to another partner or to an account of its own), `too_many_places`, `no_place`, `expired`. After the first five it is still `pending`, and the link can be used again.',
    }),
    metadata: z.strictObject({
      signed_in_email: z.string().nullable().meta({
        description:
          'The e-mail address of the Google account that signed in, when it is another than `email`: ask your client whether it is theirs.',
      }),
    }),
  }),
);

export const createdEnrollmentSchema = component(
  'CreatedEnrollment',
  z.strictObject({
    ...enrollmentSchema.shape,
    connect_url: z.string().nullable().meta({
      description:
        'The one-time link for the client, told in this answer alone. `null` only where a stored answer is given again after the link was used or has ended, or more than 24 hours later.',
    }),
  }),
);

export const enrollmentBodySchema = dataComponent('EnrollmentResponse', enrollmentSchema);
export const createdEnrollmentBodySchema = dataComponent('CreatedEnrollmentResponse', createdEnrollmentSchema);

export const enrollmentExample = {
  enrollment_id: 7001,
  status: 'pending',
  email: 'owner@lounge.example.com',
  name: null,
  locale: null,
  service: 'pro',
  places: [],
  external_ref: 'client-17',
  account_id: null,
  return_url: 'https://app.example.com/back',
  expires_at: '2026-11-27T09:00:00.000Z',
  created_at: '2026-11-20T09:00:00.000Z',
  completed_at: null,
  failure: null,
  metadata: { signed_in_email: null },
};

export const completedEnrollmentExample = {
  ...enrollmentExample,
  status: 'completed',
  places: [clientPlaceExample],
  account_id: 42,
  completed_at: '2026-11-20T09:30:00.000Z',
};
