import { randomUUID } from 'node:crypto';
import { eventually } from '@review-reply/testing';
import { expect } from 'vitest';
import type { AccountOptions, E2eAccount, E2ePlatform } from '../../src/index.ts';
import type { Databases } from './databases.ts';
import type { ReceivedEvent, Receiver } from './receiver.ts';

const events = [
  'review.created',
  'review.removed',
  'review.suggestion_ready',
  'reply.published',
  'reply.failed',
  'account.access_revoked',
];
/** The broker misses a consumer that was killed only after seconds. */
const arrivesWithinMs = 120_000;

/** An account that hears of everything by webhook. */
export interface Subscriber extends E2eAccount {
  /** Waits until exactly these events have come, by their types; answers how often the one that came most did. */
  hears(types: readonly string[]): Promise<number>;
  /** Everything that came, repeated events too. */
  heard(): readonly ReceivedEvent[];
  /** Suns: what is there, and what is set aside. */
  suns(): Promise<{ balance: number; held: number }>;
  /** Has its places read from their platform now, as a push notification would. */
  readNow(): Promise<void>;
}

export async function newSubscriber(
  e2e: E2ePlatform,
  { receiver, databases }: { receiver: Receiver; databases: Databases },
  options: AccountOptions = { suns: 5 },
): Promise<Subscriber> {
  const account = await e2e.newAccount(options);
  const name = randomUUID();
  await account.api.post('/webhooks', { url: receiver.urlOf(name), events });
  return {
    ...account,
    placeId: account.placeId,
    hears: (types) =>
      eventually(
        () => {
          const times = new Map<string, number>();
          const kinds = new Map<string, string>();
          for (const { id, type } of receiver.receivedBy(name)) {
            times.set(id, (times.get(id) ?? 0) + 1);
            kinds.set(id, type);
          }
          expect([...kinds.values()].sort()).toEqual([...types].sort());
          return Math.max(...times.values());
        },
        { timeoutMs: arrivesWithinMs },
      ),
    heard: () => receiver.receivedBy(name),
    suns: async () => {
      const { body } = await account.api.call('GET', '/account');
      const { balance, held } = body.data.suns;
      return { balance, held };
    },
    readNow: async () => {
      const due = "update sync_cursor set next_read_at = 'epoch' where account_id = $1";
      await databases.query('reviews', due, [account.accountId]);
    },
  };
}
