import { eventually } from '@review-reply/testing';
import { expect } from 'vitest';
import { openEndpoint } from './endpoint.ts';
import { reviewCreated } from './events.ts';
import type { Platform } from './platform.ts';

/**
 * Resolves once what was published before has been taken, and the dispatcher has looked since for what is due: first
 * attempts are handed over without a look, but a delivery that is sent again is found by one alone.
 */
export async function dispatcherLooked(platform: Platform): Promise<void> {
  const { account, endpoint, webhookId, as } = await openEndpoint(platform);
  const delivered = (attempts: number) =>
    eventually(async () => {
      const [delivery] = await platform.deliveriesOf(endpoint, account);
      expect(delivery).toMatchObject({ status: 'delivered', attempts });
      return delivery?.deliveryId ?? 0n;
    });
  await platform.publisher.publish('reviews', reviewCreated(account));
  await platform.webhooks.resendDelivery({ webhookId, deliveryId: await delivered(1) }, as);
  await delivered(2);
}
