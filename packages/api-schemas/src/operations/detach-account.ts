import * as z from 'zod';
import { pathId } from '../requests/inputs.ts';
import { detachedAccountBodySchema, detachedAccountExample } from '../schemas/detached-account.ts';
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
    'At once the partner can no longer act for the client: its places are inactive, its plans end, replies that were not sent and pending webhook deliveries are canceled, and our access to its Google account is revoked. An enrolment that was just making its places ends as `canceled`. It stays listed until `delete_after`, 30 days later; then everything of it is deleted, but for anonymous billing records. A new enrolment of the same Google account with you before that attaches it again; with another partner it is another account. Detaching it again changes nothing and answers the same.',
  scope: 'accounts:manage',
  bodyType: 'none',
  request: { ...bearerRead.request, path: z.strictObject({ account_id: pathId('The client account.') }) },
  successes: {
    200: {
      description: 'It is detached.',
      schema: detachedAccountBodySchema,
      example: { data: detachedAccountExample },
    },
  },
  errors: ['not_found'],
} as const satisfies Operation;
