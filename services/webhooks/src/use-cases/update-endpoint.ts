import { afterCommit, inTransaction, type Transaction } from '@review-reply/postgres';
import { type Endpoint, type EndpointStatus, resumedPerSecond } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { spreadWaiting } from '../storage/deliveries.ts';
import { changeEndpoint, type EndpointChange, findEndpoint, lockEndpoint } from '../storage/endpoints.ts';
import { findFaultsOfUrl } from './check-url.ts';
import type { Context } from './context.ts';

export interface UpdateEndpointInput {
  readonly accountId: bigint;
  readonly webhookId: bigint;
  readonly url: string | null;
  readonly events: readonly string[] | null;
  readonly status: EndpointStatus | null;
}

/**
 * Changes what is given. Enabling a disabled endpoint sets its failures to 0, and what waited goes out at a bounded rate,
 * the oldest first; disabling keeps what waits.
 * @throws AppError not_found; validation_failed
 */
export async function updateEndpoint(context: Context, input: UpdateEndpointInput): Promise<Endpoint> {
  const { database } = context;
  const { accountId, webhookId, url, events, status } = input;
  if ((await findEndpoint(database.sql, accountId, webhookId)) === null) throw errors.endpointNotFound();
  const fields = url === null ? [] : await findFaultsOfUrl(context, url);
  if (fields.length > 0) throw errors.invalid({ fields });
  return inTransaction(database, async (tx) => {
    const endpoint = await lockEndpoint(tx, accountId, webhookId);
    if (endpoint === null) throw errors.endpointNotFound();
    const change: EndpointChange = {
      ...(url !== null && { url }),
      ...(events !== null && { events: [...events] }),
      ...(status !== null && status !== endpoint.status && (await turn(tx, context, webhookId, status))),
    };
    return Object.keys(change).length === 0 ? endpoint : changeEndpoint(tx, webhookId, change);
  });
}

async function turn(
  tx: Transaction,
  { clock, dispatcher }: Context,
  webhookId: bigint,
  status: EndpointStatus,
): Promise<EndpointChange> {
  const now = clock.now();
  if (status === 'disabled') return { status, disabledReason: 'requested', disabledAt: now };
  await spreadWaiting(tx, webhookId, { now, perSecond: resumedPerSecond });
  afterCommit(tx, () => dispatcher().wake());
  return { status, disabledReason: null, disabledAt: null, consecutiveFailures: 0 };
}
