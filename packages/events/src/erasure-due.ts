import type { MessageShape } from '@bufbuild/protobuf';
import type { Transaction } from '@review-reply/postgres';
import { AccountErasureDueSchema } from '@review-reply/proto/identity/events/v1/events';
import { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { createRpcClient, type RpcCredentials, systemCaller } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { type EventHandler, on } from './handler.ts';

type ErasureDue = MessageShape<typeof AccountErasureDueSchema>;

/** Whether an erasure that an event tells of is really due. */
export type ErasureCheck = (told: ErasureDue) => Promise<boolean>;

/** Asks identity, which decides what is erased. `address`: of identity, host:port. */
export function createErasureCheck(options: {
  readonly service: string;
  readonly address: string;
  readonly credentials: RpcCredentials;
  readonly life: Lifecycle;
}): ErasureCheck {
  const { service, address, credentials, life } = options;
  const leaving = createRpcClient(LeavingService, { address, credentials });
  life.onStop('erasure check', () => leaving.close());
  return async ({ accountId, partnerAccountId, enrollmentIds }) => {
    const told = { accountId, partnerAccountId, enrollmentIds };
    return (await leaving.confirmErasure(told, { caller: systemCaller(service) })).due;
  };
}

/** `on` for the event that an account is to be erased: what can't be undone is asked for before it is believed. */
export function onErasureDue(
  isDue: ErasureCheck,
  handle: (tx: Transaction, told: ErasureDue) => Promise<void>,
): EventHandler {
  return on(AccountErasureDueSchema, handle, { confirm: isDue });
}
