import { randomBytes } from 'node:crypto';
import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAccount, openPlatform, type Platform, startWebhooks } from './support/platform.ts';
import { openReceiver } from './support/receiver.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stack.close());

describe('when the data key is rotated', () => {
  it('all secrets are sealed anew, so that the old key may go, and sign as before', async () => {
    const { newAccount, subscribe, stack, env, life, webhooks } = platform;
    const account = newAccount();
    const receiver = await openReceiver(stack);
    const rotated = await subscribe(account, receiver.url, 'review.created');
    for (let number = 0; number < 3; number += 1) await subscribe(newAccount(), receiver.url, 'review.created');
    const { webhookId } = rotated;
    const fresh = await webhooks.rotateSecret({ webhookId }, asAccount(account));
    await life.stop();

    const newKey = `fresh:${randomBytes(32).toString('base64')}`;
    const both = await startWebhooks(stack, { ...env, DATA_KEYS: `${newKey},${env.DATA_KEYS}` });
    const database = stack.openDatabase(env);
    await eventually(async () => {
      const { rows } = await database.pool.query<{ key: string }>(`
        select convert_from(substring(sealed from 3 for 5), 'UTF8') as key from webhook_endpoint,
          unnest(array_remove(array[secret_sealed, previous_secret_sealed], null)) as sealed`);
      expect(rows.map(({ key }) => key)).toEqual(Array(5).fill('fresh'));
    });
    await both.life.stop();

    const alone = await startWebhooks(stack, { ...env, DATA_KEYS: newKey });
    await alone.webhooks.sendTestEvent({ webhookId }, asAccount(account));
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const [received] = receiver.received;
    const { createHmac } = await import('node:crypto');
    const [t, ...signatures] = String(received?.headers['service-signature']).split(',');
    const sign = (secret = '') =>
      `v1=${createHmac('sha256', secret)
        .update(`${t?.slice(2)}.`)
        .update(received?.body ?? '')
        .digest('hex')}`;
    expect(signatures).toEqual([sign(fresh.endpoint?.secret), sign(rotated.secret)]);
  });
});
