import type { Keyring } from '@review-reply/crypto';
import type { KeptValues } from '@review-reply/service';
import { secretSealContext } from '../domain/seal-context.ts';

/** What is kept under the keys of the environment: endpoints' secrets, and answers that a repeat gets again. */
export function keptValues(ring: Keyring): KeptValues[] {
  const sealed = { ring, as: 'sealed' } as const;
  const ofEndpoint = { table: 'webhook_endpoint', anew: { id: 'webhook_id', context: secretSealContext } };
  return [
    { ...sealed, ...ofEndpoint, column: 'secret_sealed' },
    { ...sealed, ...ofEndpoint, column: 'previous_secret_sealed' },
    { ...sealed, table: 'idempotency_claim', column: 'outcome' },
  ];
}
