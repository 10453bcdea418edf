import { describe, expect, it } from 'vitest';
import { FairQueue, type Queued } from './fair-queue.ts';

const job = (accountId: bigint, webhookId: bigint, attempts = 0): Queued => ({ accountId, webhookId, attempts });
const always = () => true;

function takeAll(queue: FairQueue<Queued>, canStart: (webhookId: bigint) => boolean = always): Queued[] {
  const taken: Queued[] = [];
  for (let next = queue.take(canStart); next !== null; next = queue.take(canStart)) taken.push(next);
  return taken;
}

describe('the queue', () => {
  it('gives every account its turn, however many endpoints and deliveries another has', () => {
    const queue = new FairQueue<Queued>();
    for (let webhookId = 1n; webhookId <= 20n; webhookId += 1n)
      for (let count = 0; count < 50; count += 1) queue.add(job(1n, webhookId));
    queue.add(job(2n, 100n));
    queue.add(job(3n, 101n));
    const [first, second, third] = takeAll(queue);
    expect(new Set([first, second, third].map((one) => one?.accountId))).toEqual(new Set([1n, 2n, 3n]));
    expect(queue.size).toBe(0);
  });

  it('gives every endpoint of an account its turn', () => {
    const queue = new FairQueue<Queued>();
    for (let count = 0; count < 50; count += 1) queue.add(job(1n, 1n));
    queue.add(job(1n, 2n));
    expect(
      takeAll(queue)
        .slice(0, 2)
        .map(({ webhookId }) => webhookId),
    ).toEqual([1n, 2n]);
  });

  it('lets first attempts go ahead of retries, and retries not wait for ever', () => {
    const queue = new FairQueue<Queued>();
    for (let count = 0; count < 10; count += 1) queue.add(job(1n, 1n, 3));
    for (let count = 0; count < 40; count += 1) queue.add(job(2n, 2n));
    const order = takeAll(queue).map(({ attempts }) => attempts > 0);
    expect(order.slice(0, 40).filter((isRetry) => isRetry)).toHaveLength(10);
    expect(order.slice(0, 4)).toEqual([false, false, false, true]);
  });

  it('passes over endpoints that cannot take one now, and keeps what waits for them', () => {
    const queue = new FairQueue<Queued>();
    queue.add(job(1n, 1n));
    queue.add(job(1n, 2n));
    expect(takeAll(queue, (webhookId) => webhookId !== 1n)).toEqual([job(1n, 2n)]);
    expect(queue.size).toBe(1);
    expect(queue.takeOf(1n, 1n)).toEqual([job(1n, 1n)]);
    expect([queue.size, queue.take(always)]).toEqual([0, null]);
  });
});
