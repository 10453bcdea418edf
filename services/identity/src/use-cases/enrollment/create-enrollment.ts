import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { open, seal } from '@review-reply/crypto';
import { claimKey, finishClaim } from '@review-reply/idempotency';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import type { Enrollment as EnrollmentMessage } from '@review-reply/proto/identity/v1/enrollment';
import { type Enrollment, linkLifeMs, linkSealContext, linkShownForMs } from '../../domain/enrollment.ts';
import { errors } from '../../domain/errors.ts';
import { findReturnUrlFaults } from '../../domain/return-url.ts';
import { decodeCreated, encodeCreated } from '../../messages/enrollments.ts';
import { findContract } from '../../storage/contracts.ts';
import { findSealedToken, insertEnrollment } from '../../storage/enrollments.ts';
import type { Context } from '../context.ts';

const operation = 'create_enrollment';
const tokenBytes = 32;

export interface CreateEnrollmentInput
  extends Pick<
    Enrollment,
    'partnerAccountId' | 'email' | 'name' | 'locale' | 'service' | 'placesChoice' | 'externalRef' | 'returnUrl'
  > {
  readonly key: string;
  readonly fingerprint: Uint8Array;
}

export interface CreatedEnrollment {
  /** As it was when it was made. */
  readonly enrollment: EnrollmentMessage;
  /** Null in a replay once the link was used, has ended, or is older than a day. */
  readonly connectUrl: string | null;
  readonly replayed: boolean;
}

/**
 * Makes an enrolment with its link, once for an idempotency key: the claim, the enrolment and the stored answer commit
 * together. The answer is stored without the link, which the enrolment keeps sealed until it is used.
 * @throws AppError validation_failed naming what is wrong with the return URL; idempotency_key_reused
 */
export async function createEnrollment(context: Context, input: CreateEnrollmentInput): Promise<CreatedEnrollment> {
  const { database, clock, dataKeys } = context;
  const { partnerAccountId, key, fingerprint } = input;
  return inTransaction(database, async (tx) => {
    const keyed = { clock, keyring: dataKeys };
    const request = { accountId: partnerAccountId, operation, key, fingerprint, newWorkId: randomUUID() };
    const claim = await claimKey(tx, keyed, request);
    if (claim.state === 'finished') {
      if (claim.outcome.kind !== 'response') throw new Error('Only answers are stored for enrolments.');
      return replay(tx, context, decodeCreated(claim.outcome.bytes));
    }
    await checkReturnUrl(tx, input);
    const { enrollment, connectUrl } = await insert(tx, context, input);
    const bytes = encodeCreated(enrollment);
    await finishClaim(tx, keyed, claim, { kind: 'response', bytes });
    return { enrollment: decodeCreated(bytes), connectUrl, replayed: false };
  });
}

async function checkReturnUrl(tx: Transaction, { partnerAccountId, returnUrl }: CreateEnrollmentInput): Promise<void> {
  const contract = await findContract(tx, partnerAccountId);
  if (contract === null) throw errors.notAPartner();
  const faults = findReturnUrlFaults(returnUrl, contract.domains);
  if (faults.length > 0)
    throw errors.invalid({ fields: faults.map(({ code }) => ({ path: 'body.return_url', code, params: {} })) });
}

async function insert(
  tx: Transaction,
  { clock, dataKeys, issuer }: Context,
  { key: _key, fingerprint: _fingerprint, ...fields }: CreateEnrollmentInput,
): Promise<{ enrollment: Enrollment; connectUrl: string }> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  const createdAt = clock.now();
  const enrollment = await insertEnrollment(tx, {
    ...fields,
    status: 'pending',
    step: 'link',
    tokenHash,
    tokenSealed: seal(dataKeys, linkSealContext(tokenHash), token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + linkLifeMs),
  });
  return { enrollment, connectUrl: linkOf(issuer, token) };
}

async function replay(
  tx: Transaction,
  { clock, dataKeys, issuer }: Context,
  enrollment: EnrollmentMessage,
): Promise<CreatedEnrollment> {
  const createdAtMs = Number(enrollment.createdAt?.seconds ?? 0n) * 1_000;
  const isShown = clock.now().getTime() - createdAtMs <= linkShownForMs;
  const kept = isShown ? await findSealedToken(tx, enrollment.enrollmentId) : null;
  const token = kept && open(dataKeys, linkSealContext(kept.tokenHash), kept.tokenSealed).toString();
  return { enrollment, connectUrl: token && linkOf(issuer, token), replayed: true };
}

const linkOf = (publicUrl: string, token: string) => `${publicUrl.replace(/\/$/, '')}/connect/${token}`;
