import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '@review-reply/testing';
import type { AccountOptions, E2eAccount } from '../accounts.ts';
import type { E2ePlatform } from '../open-platform.ts';
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
  /** @throws WebhookVerificationError when something came that was not signed with the endpoint's secret */
  expectSigned(): void;
  /** Has its endpoint sent to again, if it failed for so long that it was disabled. */
  enable(): Promise<void>;
  /** Suns: what is there, and what is set aside. */
  suns(): Promise<{ balance: number; held: number }>;
  /** Has its places read from their platform now, as a push notification would. */
  readNow(): Promise<void>;
}

interface Endpoint {
  readonly webhook_id: number;
  readonly secret: string;
}

export async function newSubscriber(
  e2e: E2ePlatform,
  { receiver, databases }: { receiver: Receiver; databases: Databases },
  options: AccountOptions = { suns: 5 },
  urlOf: Receiver['urlOf'] = receiver.urlOf,
): Promise<Subscriber> {
  const account = await e2e.newAccount(options);
  const name = randomUUID();
  const { data: endpoint } = await account.api.post<{ data: Endpoint }>('/webhooks', {
    url: urlOf(name),
    events,
  });
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
          assert.deepEqual([...kinds.values()].sort(), [...types].sort(), 'What the subscriber heard.');
          return Math.max(...times.values());
        },
        { timeoutMs: arrivesWithinMs },
      ),
    heard: () => receiver.receivedBy(name),
    enable: async () => {
      await account.api.authenticate(account.clientId, account.clientSecret);
      await account.api.patch(`/webhooks/${endpoint.webhook_id}`, { status: 'enabled' });
    },
    expectSigned: () => receiver.verify(name, endpoint.secret),
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
