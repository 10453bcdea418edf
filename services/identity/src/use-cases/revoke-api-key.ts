import { inTransaction } from '@review-reply/postgres';
import type { ApiKey } from '../domain/api-key.ts';
import { errors } from '../domain/errors.ts';
import { revokeApiKey as revoke } from '../storage/api-keys.ts';
import type { Context } from './context.ts';
import { noteEdgeChange } from './note-edge-change.ts';

/**
 * Ends a key and, within two seconds, every token made with it.
 * @throws AppError not_found
 */
export async function revokeApiKey(context: Context, clientId: string): Promise<ApiKey> {
  return inTransaction(context.database, async (tx) => {
    const key = await revoke(tx, clientId, context.clock.now());
    if (key === null) throw errors.apiKeyNotFound();
    await noteEdgeChange(tx, context, { clientId });
    return key;
  });
}
