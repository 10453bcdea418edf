import { open } from '@review-reply/crypto';
import { PlatformError } from '@review-reply/platforms';
import { killPoint } from '@review-reply/runtime';
import { refreshTokenSealContext } from '../../domain/connection.ts';
import { revocationRetryMs } from '../../domain/revocation.ts';
import { deleteRevocation, postponeRevocation, type Revocation } from '../../storage/revocations.ts';
import type { Context } from '../context.ts';

/**
 * Ends a grant at its platform, again and again until the platform has ended it or knows no such grant any more, and then
 * forgets the token. A token whose owner is connected by another account too is only forgotten.
 */
export async function revokeGrant(context: Context, revocation: Revocation, signal: AbortSignal): Promise<void> {
  const { database, clock, logger } = context;
  const { connectionId, refreshTokenSealed, failures, shared } = revocation;
  if (!shared) {
    const token = open(context.dataKeys, refreshTokenSealContext(connectionId), refreshTokenSealed).toString();
    try {
      await context.oauth.revoke({ token, signal });
    } catch (error) {
      if (!signal.aborted && !(error instanceof PlatformError)) throw error;
      if (!signal.aborted) logger.warn({ err: error, failures: failures + 1 }, 'A grant could not be ended at Google.');
      const nextAt = new Date(clock.now().getTime() + revocationRetryMs(failures));
      await postponeRevocation(database.sql, revocation, signal.aborted ? null : nextAt);
      return;
    }
    killPoint('places.after-google-revoke');
  }
  await deleteRevocation(database.sql, connectionId);
}
