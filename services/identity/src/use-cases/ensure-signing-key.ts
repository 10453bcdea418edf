import { seal } from '@review-reply/crypto';
import { inTransaction } from '@review-reply/postgres';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { findSigningKey, insertSigningKey, lockSigningKeys } from '../storage/signing-keys.ts';
import type { Context } from './context.ts';

export const signingKeySealContext = (kid: string) => `identity.signing_key:${kid}`;

/** Makes the first signing key of a new platform; replicas that start at once make one together. */
export async function ensureSigningKey({ database, clock, dataKeys }: Context): Promise<void> {
  if ((await findSigningKey(database.sql)) !== null) return;
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateSealed = seal(dataKeys, signingKeySealContext(kid), JSON.stringify(await exportJWK(privateKey)));
  await inTransaction(database, async (tx) => {
    await lockSigningKeys(tx);
    if ((await findSigningKey(tx)) !== null) return;
    const row = { kid, publicJwk: { ...publicJwk, kid, alg: 'EdDSA', use: 'sig' }, privateSealed };
    await insertSigningKey(tx, { ...row, createdAt: clock.now(), signs: true, published: true });
  });
}
