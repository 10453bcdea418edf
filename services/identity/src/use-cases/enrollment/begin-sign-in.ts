import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { seal } from '@review-reply/crypto';
import { inTransaction } from '@review-reply/postgres';
import { isUnused, openSignInsMax, signInLifeMs, signInSealContext } from '../../domain/enrollment.ts';
import { insertSignIn } from '../../storage/enrollment-sign-ins.ts';
import type { EnrollmentContext } from './enrollment-context.ts';
import { lockLink } from './open-link.ts';
import { describeProgress, type Progress, stageOf, unknownLink } from './progress.ts';
import { authorizationUrl } from './sign-in-calls.ts';

const secretBytes = 32;
const randomSecret = () => randomBytes(secretBytes).toString('base64url');

export interface BeginSignInInput {
  readonly token: string;
  readonly browserHash: Buffer;
  readonly redirectUri: string;
}

/**
 * The client consented: makes a state and a PKCE verifier (RFC 7636) for this browser. The state is kept as a hash, the
 * verifier sealed; both are good for one code.
 * @returns Google's page, or null when the link can not be used any more
 */
export async function beginSignIn(
  context: EnrollmentContext,
  { token, browserHash, redirectUri }: BeginSignInInput,
): Promise<{ progress: Progress; authorizationUrl: string | null }> {
  const { database, clock, dataKeys } = context;
  const state = randomSecret();
  const verifier = randomSecret();
  const enrollment = await inTransaction(database, async (tx) => {
    const found = await lockLink(tx, context, token);
    if (found === null || !isUnused(found)) return found;
    const signInId = randomUUID();
    const createdAt = clock.now();
    const signIn = {
      signInId,
      enrollmentId: found.enrollmentId,
      stateHash: createHash('sha256').update(state).digest(),
      browserHash,
      verifierSealed: seal(dataKeys, signInSealContext(signInId), verifier),
      redirectUri,
      outcome: 'begun' as const,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + signInLifeMs),
    };
    await insertSignIn(tx, signIn, openSignInsMax - 1);
    return found;
  });
  if (enrollment === null) return { progress: unknownLink, authorizationUrl: null };
  const progress = await describeProgress(context, enrollment, stageOf(enrollment, browserHash));
  if (progress.stage !== 'consent') return { progress, authorizationUrl: null };
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  return { progress, authorizationUrl: await authorizationUrl(context, { state, codeChallenge, redirectUri }) };
}
