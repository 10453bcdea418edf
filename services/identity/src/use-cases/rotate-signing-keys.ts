import { seal } from '@review-reply/crypto';
import { inTransaction, type Transaction } from '@review-reply/postgres';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { planRotation, type RotationStep, type SigningKey, signingKeySealContext } from '../domain/signing-key.ts';
import {
  insertSigningKey,
  listSigningKeys as listKeys,
  listLiveSigningKeys,
  lockSigningKeys,
  updateSigningKey,
} from '../storage/signing-keys.ts';
import type { Context } from './context.ts';
import { noteEdgeChange } from './note-edge-change.ts';

const listedMax = 100;

/**
 * Does what is due to the signing keys, the first of a new platform included. Any replica may do it at any time; those
 * that come at once do it together.
 */
export async function rotateSigningKeys(context: Context): Promise<void> {
  const { database, clock, rotation } = context;
  // Looked at without the lock first: there is nothing to do but once a month.
  if (planRotation(await listLiveSigningKeys(database.sql), clock.now(), rotation).length === 0) return;
  await inTransaction(database, async (tx) => {
    await lockSigningKeys(tx);
    await applyDueSteps(tx, context);
  });
}

/**
 * Hands over to the next key before its turn: at once, or as soon as the next key has been published for long enough.
 * Of compromised keys nothing is kept: a new one signs from now on and every token so far is refused.
 */
export async function rotateNow(context: Context, options: { compromised: boolean }): Promise<SigningKey[]> {
  const { database, clock, logger } = context;
  await inTransaction(database, async (tx) => {
    await lockSigningKeys(tx);
    const now = clock.now();
    for (const { kid, state } of await listLiveSigningKeys(tx)) {
      if (options.compromised) await updateSigningKey(tx, kid, { state: 'gone', goneAt: now, privateSealed: null });
      else if (state === 'next') await updateSigningKey(tx, kid, { signsFrom: now });
    }
    await applyDueSteps(tx, context);
  });
  logger.warn({ compromised: options.compromised }, 'An operator rotated the signing keys.');
  return listSigningKeys(context);
}

/** Every key there was, newest first. */
export async function listSigningKeys({ database }: Context): Promise<SigningKey[]> {
  return listKeys(database.sql, listedMax);
}

async function applyDueSteps(tx: Transaction, context: Context): Promise<void> {
  const { clock, rotation, logger } = context;
  const steps = planRotation(await listLiveSigningKeys(tx), clock.now(), rotation);
  for (const step of steps) await applyStep(tx, context, step);
  if (steps.length === 0) return;
  logger.info({ steps }, 'The signing keys moved on.');
  await noteEdgeChange(tx, context, {});
}

async function applyStep(tx: Transaction, context: Context, step: RotationStep): Promise<void> {
  const now = context.clock.now();
  if (step.step === 'create') await createSigningKey(tx, context, step.state);
  else if (step.to === 'signing') await updateSigningKey(tx, step.kid, { state: 'signing', signsFrom: now });
  else if (step.to === 'gone') await updateSigningKey(tx, step.kid, { state: 'gone', goneAt: now });
  // What signs no more can't be stolen any more either.
  else await updateSigningKey(tx, step.kid, { state: 'retiring', retiredAt: now, privateSealed: null });
}

async function createSigningKey(tx: Transaction, context: Context, state: 'next' | 'signing'): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = JSON.stringify(await exportJWK(privateKey));
  const publishedAt = context.clock.now();
  await insertSigningKey(tx, {
    kid,
    publicJwk: { ...publicJwk, kid, alg: 'EdDSA', use: 'sig' },
    privateSealed: seal(context.dataKeys, signingKeySealContext(kid), privateJwk),
    state,
    publishedAt,
    signsFrom: state === 'signing' ? publishedAt : null,
    retiredAt: null,
    goneAt: null,
  });
}
