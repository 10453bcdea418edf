import { seal } from '@review-reply/crypto';
import type { Source } from '@review-reply/platforms';
import type { Transaction } from '@review-reply/postgres';
import { hasLeftSince } from '../domain/attachment.ts';
import { type Connection, credentialsSealContext } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import { findConnectionOfUser, lockAccountConnections, nextConnectionId, saveGrant } from '../storage/connections.ts';
import { findAttachment } from '../storage/leaving.ts';
import type { Context } from './context.ts';

export interface LoginToConnect {
  readonly accountId: bigint;
  readonly platform: Source;
  /** The platform's stable name of whose login it is. */
  readonly platformUser: string;
  readonly credentials: string;
  /** The places to connect; empty means all that the login manages. */
  readonly placeIds: readonly string[];
}

/**
 * Stores a login alone, the account's connections being locked from here on.
 * @returns `renewed` when the login had lost its grant: all of its places can be read again, those not chosen as well
 * @throws AppError account_detached when the account left since
 */
export async function storeGrant(
  tx: Transaction,
  { clock, dataKeys }: Context,
  { credentials, ...login }: Omit<LoginToConnect, 'placeIds'> & { readonly attachedAt?: Date },
): Promise<{ connection: Connection; renewed: boolean }> {
  await lockAccountConnections(tx, login.accountId);
  const attachment = await findAttachment(tx, login.accountId);
  const attachedAt = login.attachedAt ?? attachment.attachedAt;
  if (hasLeftSince(attachedAt, attachment)) throw errors.accountDetached();
  const known = await findConnectionOfUser(tx, login);
  const connectionId = known?.connectionId ?? (await nextConnectionId(tx));
  const { accountId, platform, platformUser } = login;
  const connection = await saveGrant(tx, {
    ...{ connectionId, accountId, platform, platformUser, attachedAt },
    credentialsSealed: seal(dataKeys, credentialsSealContext(connectionId), credentials),
    grantVersion: (known?.grantVersion ?? 0n) + 1n,
    grantedAt: clock.now(),
  });
  return { connection, renewed: known?.status === 'revoked' };
}
