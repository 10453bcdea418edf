import * as z from 'zod';
import { pathId } from '../requests/inputs.ts';
import { detachedAccountBodySchema } from '../schemas/detached-account.ts';
import { bearerRead, bearerWrite } from './defaults.ts';
import type { Operation } from './operation.ts';

export const detachAccount = {
  ...bearerWrite,
  operationId: 'detachAccount',
  method: 'delete',
  path: '/accounts/{account_id}',
  tag: 'Clients',
  summary: 'Detach a client account',
  description:
    'At once the partner can no longer act for the client: its places are inactive, its plans end, replies on their way and pending webhook deliveries are canceled, and our access to its Google account is revoked. An enrolment that was just making its places ends as `canceled`. It stays listed until `delete_after`, 30 days later; then everything of it is deleted, but for anonymous billing records. A new enrolment of the same Google account with you before that attaches it again; with another partner it is another account. Detaching it again changes nothing and answers the same.',
  scope: 'accounts:manage',
  bodyType: 'none',
  request: { ...bearerRead.request, path: z.strictObject({ account_id: pathId('The client account.') }) },
  successes: {
    200: {
      description: 'It is detached.',
      schema: detachedAccountBodySchema,
      example: {
        data: {
          account_id: 42,
          external_ref: 'client-17',
          service: 'pro',
          status: 'detached',
          attached_at: '2026-03-02T10:00:00.000Z',
          detached_at: '2026-11-20T09:30:00.000Z',
          delete_after: '2026-12-20T09:30:00.000Z',
        },
      },
    },
  },
  errors: ['not_found'],
} as const satisfies Operation;
