import type { Source } from '@review-reply/platforms/sources';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { writtenWithinMs } from '../../domain/autopilot.ts';
import type { Place } from '../../domain/place.ts';
import { hastenTasks, insertTasks, insertTasksOfPlace } from '../../storage/autopilot-tasks.ts';
import { findPlace } from '../../storage/places.ts';
import { hastenUnwanted } from '../../storage/publications.ts';
import type { Context } from '../context.ts';

type Parts = Pick<Context, 'clock' | 'connectors' | 'autopilotDue'>;

/** New or rewritten reviews of a place, rendered already: those that autopilot may answer are judged from now on. */
export async function takeInHand(
  tx: Transaction,
  { connectors, autopilotDue }: Omit<Parts, 'clock'>,
  {
    placeRef,
    accountId,
    reviewIds,
    seenAt,
  }: { placeRef: bigint; accountId: bigint; reviewIds: readonly bigint[]; seenAt: Date },
): Promise<void> {
  if (reviewIds.length === 0) return;
  const place = await findPlace(tx, placeRef);
  if (!place?.active || !place.autopilot.enabled) return;
  const taken = await insertTasks(tx, { accountId, reviewIds, sources: answerable(connectors) }, seenAt);
  if (taken > 0) afterCommit(tx, autopilotDue.wake);
}

/**
 * A place's settings have changed: what is in hand is judged anew, with what came within the delay and since autopilot
 * is on; replies that wait to be sent and are no longer wanted are looked at, to be canceled.
 */
export async function judgeAnew(
  tx: Transaction,
  { clock, connectors, autopilotDue }: Parts,
  { accountId, placeRef }: Place,
): Promise<void> {
  const now = clock.now();
  await hastenTasks(tx, placeRef, now);
  await hastenUnwanted(tx, placeRef, now);
  const writtenAfter = new Date(now.getTime() - writtenWithinMs);
  await insertTasksOfPlace(tx, { accountId, placeRef, sources: answerable(connectors) }, { now, writtenAfter });
  afterCommit(tx, autopilotDue.wake);
}

/** The platforms that take replies. */
export function answerable(connectors: Context['connectors']): Source[] {
  return [...connectors.values()].filter(({ publishing }) => publishing !== 'none').map(({ source }) => source);
}
