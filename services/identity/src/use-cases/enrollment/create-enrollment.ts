import { createHash, randomBytes } from 'node:crypto';
import { open, seal } from '@review-reply/crypto';
import { type IdempotencyKey, onlyOnce } from '@review-reply/idempotency';
import type { Transaction } from '@review-reply/postgres';
import type { Enrollment as EnrollmentMessage } from '@review-reply/proto/identity/v1/enrollment';
import { requireTimestamp } from '@review-reply/rpc';
import { type Enrollment, linkLifeMs, linkSealContext, linkShownForMs } from '../../domain/enrollment.ts';
import { errors } from '../../domain/errors.ts';
import { findReturnUrlFaults } from '../../domain/return-url.ts';
import { createdForm, toCreated } from '../../messages/enrollments.ts';
import { findContract } from '../../storage/contracts.ts';
import { findSealedToken, insertEnrollment } from '../../storage/enrollments.ts';
import type { Context } from '../context.ts';

const operation = 'create_enrollment';
const tokenBytes = 32;

export type CreateEnrollmentInput = Pick<
  Enrollment,
  'partnerAccountId' | 'email' | 'name' | 'locale' | 'service' | 'placesChoice' | 'externalRef' | 'returnUrl'
>;

export interface CreatedEnrollment {
  /** As it was when it was made. */
  readonly enrollment: EnrollmentMessage;
  /** Null in a replay once the link was used, has ended, or is older than a day. */
  readonly connectUrl: string | null;
  readonly replayed: boolean;
}

/**
 * Makes an enrolment with its link, once for an idempotency key. The answer is stored without the link, which the
 * enrolment keeps sealed until it is used.
 * @throws AppError validation_failed naming what is wrong with the return URL; idempotency_key_reused
 */
export async function createEnrollment(
  context: Context,
  { idempotency, ...input }: CreateEnrollmentInput & { readonly idempotency: IdempotencyKey },
): Promise<CreatedEnrollment> {
  const call = { accountId: input.partnerAccountId, operation, idempotency, ...createdForm };
  const { answer, replayed } = await onlyOnce(context, call, async (tx) => {
    await checkReturnUrl(tx, input);
    return toCreated(await insert(tx, context, input));
  });
  return { enrollment: answer, connectUrl: await findLink(context, answer), replayed };
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
  { clock, dataKeys }: Context,
  input: CreateEnrollmentInput,
): Promise<Enrollment> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  const createdAt = clock.now();
  return insertEnrollment(tx, {
    ...input,
    status: 'pending',
    step: 'link',
    tokenHash,
    tokenSealed: seal(dataKeys, linkSealContext(tokenHash), token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + linkLifeMs),
  });
}

async function findLink(
  { database, clock, dataKeys, issuer }: Context,
  { enrollmentId, createdAt }: EnrollmentMessage,
): Promise<string | null> {
  const isShown = clock.now().getTime() - requireTimestamp(createdAt).getTime() <= linkShownForMs;
  const kept = isShown ? await findSealedToken(database.sql, enrollmentId) : null;
  const token = kept && open(dataKeys, linkSealContext(kept.tokenHash), kept.tokenSealed).toString();
  return token && `${issuer.replace(/\/$/, '')}/connect/${token}`;
}
