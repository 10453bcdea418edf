import { open } from '@review-reply/crypto';
import { type GoogleAccessToken, PlatformError } from '@review-reply/platforms';
import { killPoint } from '@review-reply/runtime';
import { type Connection, refreshTokenSealContext } from '../domain/connection.ts';
import { errors } from '../domain/errors.ts';
import type { Context } from './context.ts';
import { revokeConnection } from './revoke-connection.ts';

/** A token is handed out only while it is good for at least this long (business time), as callers use it for a while. */
const leftMinMs = 5 * 60_000;
/** Tokens kept in memory; the one kept longest is dropped first. */
const keptMax = 10_000;

export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

interface KeptToken extends AccessToken {
  readonly grantVersion: bigint;
}

export interface GoogleTokens {
  /**
   * An access token of a connection, kept until shortly before it expires. Requests at once for one connection share
   * one call to Google, which no caller's giving up ends.
   * @throws AppError platform_not_publishable once Google has ended the grant; service_unavailable otherwise
   */
  tokenOf(connection: Connection): Promise<AccessToken>;
}

/** @param signal gives running calls up, at the end of the process */
export function createGoogleTokens(context: Context, signal: AbortSignal): GoogleTokens {
  const kept = new Map<bigint, KeptToken>();
  const running = new Map<string, Promise<AccessToken>>();

  const refresh = async (connection: Connection): Promise<AccessToken> => {
    const { connectionId, grantVersion } = connection;
    // Taken before the call, so that the token expires no earlier than we believe.
    const askedAt = context.clock.now();
    const { accessToken, expiresInSeconds } = await askGoogle(context, connection, signal);
    const token = { accessToken, grantVersion, expiresAt: new Date(askedAt.getTime() + expiresInSeconds * 1_000) };
    kept.delete(connectionId);
    kept.set(connectionId, token);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptMax) break;
      kept.delete(oldest);
    }
    return token;
  };

  return {
    tokenOf: async (connection) => {
      const { connectionId, grantVersion } = connection;
      const known = kept.get(connectionId);
      const goodUntil = context.clock.now().getTime() + leftMinMs;
      if (known?.grantVersion === grantVersion && known.expiresAt.getTime() >= goodUntil) return known;
      const key = `${connectionId}/${grantVersion}`;
      const flight = running.get(key) ?? refresh(connection).finally(() => running.delete(key));
      running.set(key, flight);
      return flight;
    },
  };
}

async function askGoogle(context: Context, connection: Connection, signal: AbortSignal): Promise<GoogleAccessToken> {
  const { connectionId, refreshTokenSealed } = connection;
  const refreshToken = open(context.dataKeys, refreshTokenSealContext(connectionId), refreshTokenSealed).toString();
  try {
    return await context.oauth.refreshAccessToken({ refreshToken, signal });
  } catch (error) {
    // The process is ending: somebody else will be asked.
    if (signal.aborted) throw errors.platformUnavailable({}, error);
    if (!(error instanceof PlatformError)) throw error;
    if (error.failure !== 'grant_revoked') {
      // A refusal of us as a client lasts until an operator mends it; it says nothing about the owner's grant.
      if (error.failure !== 'retryable') context.logger.error({ err: error }, 'Google refuses to give access tokens.');
      throw errors.platformUnavailable({}, error);
    }
    killPoint('places.after-grant-refused');
    const revoked = await revokeConnection(context, connection);
    killPoint('places.after-revoked');
    throw revoked ? errors.notPublishable({ reason: 'access_revoked' }, error) : errors.platformUnavailable({}, error);
  }
}
