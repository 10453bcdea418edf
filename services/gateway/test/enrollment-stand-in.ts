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

export type Answer = Progress | { readonly fails: AppError };

/** Answers the pages' calls with whatever a test wants to see a page of. */
export interface EnrollmentStandIn {
  readonly address: string;
  /** Calls since the last of them was taken. */
  takeCalls(): PageCall[];
  /** What is answered from now on, to everybody or by what was asked; an error code is answered as that error. */
  answer(answer: Answer | ((request: PageCall['request']) => Answer)): void;
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
  let next: (request: unknown) => Answer = () => progressOf(EnrollmentStage.CONSENT);
  const noteAndAnswer = (method: string, request: unknown): Progress => {
    calls.push({ method, request });
    const answer = next(request);
    if ('fails' in answer) throw answer.fails;
    return answer;
  };
  const note = (method: string) => forSystem(async (request: unknown) => noteAndAnswer(method, request));
  const partners = forUsers(async () => {
    throw new AppError('unavailable', 'service_unavailable');
  });
  const standIn: Omit<EnrollmentStandIn, 'address'> = {
    takeCalls: () => calls.splice(0),
    answer: (answer) => {
      next = typeof answer === 'function' ? answer : () => answer;
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
      const progress = noteAndAnswer('begin', request);
      const { authorizationUrl } = standIn;
      return { progress, ...(authorizationUrl && { authorizationUrl }) };
    }),
  };
  const { IDENTITY_ADDRESS = '' } = await stack.serve([serve(EnrollmentService, methods)]);
  return Object.assign(standIn, { address: IDENTITY_ADDRESS });
}
