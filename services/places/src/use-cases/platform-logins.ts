import { open } from '@review-reply/crypto';
import { type Access, type FreshAccess, PlatformError } from '@review-reply/platforms';
import { killPoint } from '@review-reply/runtime';
import { LRUCache } from 'lru-cache';
import { type Connection, credentialsSealContext } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import { findRefusal, noteRefusal } from '../storage/connection-access.ts';
import { asRefusal } from './as-refusal.ts';
import type { Context } from './context.ts';
import { revokeConnection } from './revoke-connection.ts';
import { shareAccess } from './shared-access.ts';

/** Access is handed out only while it is good for at least this long (business time), as callers use it for a while. */
const leftMinMs = 5 * 60_000;
/**
 * A platform may refuse a grant for a moment that it did not end. It is asked again after this long (business time),
 * and believed then; until then it is not bothered.
 */
const refusalConfirmedAfterMs = 5 * 60_000;
/** Kept in memory; the one that was not asked for longest is dropped first. */
const keptMax = 10_000;

export interface KeptAccess {
  readonly access: Access;
  readonly expiresAt: Date;
}

interface Kept extends KeptAccess {
  readonly grantVersion: bigint;
}

/** The one cache of logins, for all platforms. */
export interface PlatformLogins {
  /**
   * A connection's access, kept until shortly before it expires. Requests at once for one connection share one call to
   * its platform, on whichever replicas they come, which no caller's giving up ends.
   * @param refused access that the platform takes no more, however long it was to be good for
   * @throws AppError platform_not_publishable once the platform has ended the grant, which it is believed to have when
   *   it refused it twice, five minutes apart; login_failed when it gives none for another reason; service_unavailable
   *   when it was not asked
   */
  accessOf(connection: Connection, refused?: Access): Promise<KeptAccess>;
}

/** @param signal gives running calls up, at the end of the process */
export function createPlatformLogins(context: Context, signal: AbortSignal): PlatformLogins {
  const kept = new LRUCache<bigint, Kept>({ max: keptMax });
  const running = new Map<string, Promise<KeptAccess>>();

  const refresh = async (connection: Connection, refused?: Access): Promise<KeptAccess> => {
    const { connectionId, grantVersion } = connection;
    // Taken before the call, so that what is had expires no earlier than we believe.
    const askedAt = context.clock.now();
    const goodUntil = new Date(askedAt.getTime() + leftMinMs);
    const shared = await shareAccess(context, connection, { goodUntil, refused }, async () => {
      const { access, expiresInSeconds } = await askPlatform(context, connection, signal);
      return { access, expiresAt: new Date(askedAt.getTime() + expiresInSeconds * 1_000) };
    });
    const fresh = { ...shared, grantVersion };
    kept.set(connectionId, fresh);
    return fresh;
  };

  return {
    accessOf: async (connection, refused) => {
      const { connectionId, grantVersion } = connection;
      const known = kept.get(connectionId);
      const goodUntil = context.clock.now().getTime() + leftMinMs;
      const isGood = known?.grantVersion === grantVersion && known.expiresAt.getTime() >= goodUntil;
      if (known !== undefined && isGood && known.access !== refused) return known;
      const key = `${connectionId}/${grantVersion}`;
      const flight = running.get(key) ?? refresh(connection, refused).finally(() => running.delete(key));
      running.set(key, flight);
      return flight;
    },
  };
}

async function askPlatform(context: Context, connection: Connection, signal: AbortSignal): Promise<FreshAccess> {
  const { connectionId, platform, credentialsSealed } = connection;
  const known = context.platforms.get(platform);
  // A platform that was taken out of the registry: nothing of its places can be read or answered.
  if (known === undefined) throw errors.notPublishable({ reason: 'not_connected' });
  const refusedAt = await findRefusal(context.database.sql, connection);
  const refusedForMs = refusedAt === null ? null : context.clock.now().getTime() - refusedAt.getTime();
  if (refusedForMs !== null && refusedForMs < refusalConfirmedAfterMs) throw errors.platformUnavailable();
  const credentials = open(context.dataKeys, credentialsSealContext(connectionId), credentialsSealed).toString();
  try {
    return await known.login.obtainAccess({ credentials, signal });
  } catch (error) {
    // The process is ending: somebody else will be asked.
    if (signal.aborted) throw errors.platformUnavailable({}, error);
    if (!(error instanceof PlatformError) || error.failure !== 'grant_revoked')
      throw asRefusal(error, {
        refused: (refusal) => {
          context.logger.error({ err: refusal, platform }, 'A platform refuses to give access.');
          return loginFailed(refusal);
        },
        away: loginFailed,
      });
    if (refusedForMs === null) {
      await noteRefusal(context.database.sql, connection, context.clock.now());
      throw errors.platformUnavailable({}, error);
    }
    killPoint('places.after-grant-refused');
    const revoked = await revokeConnection(context, connection);
    killPoint('places.after-revoked');
    throw revoked ? errors.notPublishable({ reason: 'access_revoked' }, error) : errors.platformUnavailable({}, error);
  }
}

/** The owner's grant stands: it lasts until the platform is back, or what it is about was mended. */
function loginFailed(error: PlatformError) {
  const { retryAfterMs } = error;
  return errors.loginFailed(retryAfterMs === null ? {} : { retry_after_s: Math.ceil(retryAfterMs / 1_000) }, error);
}
