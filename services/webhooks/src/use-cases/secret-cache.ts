import { createSecretKey, type KeyObject } from 'node:crypto';
import { type Keyring, open } from '@review-reply/crypto';
import { LRUCache } from 'lru-cache';
import type { SealedSecrets } from '../domain/delivery.ts';
import { secretSealContext } from '../domain/seal-context.ts';

interface Opened {
  readonly sealed: Buffer;
  readonly secret: KeyObject;
}

/** Secrets that are kept open at once. */
const secretsMax = 10_000;

export interface SecretCache {
  /**
   * The secrets that sign now, the newest first.
   * @throws when one cannot be opened, its data key being missing
   */
  secretsOf(webhookId: bigint, sealed: SealedSecrets, now: Date): KeyObject[];
}

/**
 * Opens secrets once rather than for every delivery: what is cached is found by what is stored, so it is never stale.
 * They are kept as keys: importing one's bytes costs five times what the signature does.
 */
export function createSecretCache(dataKeys: Keyring): SecretCache {
  const opened = new LRUCache<string, Opened>({ max: secretsMax });
  const openOne = (webhookId: bigint, which: string, sealed: Buffer): KeyObject => {
    const key = `${webhookId}${which}`;
    const known = opened.get(key);
    if (known?.sealed.equals(sealed)) return known.secret;
    const secret = createSecretKey(open(dataKeys, secretSealContext(webhookId), sealed));
    opened.set(key, { sealed, secret });
    return secret;
  };
  return {
    secretsOf: (webhookId, { secretSealed, previousSecretSealed, previousSecretUntil }, now) => {
      const secrets = [openOne(webhookId, '', secretSealed)];
      if (previousSecretSealed !== null && previousSecretUntil !== null && now < previousSecretUntil)
        secrets.push(openOne(webhookId, '-', previousSecretSealed));
      return secrets;
    },
  };
}
