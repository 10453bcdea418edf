import type { MessageInitShape } from '@bufbuild/protobuf';
import { readIdempotencyKey } from '@review-reply/idempotency';
import type {
  ClientAccountSchema,
  CreateEnrollmentRequest,
  EnrollmentService,
} from '@review-reply/proto/identity/v1/enrollment';
import { forUsers, optional, type ServiceMethods, toTimestamp } from '@review-reply/rpc';
import type { ClientAccount } from '../domain/client-account.ts';
import { toEnrollment } from '../messages/enrollments.ts';
import { createEnrollment } from '../use-cases/enrollment/create-enrollment.ts';
import type { EnrollmentContext } from '../use-cases/enrollment/enrollment-context.ts';
import { cancelEnrollment, getEnrollment } from '../use-cases/enrollment/get-enrollment.ts';
import { listClientAccounts } from '../use-cases/enrollment/list-client-accounts.ts';
import { oneOf } from './one-of.ts';

type Methods = ServiceMethods<typeof EnrollmentService>;

export type PartnerMethod = 'createEnrollment' | 'getEnrollment' | 'cancelEnrollment' | 'listClientAccounts';

/** What partners ask: about their own enrolments and clients, as the account that holds the key. */
export function enrollmentMethods(context: EnrollmentContext): Pick<Methods, PartnerMethod> {
  return {
    createEnrollment: forUsers(async (request, { caller }) => {
      const created = await createEnrollment(context, {
        ...toInput(request),
        partnerAccountId: caller.accountId,
      });
      const { enrollment, connectUrl, replayed } = created;
      return { enrollment, replayed, ...optional('connectUrl', connectUrl) };
    }),

    getEnrollment: forUsers(async ({ enrollmentId }, { caller }) =>
      toEnrollment(await getEnrollment(context, { enrollmentId, partnerAccountId: caller.accountId })),
    ),

    cancelEnrollment: forUsers(async ({ enrollmentId }, { caller }) =>
      toEnrollment(await cancelEnrollment(context, { enrollmentId, partnerAccountId: caller.accountId })),
    ),

    listClientAccounts: forUsers(async ({ afterAccountId }, { caller }) => {
      const clients = await listClientAccounts(context, { partnerAccountId: caller.accountId, afterAccountId });
      return { accounts: clients.map(toClientAccount) };
    }),
  };
}

function toInput(request: CreateEnrollmentRequest) {
  const { email, returnUrl, name, locale, service, placesChoice, externalRef } = request;
  return {
    email,
    returnUrl,
    name: name ?? null,
    locale: locale === undefined ? null : oneOf('body.locale', locale, ['en', 'fr']),
    service: oneOf('body.service', service ?? 'essential', ['essential', 'pro']),
    placesChoice: oneOf('body.places', placesChoice ?? 'all', ['all', 'choose']),
    externalRef: externalRef ?? null,
    idempotency: readIdempotencyKey(request.idempotency),
  };
}

function toClientAccount(client: ClientAccount): MessageInitShape<typeof ClientAccountSchema> {
  const { accountId, externalRef, name, email, service, accountStatus, attachedAt, detachedAt, deleteAfter } = client;
  return {
    accountId,
    name,
    email,
    service,
    status: detachedAt === null ? accountStatus : 'detached',
    attachedAt: toTimestamp(attachedAt),
    ...optional('externalRef', externalRef),
    ...optional('deleteAfter', toTimestamp(deleteAfter)),
  };
}
