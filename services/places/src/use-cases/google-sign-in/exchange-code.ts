import { seal } from '@review-reply/crypto';
import { googleBusinessScope, PlatformError } from '@review-reply/platforms';
import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../../domain/errors.ts';
import { signInSealContext } from '../../domain/google-sign-in.ts';
import { insertSignIn } from '../../storage/google-sign-ins.ts';
import type { Context } from '../context.ts';
import { type ReadSignIn, readLocations } from './read-sign-in.ts';

export interface CodeExchange {
  readonly signInId: string;
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly forgetAt: Date;
}

/**
 * Redeems a code, keeps the token before anything else is done with it, and then reads what the login manages. When the
 * process dies between Google's answer and the commit the token is lost, and the person has to sign in again.
 * @param signals `process` ends the exchange with the process only, since a code that was redeemed for nobody is lost;
 *   `call` gives up reading, which can be done again
 * @returns `granted: false`, with nothing kept, when a permission was withheld
 * @throws AppError sign_in_lost when Google refuses the code or gives no lasting token; service_unavailable
 */
export async function exchangeCode(
  context: Context,
  exchange: CodeExchange,
  signals: { process: AbortSignal; call: AbortSignal },
): Promise<ReadSignIn> {
  const login = await redeem(context, exchange, signals.process);
  killPoint('places.after-code-exchanged');
  const platformUser = login.sub;
  if (!login.scope.split(' ').includes(googleBusinessScope))
    return { platformUser, granted: false, accountIds: [], locations: [] };
  const { refreshToken, accessToken } = login;
  if (refreshToken === null) throw errors.signInLost();
  const { signInId, forgetAt } = exchange;
  const signIn = await inTransaction(context.database, (tx) =>
    insertSignIn(tx, {
      signInId,
      platformUser,
      refreshTokenSealed: seal(context.dataKeys, signInSealContext(signInId), refreshToken),
      createdAt: context.clock.now(),
      forgetAt,
    }),
  );
  killPoint('places.after-sign-in-kept');
  return readLocations(context, signIn, { accessToken, signal: signals.call });
}

async function redeem({ oauth, logger }: Context, exchange: CodeExchange, signal: AbortSignal) {
  const { code, codeVerifier, redirectUri } = exchange;
  try {
    return await oauth.exchangeCode({ code, codeVerifier, redirectUri, signal });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.failure === 'grant_revoked') throw errors.signInLost({}, error);
    if (error.failure !== 'retryable') logger.error({ err: error }, 'Google refuses to exchange codes.');
    throw errors.platformUnavailable({}, error);
  }
}
