import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ErasureSchema, LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { forSystem, forUsersAndSystem, optional, type ServiceMethods, toTimestamp } from '@review-reply/rpc';
import type { Erasure } from '../domain/leaving.ts';
import type { Context } from '../use-cases/context.ts';
import { detachAccount } from '../use-cases/leaving/detach-account.ts';
import { confirmErasure, listErasures, repeatErasure } from '../use-cases/leaving/follow-erasures.ts';

/** How client accounts leave, and what operators see of it. */
export function leavingMethods(context: Context): ServiceMethods<typeof LeavingService> {
  return {
    detachAccount: forUsersAndSystem(async ({ accountId, partnerAccountId: named = 0n }, { caller }) => {
      const partnerAccountId = caller.kind === 'user' ? caller.accountId : named;
      const account = await detachAccount(context, { accountId, partnerAccountId });
      const { externalRef, service, attachedAt, detachedAt, deleteAfter } = account;
      return {
        accountId,
        service,
        ...optional('externalRef', externalRef),
        attachedAt: toTimestamp(attachedAt),
        detachedAt: toTimestamp(detachedAt),
        deleteAfter: toTimestamp(deleteAfter),
      };
    }),

    confirmErasure: forSystem(async (told) => ({ due: await confirmErasure(context, told) })),

    listErasures: forSystem(async () => ({ erasures: (await listErasures(context)).map(toErasure) })),

    repeatErasure: forSystem(async ({ accountId, partnerAccountId = null }) =>
      toErasure(await repeatErasure(context, { accountId, partnerAccountId })),
    ),
  };
}

function toErasure({ accountId, dueSince, missing }: Erasure): MessageInitShape<typeof ErasureSchema> {
  return { accountId, dueSince: toTimestamp(dueSince), missing: [...missing] };
}
