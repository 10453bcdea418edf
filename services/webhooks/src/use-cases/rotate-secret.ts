import { seal } from '@review-reply/crypto';
import { afterCommit } from '@review-reply/postgres';
import { type EndpointOwner, previousSecretSignsForMs } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { secretSealContext } from '../domain/seal-context.ts';
import { changeEndpoint, findSecrets, lockEndpoint } from '../storage/endpoints.ts';
import type { Context } from './context.ts';
import { newSecret } from './create-endpoint.ts';
import { type IdempotencyKey, oncePerKey } from './once-per-key.ts';
import { type EndpointWithSecret, endpointForm, withShownSecret } from './stored-endpoint.ts';

export interface RotateSecretInput {
  readonly owner: EndpointOwner;
  readonly webhookId: bigint;
  readonly idempotency: IdempotencyKey | null;
}

/**
 * Makes a new secret; the one before signs beside it for a day. As at the creation, the stored answer of a key holds no
 * secret, which is kept with the endpoint alone.
 * @throws AppError not_found; idempotency_key_reused; idempotency_in_progress
 */
export async function rotateSecret(
  context: Context,
  { owner, webhookId, idempotency }: RotateSecretInput,
): Promise<EndpointWithSecret & { replayed: boolean }> {
  const { clock, dataKeys, dispatcher } = context;
  const sealContext = secretSealContext(webhookId);
  const call = { owner, operation: 'rotate_webhook_secret', idempotency, ...endpointForm(owner) };
  const answered = await oncePerKey(context, call, async (tx) => {
    const locked = await lockEndpoint(tx, owner, webhookId);
    const stored = locked && (await findSecrets(tx, owner, webhookId));
    if (stored === null) throw errors.endpointNotFound();
    const now = clock.now();
    const secret = newSecret();
    const endpoint = await changeEndpoint(tx, webhookId, {
      secretSealed: seal(dataKeys, sealContext, secret),
      previousSecretSealed: stored.secretSealed,
      previousSecretUntil: new Date(now.getTime() + previousSecretSignsForMs),
      secretRotatedAt: now,
    });
    afterCommit(tx, () => dispatcher.recall(endpoint));
    return { endpoint, secret, rotatedAt: now };
  });
  return withShownSecret(context, owner, answered);
}
