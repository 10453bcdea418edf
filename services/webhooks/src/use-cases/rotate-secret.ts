import { open, seal } from '@review-reply/crypto';
import { afterCommit, inTransaction } from '@review-reply/postgres';
import { type EndpointOwner, previousSecretSignsForMs, secretShownForMs } from '../domain/endpoint.ts';
import { errors } from '../domain/errors.ts';
import { changeEndpoint, findEndpoint, findSecrets, lockEndpoint } from '../storage/endpoints.ts';
import { type Context, secretSealContext } from './context.ts';
import { type EndpointWithSecret, newSecret } from './create-endpoint.ts';
import { type IdempotencyKey, oncePerKey } from './once-per-key.ts';

export interface RotateSecretInput {
  readonly owner: EndpointOwner;
  readonly webhookId: bigint;
  readonly idempotency: IdempotencyKey | null;
}

/**
 * Makes a new secret; the one before signs beside it for a day. As at the creation, the stored answer of a key holds no
 * secret: a replay reads it from the endpoint, for a day, as long as it is still that one.
 * @throws AppError not_found; idempotency_key_reused; idempotency_in_progress
 */
export async function rotateSecret(
  context: Context,
  { owner, webhookId, idempotency }: RotateSecretInput,
): Promise<EndpointWithSecret & { replayed: boolean }> {
  const { database, clock, dataKeys, dispatcher } = context;
  const sealContext = secretSealContext(webhookId);
  const { value, replayed } = await oncePerKey<EndpointWithSecret>(context, {
    owner,
    operation: 'rotate_webhook_secret',
    idempotency,
    run: (remember) =>
      inTransaction(database, async (tx) => {
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
        await remember(tx, { rotated_at: now.toISOString() });
        afterCommit(tx, () => dispatcher.recall(endpoint));
        return { endpoint, secret };
      }),
    replay: async (answer) => {
      const { rotated_at: rotatedAt } = answer as { rotated_at: string };
      const endpoint = await findEndpoint(database.sql, owner, webhookId);
      const stored = await findSecrets(database.sql, owner, webhookId);
      if (endpoint === null || stored === null) throw errors.endpointNotFound();
      const isShown =
        stored.secretRotatedAt?.toISOString() === rotatedAt &&
        clock.now().getTime() - stored.secretRotatedAt.getTime() <= secretShownForMs;
      return { endpoint, secret: isShown ? open(dataKeys, sealContext, stored.secretSealed).toString() : null };
    },
  });
  return { ...value, replayed };
}
