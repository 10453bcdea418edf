import type { Transaction } from '@review-reply/postgres';
import type { Account, Attached } from '../../domain/account.ts';
import type { Enrollment } from '../../domain/enrollment.ts';
import { nextMoveAt } from '../../domain/leaving.ts';
import { accountAttached, accountChanged } from '../../events/identity-events.ts';
import { insertAccount, lockAccount, upsertAttachment } from '../../storage/accounts.ts';
import { findLastAttachment, savePerson } from '../../storage/client-accounts.ts';
import { lockPerson } from '../../storage/enrollments.ts';
import type { Context } from '../context.ts';
import { noteEdgeChange } from '../note-edge-change.ts';
import { findAccountFor } from './choose-account.ts';
import type { SignedIn } from './sign-in-calls.ts';

/**
 * Makes or finds the account of a person at Google and attaches it to the enrolment's partner, under its reference (an
 * earlier one stays when it gives none) and service. One at a time for a person, so that of two partners at once one is
 * too late. Within 30 days of a detachment this attaches the account again, as it was; with another partner the person
 * gets an account of its own.
 * @returns null when the person belongs to another partner or has an account of their own
 */
export async function attachPerson(
  tx: Transaction,
  context: Context,
  enrollment: Enrollment,
  signedIn: Pick<SignedIn, 'googleSub' | 'accountIds'>,
): Promise<Attached | null> {
  const { clock, outbox } = context;
  const { partnerAccountId, service } = enrollment;
  await lockPerson(tx, signedIn.googleSub);
  const choice = await findAccountFor(tx, partnerAccountId, signedIn);
  if (choice.kind === 'taken') return null;
  // Locked against its erasure, which may have been first.
  const known = choice.kind === 'known' ? await lockAccount(tx, choice.accountId) : null;
  const { accountId } = known ?? (await createClient(tx, context, enrollment));
  const before = await findLastAttachment(tx, accountId);
  // Somebody else who manages the account's places, or an operator, was faster: another partner has it by now.
  if (before !== null && before.partnerAccountId !== partnerAccountId) return null;
  await savePerson(tx, { googleSub: signedIn.googleSub, accountId, createdAt: clock.now() });
  const attachment = {
    ...{ accountId, partnerAccountId, service, externalRef: enrollment.externalRef ?? before?.externalRef ?? null },
    attachedAt: nextMoveAt(clock.now(), before),
  };
  await upsertAttachment(tx, attachment);
  await outbox.publish(tx, accountAttached(attachment));
  await noteEdgeChange(tx, context, { accountId });
  return attachment;
}

async function createClient(
  tx: Transaction,
  { clock, outbox }: Context,
  { name, email, locale }: Enrollment,
): Promise<Account> {
  if (email === null) throw new Error('A pending enrolment knows whom it is for.');
  const fields = {
    kind: 'client',
    name: name ?? email,
    email,
    locale: locale ?? 'en',
    createdAt: clock.now(),
  } as const;
  const account = await insertAccount(tx, fields);
  await outbox.publish(tx, accountChanged(account));
  return account;
}
