import type { ErasedAccounts, EventHandler } from '@review-reply/events';
import type { WakeSignal } from '@review-reply/jobs';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { errors } from '../../domain/errors.ts';
import * as storage from '../../storage/leaving.ts';
import type { Context } from '../context.ts';

/**
 * Nothing is read or written for the account from now on. Workers end what falls due, and its places, as they become
 * inactive, what is under way. The latest move counts, in whichever order they are heard of.
 */
export async function noteDetached(
  tx: Transaction,
  { accountId, detachedAt }: { accountId: bigint; detachedAt: Date },
): Promise<void> {
  await storage.markDetached(tx, accountId, detachedAt);
}

/** What was due to be read meanwhile is read at once. */
export async function noteAttached(
  tx: Transaction,
  { syncDue }: Pick<Context, 'syncDue'>,
  attachment: storage.Attachment,
): Promise<void> {
  await storage.markAttached(tx, attachment);
  afterCommit(tx, syncDue.wake);
}

/**
 * Refuses what an account that left its partner would write, as the edge does a moment later.
 * @throws AppError account_not_found
 */
export async function checkNotDetached(tx: Transaction, accountId: bigint): Promise<void> {
  if (await storage.isDetached(tx, accountId)) throw errors.accountNotFound();
}

/** What noting an erasure works with. */
export interface Erasing {
  readonly clock: Context['clock'];
  readonly erased: ErasedAccounts;
  /** Lets the worker look at once. */
  readonly erasureDue: WakeSignal;
}

/** Drops later events of the account from now on and has the worker delete what there is. */
export async function noteErasureDue(
  tx: Transaction,
  { clock, erased, erasureDue }: Erasing,
  accountId: bigint,
  handlers: readonly EventHandler[],
): Promise<void> {
  await erased.remember(tx, accountId, handlers);
  await storage.insertErasure(tx, accountId, clock.now());
  afterCommit(tx, erasureDue.wake);
}
