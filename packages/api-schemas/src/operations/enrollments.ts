import * as z from 'zod';
import { createEnrollmentBodySchema } from '../requests/enrollments.ts';
import { idempotencyRequiredSchema } from '../requests/headers.ts';
import { pathId } from '../requests/inputs.ts';
import { clientAccountExample, clientAccountsBodySchema } from '../schemas/client-account.ts';
import {
  completedEnrollmentExample,
  createdEnrollmentBodySchema,
  enrollmentBodySchema,
  enrollmentExample,
} from '../schemas/enrollment.ts';
import { bearerRead, bearerWrite } from './defaults.ts';
import type { Operation } from './operation.ts';

const enrollmentPathSchema = z.strictObject({ enrollment_id: pathId('The enrolment.') });

export const listAccounts = {
  ...bearerRead,
  operationId: 'listAccounts',
  path: '/accounts',
  tag: 'Clients',
  summary: 'List client accounts',
  description: 'Every client of the partner, by id, detached ones until they are deleted.',
  scope: 'accounts:manage',
  successes: {
    200: {
      description: 'The client accounts.',
      schema: clientAccountsBodySchema,
      example: { data: [clientAccountExample] },
    },
  },
  errors: [],
} as const satisfies Operation;

export const createEnrollment = {
  ...bearerWrite,
  operationId: 'createEnrollment',
  path: '/enrollments',
  tag: 'Clients',
  summary: 'Enrol a client',
  description:
    "Makes a one-time link, valid 7 days, that the client opens in a browser: consent, sign-in at Google and, with `choose`, the choice of places. The client is then sent back to `return_url`, its own query kept, with `enrollment_id`, `status` (`completed`, `no_place` or `not_allowed`) and `external_ref` added. Until Google's sign-in has succeeded the link may be opened again, also after a refusal. `enrollment.completed` is sent when everything is made; `enrollment.failed` once, at the first refusal, when no places were found, or at expiry.",
  scope: 'accounts:manage',
  idempotency: 'required',
  request: { ...bearerRead.request, headers: idempotencyRequiredSchema, body: createEnrollmentBodySchema },
  requestExample: {
    email: 'owner@lounge.example.com',
    return_url: 'https://app.example.com/back',
    service: 'pro',
    places: 'all',
    external_ref: 'client-17',
  },
  successes: {
    201: {
      description: 'The enrolment with its link.',
      schema: createdEnrollmentBodySchema,
      example: { data: { ...enrollmentExample, connect_url: 'https://api.example.com/connect/3q2-…' } },
    },
  },
  errors: [],
} as const satisfies Operation;

export const getEnrollment = {
  ...bearerRead,
  operationId: 'getEnrollment',
  path: '/enrollments/{enrollment_id}',
  tag: 'Clients',
  summary: 'Read an enrolment',
  description: 'Without its link. The sentence in `failure` is in the language asked for.',
  localised: true,
  scope: 'accounts:manage',
  request: { ...bearerRead.request, path: enrollmentPathSchema },
  successes: {
    200: {
      description: 'The enrolment.',
      schema: enrollmentBodySchema,
      example: { data: completedEnrollmentExample },
    },
  },
  errors: ['not_found'],
} as const satisfies Operation;

export const cancelEnrollment = {
  ...bearerWrite,
  operationId: 'cancelEnrollment',
  method: 'delete',
  path: '/enrollments/{enrollment_id}',
  tag: 'Clients',
  summary: 'Cancel an enrolment',
  description:
    'Its link can be used no more. Only while nobody has used it; canceling it again changes nothing and answers the same.',
  localised: true,
  scope: 'accounts:manage',
  bodyType: 'none',
  request: { ...bearerRead.request, path: enrollmentPathSchema },
  successes: {
    200: {
      description: 'It is canceled.',
      schema: enrollmentBodySchema,
      example: { data: { ...enrollmentExample, status: 'canceled' } },
    },
  },
  errors: ['not_found', 'enrollment_not_cancelable'],
} as const satisfies Operation;
