import { afterCommit, inTransaction, type Transaction } from '@review-reply/postgres';
import { type Endpoint, type EndpointOwner, type EndpointStatus, resumedPerSecond } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { nothingSpread, type Spread, spreadRowsMax, spreadWaiting } from '../storage/deliveries.ts';
import { changeEndpoint, type EndpointChange, findEndpoint, lockEndpoint } from '../storage/endpoints.ts';
import { findFaultsOfUrl } from './check-url.ts';
import type { Context } from './context.ts';

export interface UpdateEndpointInput {
  readonly owner: EndpointOwner;
  readonly webhookId: bigint;
  readonly url: string | null;
  readonly events: readonly string[] | null;
  readonly status: EndpointStatus | null;
}

/**
 * Changes what is given. Enabling a disabled endpoint sets its failures to 0, and what waited goes out at a bounded
 * rate, the oldest first; disabling keeps what waits.
 * @throws AppError not_found; validation_failed
 */
export async function updateEndpoint(context: Context, input: UpdateEndpointInput): Promise<Endpoint> {
  const { database } = context;
  const { owner, webhookId, url, events, status } = input;
  const found = await findEndpoint(database.sql, owner, webhookId);
  if (found === null) throw errors.endpointNotFound();
  const fields = url === null ? [] : await findFaultsOfUrl(context, url);
  if (fields.length > 0) throw errors.invalid({ fields });
  const isResumed = status === 'enabled' && found.status === 'disabled';
  const resuming: Resuming = { now: context.clock.now(), spread: nothingSpread };
  if (isResumed) await spreadBacklog(context, webhookId, resuming);
  return inTransaction(database, async (tx) => {
    const endpoint = await lockEndpoint(tx, owner, webhookId);
    if (endpoint === null) throw errors.endpointNotFound();
    const change: EndpointChange = {
      ...(url !== null && { url }),
      ...(events !== null && { events: [...events] }),
      ...(status !== null && status !== endpoint.status && (await turn(tx, context, webhookId, { status, resuming }))),
    };
    afterCommit(tx, () => context.dispatcher.recall(endpoint));
    return Object.keys(change).length === 0 ? endpoint : changeEndpoint(tx, webhookId, change);
  });
}

/** How far a backlog has been spread, and from when on. */
interface Resuming {
  readonly now: Date;
  spread: Spread;
}

/** Rounds of spreading before an endpoint is enabled; what is left then is spread as it is. */
const roundsMax = 1_000;

/** A backlog may be longer than one statement can change in time, so most of it is spread while nothing is sent yet. */
async function spreadBacklog({ database }: Context, webhookId: bigint, resuming: Resuming): Promise<void> {
  for (let round = 0; round < roundsMax; round += 1) {
    const before = resuming.spread.count;
    resuming.spread = await inTransaction(database, (tx) => spreadNext(tx, webhookId, resuming));
    if (resuming.spread.count - before < spreadRowsMax) return;
  }
}

const spreadNext = (tx: Transaction, webhookId: bigint, { now, spread }: Resuming): Promise<Spread> =>
  spreadWaiting(tx, webhookId, { now, perSecond: resumedPerSecond, done: spread });

async function turn(
  tx: Transaction,
  { clock, deliveryDue }: Context,
  webhookId: bigint,
  { status, resuming }: { status: EndpointStatus; resuming: Resuming },
): Promise<EndpointChange> {
  if (status === 'disabled') return { status, disabledReason: 'requested', disabledAt: clock.now() };
  // What came meanwhile.
  await spreadNext(tx, webhookId, { ...resuming, now: clock.now() });
  afterCommit(tx, deliveryDue.wake);
  return { status, disabledReason: null, disabledAt: null, consecutiveFailures: 0 };
}
