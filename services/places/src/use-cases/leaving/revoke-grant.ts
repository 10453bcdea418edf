import { open } from '@review-reply/crypto';
import { PlatformError } from '@review-reply/platforms';
import { killPoint } from '@review-reply/runtime';
import { credentialsSealContext } from '../../domain/connection.ts';
import { revocationRetryMs } from '../../domain/revocation.ts';
import { deleteRevocation, findOtherUser, postponeRevocation, type Revocation } from '../../storage/revocations.ts';
import type { Context } from '../context.ts';

/**
 * Ends a grant at its platform, again and again until the platform has ended it or knows no such grant any more, and
 * then forgets the credentials. Those of a login that another account has too are only forgotten, as are those of a
 * platform where there is nothing to end. Those of a person who has signed in anew wait until it is known whether an
 * account comes to have that login.
 */
export async function revokeGrant(context: Context, revocation: Revocation, signal: AbortSignal): Promise<void> {
  const { database, clock, logger } = context;
  const { connectionId, platform, credentialsSealed, failures } = revocation;
  const nextAt = () => new Date(clock.now().getTime() + revocationRetryMs(failures));
  const revoke = context.platforms.get(platform)?.login.revoke;
  const user = await findOtherUser(database.sql, revocation);
  if (user === 'sign_in') return postponeRevocation(database.sql, revocation, nextAt());
  if (user === null && revoke !== undefined) {
    const credentials = open(context.dataKeys, credentialsSealContext(connectionId), credentialsSealed).toString();
    try {
      await revoke({ credentials, signal });
    } catch (error) {
      if (!signal.aborted && !(error instanceof PlatformError)) throw error;
      if (!signal.aborted) logger.warn({ err: error, platform, failures: failures + 1 }, 'A grant could not be ended.');
      return postponeRevocation(database.sql, revocation, signal.aborted ? null : nextAt());
    }
    killPoint('places.after-google-revoke');
  }
  await deleteRevocation(database.sql, connectionId);
}
