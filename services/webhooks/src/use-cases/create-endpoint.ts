import { randomBytes } from 'node:crypto';
import { seal } from '@review-reply/crypto';
import type { Transaction } from '@review-reply/postgres';
import { type EndpointOwner, endpointsMax, secretBytes, secretPrefix } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { secretSealContext } from '../domain/seal-context.ts';
import { countEndpoints, insertEndpoint, lockCreation, nextWebhookId } from '../storage/endpoints.ts';
import { findFaultsOfUrl } from './check-url.ts';
import type { Context } from './context.ts';
import { type IdempotencyKey, oncePerKey } from './once-per-key.ts';
import { type EndpointWithSecret, endpointForm, withShownSecret } from './stored-endpoint.ts';

export interface CreateEndpointInput {
  readonly owner: EndpointOwner;
  readonly url: string;
  readonly events: readonly string[];
  readonly idempotency: IdempotencyKey | null;
}

/**
 * Makes an endpoint. The stored answer of an idempotency key holds no secret: a replay reads it from the endpoint, for
 * a day, so that it is kept in one place only.
 * @throws AppError validation_failed naming every fault; idempotency_key_reused; idempotency_in_progress
 */
export async function createEndpoint(
  context: Context,
  input: CreateEndpointInput,
): Promise<EndpointWithSecret & { replayed: boolean }> {
  const { owner, idempotency } = input;
  const prepare = () => checkInput(context, input);
  const call = { owner, operation: 'create_webhook', idempotency, prepare, ...endpointForm(owner) };
  const answered = await oncePerKey(context, call, async (tx) => ({
    ...(await insert(tx, context, input)),
    rotatedAt: null,
  }));
  return withShownSecret(context, owner, answered);
}

export function newSecret(): string {
  return secretPrefix + randomBytes(secretBytes).toString('base64url');
}

/** The look-up of the host's name happens here, outside of any transaction. */
async function checkInput(context: Context, { owner, url }: CreateEndpointInput): Promise<void> {
  const [fields, endpoints] = await Promise.all([
    findFaultsOfUrl(context, url),
    countEndpoints(context.database.sql, owner),
  ]);
  if (endpoints >= endpointsMax) fields.push(limitFault);
  if (fields.length > 0) throw errors.invalid({ fields });
}

const limitFault = { path: 'body', code: 'webhook_limit_reached', params: { maximum: endpointsMax } };

async function insert(
  tx: Transaction,
  { clock, dataKeys }: Context,
  { owner, url, events }: CreateEndpointInput,
): Promise<EndpointWithSecret> {
  await lockCreation(tx, owner.accountId);
  if ((await countEndpoints(tx, owner)) >= endpointsMax) throw errors.invalid({ fields: [limitFault] });
  const webhookId = await nextWebhookId(tx);
  const secret = newSecret();
  const endpoint = await insertEndpoint(tx, {
    webhookId,
    ...owner,
    url,
    events: [...events],
    secretSealed: seal(dataKeys, secretSealContext(webhookId), secret),
    createdAt: clock.now(),
  });
  return { endpoint, secret };
}
