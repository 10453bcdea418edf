import { startLoop } from '@review-reply/jobs';
import { AccountKind, type IdentityService } from '@review-reply/proto/identity/v1/identity';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { type AskPartnership, type Partnership, tellPartners } from '../use-cases/tell-partners.ts';

const name = 'tell-partners';
/** For what other replicas wrote, or what was left when identity was away. */
const pollEveryMs = 2_000;
const askTimeoutMs = 3_000;

/** Passes events on to partners once identity has said who they are. While it is away they wait. */
export function startTellingPartners(
  context: Context,
  identity: RpcClient<typeof IdentityService>,
  life: Lifecycle,
): void {
  const { partnerUnknown: due } = context;
  const work = async () => {
    if (await tellPartners(context, askIdentity(identity))) due.wake();
  };
  const telling = startLoop({ name, due, pollEveryMs, life, work });
  life.onStop(`worker ${name}`, () => telling);
}

function askIdentity(identity: RpcClient<typeof IdentityService>): AskPartnership {
  return async (accountId): Promise<Partnership> => {
    const options = { caller: systemCaller('webhooks'), timeoutMs: askTimeoutMs };
    const { kind, attachment } = await identity.getAccountAccess({ accountId }, options);
    if (attachment !== undefined) {
      const { partnerAccountId, externalRef } = attachment;
      return { kind: 'attached', partnerAccountId, externalRef: externalRef ?? null };
    }
    return { kind: kind === AccountKind.CLIENT ? 'alone' : 'never' };
  };
}
