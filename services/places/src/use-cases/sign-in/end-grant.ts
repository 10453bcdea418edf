import { seal } from '@review-reply/crypto';
import type { Source } from '@review-reply/platforms';
import type { Transaction } from '@review-reply/postgres';
import { credentialsSealContext } from '../../domain/connection.ts';
import { nextConnectionId } from '../../storage/connections.ts';
import { insertRevocation } from '../../storage/revocations.ts';
import type { Context } from '../context.ts';

/** Has a grant ended at its platform that no account has: as that of a connection that is none. */
export async function endGrant(
  tx: Transaction,
  { clock, dataKeys }: Pick<Context, 'clock' | 'dataKeys'>,
  { platform, platformUser, credentials }: { platform: Source; platformUser: string; credentials: string | Buffer },
): Promise<void> {
  const connectionId = await nextConnectionId(tx);
  const credentialsSealed = seal(dataKeys, credentialsSealContext(connectionId), credentials);
  await insertRevocation(tx, { connectionId, platform, platformUser, credentialsSealed }, clock.now());
}
