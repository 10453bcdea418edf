import { randomBytes, randomUUID } from 'node:crypto';
import { open, seal } from '@review-reply/crypto';
import { claimKey, finishClaim, type RunningClaim, releaseClaim } from '@review-reply/idempotency';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { type Endpoint, endpointsMax, secretBytes, secretPrefix, secretShownForMs } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { findUrlFaults, parseEndpointUrl } from '../domain/url-rules.ts';
import { lookUpHostKind } from '../network/look-up-host.ts';
import { countEndpoints, findSealedSecret, insertEndpoint, lockCreation, nextWebhookId } from '../storage/endpoints.ts';
import { type Context, secretSealContext } from './context.ts';
import { decodeCreated, encodeCreated } from './created-endpoint.ts';

export interface CreateEndpointInput {
  readonly accountId: bigint;
  readonly url: string;
  readonly events: readonly string[];
  readonly idempotency: { readonly key: string; readonly fingerprint: Uint8Array } | null;
}

export interface CreatedEndpoint {
  readonly endpoint: Endpoint;
  /** Null in a replay more than a day later, or after the endpoint was deleted. */
  readonly secret: string | null;
  readonly replayed: boolean;
}

/**
 * Makes an endpoint. The stored answer of an idempotency key holds no secret: a replay reads it from the endpoint, for a
 * day, so that it is kept in one place only.
 * @throws AppError validation_failed naming every fault; idempotency_key_reused; idempotency_in_progress
 */
export async function createEndpoint(context: Context, input: CreateEndpointInput): Promise<CreatedEndpoint> {
  const { database } = context;
  const claim = await claimOf(context, input);
  if (claim !== null && claim.state === 'finished') return replay(context, input.accountId, claim.outcome.bytes);
  try {
    await checkInput(context, input);
    return await inTransaction(database, (tx) => insert(tx, context, input, claim));
  } catch (error) {
    if (claim !== null) await inTransaction(database, (tx) => releaseClaim(tx, claim));
    throw error;
  }
}

async function claimOf(
  { database, clock, dataKeys }: Context,
  { accountId, idempotency }: CreateEndpointInput,
): Promise<RunningClaim | { state: 'finished'; outcome: { bytes: Uint8Array } } | null> {
  if (idempotency === null) return null;
  const request = { ...idempotency, accountId, operation: 'create_webhook', newWorkId: randomUUID() };
  const claim = await inTransaction(database, (tx) => claimKey(tx, { clock, keyring: dataKeys }, request));
  if (claim.state === 'running') return claim;
  const { outcome } = claim;
  if (outcome.kind !== 'response') throw new Error('Only answers are stored for created endpoints.');
  return { state: 'finished', outcome };
}

/** The look-up of the host's name happens here, outside of any transaction. */
async function checkInput(
  { database, allowLocal, resolveHost }: Context,
  { accountId, url }: CreateEndpointInput,
): Promise<void> {
  const parsed = parseEndpointUrl(url);
  const [host, endpoints] = await Promise.all([
    parsed === null ? ('other' as const) : lookUpHostKind(resolveHost, parsed.hostname),
    countEndpoints(database.sql, accountId),
  ]);
  const fields: object[] = findUrlFaults(url, host, allowLocal).map((fault) => ({ path: 'body.url', ...fault }));
  if (endpoints >= endpointsMax) fields.push(limitFault);
  if (fields.length > 0) throw errors.invalid({ fields });
}

const limitFault = { path: 'body', code: 'webhook_limit_reached', params: { maximum: endpointsMax } };

async function insert(
  tx: Transaction,
  context: Context,
  { accountId, url, events }: CreateEndpointInput,
  claim: RunningClaim | null,
): Promise<CreatedEndpoint> {
  const { clock, dataKeys } = context;
  await lockCreation(tx, accountId);
  if ((await countEndpoints(tx, accountId)) >= endpointsMax) throw errors.invalid({ fields: [limitFault] });
  const webhookId = await nextWebhookId(tx);
  const secret = secretPrefix + randomBytes(secretBytes).toString('base64url');
  const endpoint = await insertEndpoint(tx, {
    webhookId,
    accountId,
    url,
    events: [...events],
    secretSealed: seal(dataKeys, secretSealContext(webhookId), secret),
    createdAt: clock.now(),
  });
  if (claim !== null) {
    const outcome = { kind: 'response', bytes: encodeCreated(endpoint) } as const;
    await finishClaim(tx, { clock, keyring: dataKeys }, claim, outcome);
  }
  return { endpoint, secret, replayed: false };
}

async function replay(
  { database, clock, dataKeys }: Context,
  accountId: bigint,
  stored: Uint8Array,
): Promise<CreatedEndpoint> {
  const endpoint = decodeCreated(accountId, stored);
  const isShown = clock.now().getTime() - endpoint.createdAt.getTime() <= secretShownForMs;
  const sealed = isShown ? await findSealedSecret(database.sql, accountId, endpoint.webhookId) : null;
  const secret = sealed && open(dataKeys, secretSealContext(endpoint.webhookId), sealed).toString();
  return { endpoint, secret, replayed: true };
}
