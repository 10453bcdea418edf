import { AccountKind, type IdentityService } from '@review-reply/proto/identity/v1/identity';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import type { Context } from '../use-cases/context.ts';
import { type AskPartnership, type Partnership, tellPartners } from '../use-cases/tell-partners.ts';

/** For what other replicas wrote, or what was left when identity was away. */
const pollEveryMs = 2_000;
const askTimeoutMs = 3_000;

/** Passes events on to partners once identity has said who they are. While it is away they wait. */
export function startTellingPartners(
  context: Context,
  identity: RpcClient<typeof IdentityService>,
  life: Lifecycle,
): void {
  const { signal, logger } = life;
  const { partnerUnknown } = context;
  const loop = async () => {
    while (!signal.aborted) {
      const more = await tellPartners(context, askIdentity(identity)).catch((error: unknown) => {
        logger.warn({ err: error }, 'Partners could not be asked for yet; their events wait.');
        partnerUnknown.forget();
        return false;
      });
      if (!more) await partnerUnknown.wait(pollEveryMs);
    }
  };
  signal.addEventListener('abort', partnerUnknown.wake, { once: true });
  const looping = loop();
  life.onStop('telling partners', () => looping);
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
