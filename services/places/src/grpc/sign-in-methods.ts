import type { SignInService } from '@review-reply/proto/places/v1/sign_in';
import { forSystem, fromTimestamp, optional, type ServiceMethods } from '@review-reply/rpc';
import { errors } from '../domain/errors.ts';
import type { Context } from '../use-cases/context.ts';
import { authorizationUrl } from '../use-cases/sign-in/authorization-url.ts';
import { connectSignIn } from '../use-cases/sign-in/connect-sign-in.ts';
import { exchangeCode } from '../use-cases/sign-in/exchange-code.ts';
import { dropSignIn } from '../use-cases/sign-in/forget-sign-ins.ts';
import { listAccountAccess } from '../use-cases/sign-in/list-account-access.ts';
import { type ReadSignIn, readSignIn } from '../use-cases/sign-in/read-sign-in.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const accountsMax = 20;

/** What identity's enrolments need of platforms. Nobody else is given what a person signed in to. */
export function signInMethods(context: Context, process: AbortSignal): ServiceMethods<typeof SignInService> {
  return {
    getAuthorizationUrl: forSystem(async ({ platform, state, codeChallenge, redirectUri }) => ({
      url: authorizationUrl(context, platform, { state, codeChallenge, redirectUri }),
    })),

    exchangeCode: forSystem(async ({ signInId, platform, code, codeVerifier, redirectUri, forgetAt }, { signal }) => {
      const forget = fromTimestamp(forgetAt);
      if (forget === null) throw invalid('forget_at', 'required');
      const exchange = { signInId: checkedId(signInId), platform, code, codeVerifier, redirectUri, forgetAt: forget };
      return toSignIn(await exchangeCode(context, exchange, { process, call: signal }));
    }),

    readSignIn: forSystem(async ({ signInId }, { signal }) =>
      toSignIn(await readSignIn(context, checkedId(signInId), signal)),
    ),

    connectSignIn: forSystem(async ({ signInId, accountId, placeIds, attachedAt }) => {
      const attachment = optional('attachedAt', fromTimestamp(attachedAt));
      const places = await connectSignIn(context, {
        signInId: checkedId(signInId),
        accountId,
        placeIds,
        ...attachment,
      });
      return { places: places.map(({ placeRef, placeId, name, active }) => ({ placeRef, placeId, name, active })) };
    }),

    dropSignIn: forSystem(async ({ signInId }) => {
      await dropSignIn(context, checkedId(signInId));
      return {};
    }),

    listAccountAccess: forSystem(async ({ platform, accountIds, placesMax, after = null }) => {
      if (accountIds.length > accountsMax) throw invalid('account_ids', 'too_many', { maximum: accountsMax });
      if (placesMax < 0) throw invalid('places_max', 'out_of_range', { minimum: 0 });
      const asked = { platform, accountIds, limit: placesMax, after };
      const { accounts, next } = await listAccountAccess(context, asked);
      return {
        accounts: accounts.map(({ accountId, access, places }) => ({
          accountId,
          access,
          places: places.map(({ placeRef, placeId, name, active }) => ({ placeRef, placeId, name, active })),
        })),
        ...optional('next', next),
      };
    }),
  };
}

function toSignIn({ platformUser, email, granted, accountIds, locations }: ReadSignIn) {
  return {
    platformUser,
    ...optional('email', email),
    granted,
    accountIds: [...accountIds],
    locations: locations.map(({ placeId, name, city, verified }) => ({
      placeId,
      name,
      verified,
      ...optional('city', city),
    })),
  };
}

function checkedId(signInId: string): string {
  if (!uuid.test(signInId)) throw invalid('sign_in_id', 'invalid_value');
  return signInId;
}

const invalid = (path: string, code: string, params: Readonly<Record<string, unknown>> = {}) =>
  errors.invalid({ fields: [{ path, code, params }] });
