import type { SignInService } from '@review-reply/proto/places/v1/sign_in';
import type { RpcClient } from '@review-reply/rpc';
import type { Context } from '../context.ts';

/** What enrolments work with beside the rest: who exchanges Google's codes and makes places. */
export interface EnrollmentContext extends Context {
  readonly signIns: Omit<RpcClient<typeof SignInService>, 'close' | 'listAccountAccess'>;
  /** How long somebody may be at it before another takes it up, in milliseconds of real time. */
  readonly enrollmentLeaseMs: number;
}
