import { seal } from '@review-reply/crypto';
import type { LoginPlatform, SignedIn } from '@review-reply/platforms';
import { inTransaction } from '@review-reply/postgres';
import { killPoint } from '@review-reply/runtime';
import { errors } from '../../domain/errors.ts';
import { signInSealContext } from '../../domain/sign-in.ts';
import { insertSignIn } from '../../storage/sign-ins.ts';
import type { Context } from '../context.ts';
import { findPlatform } from '../find-platform.ts';
import { askForSignIn } from './ask-for-sign-in.ts';
import { endGrant } from './end-grant.ts';
import { type ReadSignIn, readLocations } from './read-sign-in.ts';

export interface CodeExchange {
  readonly platform: string;
  readonly signInId: string;
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly forgetAt: Date;
}

/**
 * Redeems a code, keeps the login before anything else is done with it, and then reads what the login manages. When the
 * process dies between the platform's answer and the commit the login is lost, and the person has to sign in again.
 * @param signals `process` ends the exchange with the process only, since a code that was redeemed for nobody is lost;
 *   `call` gives up reading, which can be done again
 * @returns `granted: false` when a permission was withheld: then nothing is kept, and the grant is to be ended
 * @throws AppError sign_in_lost when the platform refuses the code or gives nothing that lasts; service_unavailable
 */
export async function exchangeCode(
  context: Context,
  exchange: CodeExchange,
  signals: { process: AbortSignal; call: AbortSignal },
): Promise<ReadSignIn> {
  const platform = findPlatform(context, exchange.platform, ({ login }) => login.signIn !== undefined);
  const { platformUser, email, granted, credentials, access } = await redeem(
    context,
    platform,
    exchange,
    signals.process,
  );
  killPoint('places.after-code-exchanged');
  if (!granted) {
    const login = { platform: platform.source, platformUser };
    if (credentials !== null)
      await inTransaction(context.database, (tx) => endGrant(tx, context, { ...login, credentials }));
    return { platformUser, email, granted, accountIds: [], locations: [] };
  }
  if (credentials === null) throw errors.signInLost();
  const { signInId, forgetAt } = exchange;
  const signIn = await inTransaction(context.database, (tx) =>
    insertSignIn(tx, {
      signInId,
      platform: platform.source,
      platformUser,
      email,
      credentialsSealed: seal(context.dataKeys, signInSealContext(signInId), credentials),
      createdAt: context.clock.now(),
      forgetAt,
    }),
  );
  killPoint('places.after-sign-in-kept');
  return readLocations(context, signIn, { obtainAccess: async () => access, signal: signals.call });
}

async function redeem(
  context: Context,
  { source, login: { signIn } }: LoginPlatform,
  { code, codeVerifier, redirectUri }: CodeExchange,
  signal: AbortSignal,
): Promise<SignedIn> {
  if (signIn === undefined) throw new Error(`Nobody signs in to ${source}.`);
  return askForSignIn(context, source, () => signIn.exchangeCode({ code, codeVerifier, redirectUri, signal }));
}
