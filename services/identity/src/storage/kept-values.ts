import type { Keyring } from '@review-reply/crypto';
import type { KeptValues } from '@review-reply/service';
import { linkSealContext, signInSealContext } from '../domain/enrollment.ts';
import { signingKeySealContext } from '../domain/signing-key.ts';

/** What is kept under the keys of the environment. API secrets are hashed anew when they are used. */
export function keptValues(ring: Keyring, hashKeys: Keyring): KeptValues[] {
  const sealed = { ring, as: 'sealed' } as const;
  return [
    { ...sealed, table: 'signing_key', column: 'private_sealed', anew: { id: 'kid', context: signingKeySealContext } },
    { ...sealed, table: 'enrollment', column: 'token_sealed', anew: { id: 'token_hash', context: linkSealContext } },
    {
      ...{ ...sealed, table: 'enrollment_sign_in', column: 'verifier_sealed' },
      anew: { id: 'sign_in_id', context: signInSealContext },
    },
    { ...sealed, table: 'idempotency_claim', column: 'outcome' },
    { table: 'api_key_secret', column: 'secret_hash', ring: hashKeys, as: 'hashed' },
  ];
}
