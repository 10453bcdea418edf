import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  type EnrollmentProgressSchema,
  type EnrollmentService,
  EnrollmentStage,
  type EnrollmentViewSchema,
} from '@review-reply/proto/identity/v1/enrollment';
import { forSystem, optional, type ServiceMethods, toTimestamp } from '@review-reply/rpc';
import { isUnused } from '../domain/enrollment.ts';
import { errors } from '../domain/errors.ts';
import { beginSignIn } from '../use-cases/enrollment/begin-sign-in.ts';
import { choosePlaces } from '../use-cases/enrollment/choose-places.ts';
import type { EnrollmentContext } from '../use-cases/enrollment/enrollment-context.ts';
import { finishSignIn } from '../use-cases/enrollment/finish-sign-in.ts';
import { getProgress } from '../use-cases/enrollment/get-progress.ts';
import { openLink } from '../use-cases/enrollment/open-link.ts';
import type { EnrollmentView, Progress } from '../use-cases/enrollment/progress.ts';
import { refuseConsent, refusePermission } from '../use-cases/enrollment/refuse-enrollment.ts';
import type { PartnerMethod } from './enrollment-methods.ts';

type Methods = ServiceMethods<typeof EnrollmentService>;

const browserHashBytes = 32;
const textLengthMax = 4_096;

const stages: Readonly<Record<Progress['stage'], EnrollmentStage>> = {
  unknown: EnrollmentStage.UNKNOWN,
  consent: EnrollmentStage.CONSENT,
  choose: EnrollmentStage.CHOOSE,
  working: EnrollmentStage.WORKING,
  completed: EnrollmentStage.COMPLETED,
  no_place: EnrollmentStage.NO_PLACE,
  not_allowed: EnrollmentStage.NOT_ALLOWED,
  used: EnrollmentStage.USED,
  expired: EnrollmentStage.EXPIRED,
  canceled: EnrollmentStage.CANCELED,
  sign_in_again: EnrollmentStage.SIGN_IN_AGAIN,
};

/** What the pages ask that a client goes through. Tokens, states and codes are in no answer and no log. */
export function enrollmentPageMethods(context: EnrollmentContext): Omit<Methods, PartnerMethod> {
  return {
    openEnrollmentLink: forSystem(async ({ token, browserHash }) => {
      const hash = browserHash === undefined ? null : checkedHash(browserHash);
      return toProgress(await openLink(context, { token, browserHash: hash }));
    }),

    beginGoogleSignIn: forSystem(async ({ token, browserHash, redirectUri }) => {
      const input = { token, browserHash: checkedHash(browserHash), redirectUri: checkedUrl(redirectUri) };
      const { progress, authorizationUrl } = await beginSignIn(context, input);
      return { progress: toProgress(progress), ...optional('authorizationUrl', authorizationUrl) };
    }),

    finishGoogleSignIn: forSystem(async ({ state, code, browserHash }) => {
      if (code === '' || code.length > textLengthMax) throw invalid('code');
      return toProgress(await finishSignIn(context, { state, code, browserHash: checkedHash(browserHash) }));
    }),

    refuseEnrollment: forSystem(async ({ refused, browserHash: hash }) => {
      const browserHash = checkedHash(hash);
      if (refused.case === 'token')
        return toProgress(await refuseConsent(context, { token: refused.value, browserHash }));
      if (refused.case === 'state')
        return toProgress(await refusePermission(context, { state: refused.value, browserHash }));
      throw invalid('refused');
    }),

    getEnrollmentProgress: forSystem(async ({ enrollmentId, browserHash }) =>
      toProgress(await getProgress(context, { enrollmentId, browserHash: checkedHash(browserHash) })),
    ),

    choosePlaces: forSystem(async ({ enrollmentId, browserHash, placeIds }) =>
      toProgress(await choosePlaces(context, { enrollmentId, browserHash: checkedHash(browserHash), placeIds })),
    ),
  };
}

function toProgress(progress: Progress): MessageInitShape<typeof EnrollmentProgressSchema> {
  const { stage, view, places, redirectUrl, refusal } = progress;
  return {
    stage: stages[stage],
    ...optional('enrollment', view && toView(view, stage)),
    places: places.map(({ placeId, name, city, verified }) => ({ placeId, name, verified, ...optional('city', city) })),
    ...optional('redirectUrl', redirectUrl),
    refusal: refusal ?? '',
  };
}

/** Stages that only the browser comes to that signed in. */
const ownStages: readonly Progress['stage'][] = ['choose', 'working'];

function toView(view: EnrollmentView, stage: Progress['stage']): MessageInitShape<typeof EnrollmentViewSchema> {
  const { enrollment, partnerName, logoUrl } = view;
  const { enrollmentId, partnerAccountId, service, placesChoice } = enrollment;
  const isOwn = ownStages.includes(stage);
  const { name, email } = isOwn || isUnused(enrollment) ? enrollment : { name: null, email: null };
  return {
    enrollmentId,
    partnerAccountId,
    partnerName,
    service,
    placesChoice,
    expiresAt: toTimestamp(enrollment.expiresAt),
    ...optional('logoUrl', logoUrl),
    ...optional('locale', enrollment.locale),
    ...optional('name', name),
    ...optional('email', email),
    ...optional('signedInEmail', isOwn ? enrollment.signedInEmail : null),
  };
}

function checkedHash(hash: Uint8Array): Buffer {
  if (hash.length !== browserHashBytes) throw invalid('browser_hash');
  return Buffer.from(hash);
}

function checkedUrl(url: string): string {
  if (url.length > textLengthMax || !URL.canParse(url)) throw invalid('redirect_uri');
  return url;
}

const invalid = (path: string) => errors.invalid({ fields: [{ path, code: 'invalid_value', params: {} }] });
