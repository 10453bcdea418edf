import type { MessageInitShape } from '@bufbuild/protobuf';
import { AppError } from '@review-reply/errors';
import {
  type EnrollmentProgressSchema,
  EnrollmentService,
  EnrollmentStage,
  type EnrollmentViewSchema,
} from '@review-reply/proto/identity/v1/enrollment';
import { forSystem, forUsers, type ServiceMethods, serve } from '@review-reply/rpc';
import type { Stack } from '@review-reply/testing';

type Plain<T> = Exclude<T, { readonly $unknown?: unknown }>;
export type View = Plain<MessageInitShape<typeof EnrollmentViewSchema>>;
export type Progress = Plain<MessageInitShape<typeof EnrollmentProgressSchema>>;

export interface PageCall {
  readonly method: string;
  // biome-ignore lint/suspicious/noExplicitAny: a request is whatever the test asks of it.
  readonly request: any;
}

/** Answers the pages' calls with whatever a test wants to see a page of. */
export interface EnrollmentStandIn {
  readonly address: string;
  /** Calls since the last of them was taken. */
  takeCalls(): PageCall[];
  /** What is answered from now on; an error code is answered as that error. */
  answer(answer: Progress | { readonly fails: AppError }): void;
  authorizationUrl: string | undefined;
}

const view: View = {
  enrollmentId: 4711n,
  partnerAccountId: 12n,
  partnerName: 'Demo Lounges',
  service: 'pro',
  placesChoice: 'all',
  expiresAt: { seconds: 1_795_861_800n, nanos: 0 },
};

export const progressOf = (stage: EnrollmentStage, more: Progress = {}, ofView: View = {}): Progress => ({
  stage,
  ...(stage === EnrollmentStage.UNKNOWN ? {} : { enrollment: { ...view, ...ofView } }),
  ...more,
});

export async function openEnrollmentStandIn(stack: Stack): Promise<EnrollmentStandIn> {
  const calls: PageCall[] = [];
  let next: Progress | { readonly fails: AppError } = progressOf(EnrollmentStage.CONSENT);
  const note = (method: string) =>
    forSystem(async (request: unknown) => {
      calls.push({ method, request });
      if ('fails' in next) throw next.fails;
      return next;
    });
  const partners = forUsers(async () => {
    throw new AppError('unavailable', 'service_unavailable');
  });
  const standIn: Omit<EnrollmentStandIn, 'address'> = {
    takeCalls: () => calls.splice(0),
    answer: (answer) => {
      next = answer;
    },
    authorizationUrl: undefined,
  };
  const methods: ServiceMethods<typeof EnrollmentService> = {
    createEnrollment: partners,
    getEnrollment: partners,
    cancelEnrollment: partners,
    listClientAccounts: partners,
    openEnrollmentLink: note('open'),
    refuseEnrollment: note('refuse'),
    finishGoogleSignIn: note('finish'),
    getEnrollmentProgress: note('progress'),
    choosePlaces: note('choose'),
    beginGoogleSignIn: forSystem(async (request) => {
      calls.push({ method: 'begin', request });
      if ('fails' in next) throw next.fails;
      const { authorizationUrl } = standIn;
      return { progress: next, ...(authorizationUrl && { authorizationUrl }) };
    }),
  };
  const { IDENTITY_ADDRESS = '' } = await stack.serve([serve(EnrollmentService, methods)]);
  return Object.assign(standIn, { address: IDENTITY_ADDRESS });
}
