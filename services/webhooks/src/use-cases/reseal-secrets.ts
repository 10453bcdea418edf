import { open, seal } from '@review-reply/crypto';
import { inTransaction } from '@review-reply/postgres';
import { lockOtherwiseSealed, writeSealed } from '../storage/sealed-secrets.ts';
import { type Context, secretSealContext } from './context.ts';

/** Endpoints whose secrets one transaction seals anew. */
const resealedMax = 100;

/**
 * Seals secrets anew that are sealed with another key than the current one, so that a key which was rotated out can be
 * removed from the environment.
 * @returns how many endpoints' secrets were; a secret that no key opens any more is left as it is
 */
export async function resealSecrets(context: Context): Promise<number> {
  const { database, dataKeys, logger } = context;
  // What every value sealed with the current key begins with: version, length and id of the key.
  const prefix = seal(dataKeys, '', '').subarray(0, 2 + dataKeys.currentId.length);
  let total = 0;
  for (let after = 0n; ; ) {
    const stored = await inTransaction(database, async (tx) => {
      const endpoints = await lockOtherwiseSealed(tx, prefix, after, resealedMax);
      for (const { webhookId, secretSealed, previousSecretSealed } of endpoints) {
        const anew = (sealed: Buffer) =>
          seal(dataKeys, secretSealContext(webhookId), open(dataKeys, secretSealContext(webhookId), sealed));
        try {
          const previous = previousSecretSealed && anew(previousSecretSealed);
          await writeSealed(tx, { webhookId, secretSealed: anew(secretSealed), previousSecretSealed: previous });
          total += 1;
        } catch (error) {
          logger.error({ err: error, webhook_id: webhookId }, "An endpoint's secret cannot be opened.");
        }
      }
      return endpoints;
    });
    after = stored.at(-1)?.webhookId ?? after;
    if (stored.length < resealedMax) return total;
  }
}
