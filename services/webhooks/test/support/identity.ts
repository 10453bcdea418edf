import { AppError } from '@review-reply/errors';
import { AccountKind, type GetAccountAccessRequest, IdentityService } from '@review-reply/proto/identity/v1/identity';
import { createRpcServer, forSystem, serve } from '@review-reply/rpc';
import { openErasures, type Stack } from '@review-reply/testing';

export interface Identity {
  readonly port: number;
  /** Accounts it was asked for, in their order. */
  readonly asked: bigint[];
  /** Clients by their ids, null for those without a partner; every other account is a standard one. */
  readonly clients: Map<bigint, { partnerAccountId: bigint; externalRef?: string } | null>;
  /** Whether it refuses to answer. */
  isAway: boolean;
  /** What it waits for before it sends an answer that it has already found. */
  sendsAfter: Promise<void>;
  /** Accounts of which it says that no erasure is due. */
  readonly notDue: Set<bigint>;
  /** Accounts of which it was asked that. */
  readonly askedToErase: readonly bigint[];
}

/**
 * Stands for the identity service, which is asked for two things: who is whose client, and whether an erasure is due.
 */
export async function openIdentity(stack: Stack): Promise<Identity> {
  const { notDue, asked: askedToErase, served } = openErasures();
  const identity: Identity = {
    port: 0,
    asked: [],
    clients: new Map(),
    isAway: false,
    sendsAfter: Promise.resolve(),
    notDue,
    askedToErase,
  };
  const access = ({ accountId }: GetAccountAccessRequest) => {
    identity.asked.push(accountId);
    const client = identity.clients.get(accountId);
    if (client === undefined) return { accountId, kind: AccountKind.STANDARD };
    return { accountId, kind: AccountKind.CLIENT, ...(client && { attachment: { accountId, ...client } }) };
  };
  const methods = IdentityService.methods.map(({ localName }) => [
    localName,
    forSystem(async (request) => {
      if (identity.isAway || localName !== 'getAccountAccess') throw new AppError('unavailable', 'service_unavailable');
      const answer = access(request as GetAccountAccessRequest);
      await identity.sendsAfter;
      return answer;
    }),
  ]);
  const server = await createRpcServer({
    services: [serve(IdentityService, Object.fromEntries(methods)), served],
    credentials: stack.credentials('identity'),
    logger: stack.lifecycle('identity').logger,
    host: '127.0.0.1',
    port: 0,
  });
  stack.onClose(() => server.stop(0));
  return Object.assign(identity, { port: server.port });
}
