import { eventually } from '@review-reply/testing';
import { afterAll, beforeAll } from 'vitest';
import type { AccountOptions, E2ePlatform } from '../../src/index.ts';
import { type Databases, openDatabases } from '../../src/work/databases.ts';
import { openReceiver, type Receiver } from '../../src/work/receiver.ts';
import { newSubscriber, type Subscriber } from '../../src/work/subscriber.ts';

/** A process that was started again is reachable by then. */
const reachableWithinMs = 60_000;

export interface Fixture {
  newSubscriber(options?: AccountOptions): Promise<Subscriber>;
  databases(): Databases;
  receiver(): Receiver;
}

/** What the tests of a file share besides the platform: a server of subscribers, and a look into the databases. */
export function useFixture(e2e: () => E2ePlatform): Fixture {
  let receiver: Receiver | undefined;
  let databases: Databases | undefined;
  const opened = () => {
    if (receiver === undefined || databases === undefined) throw new Error('The fixture is not open yet.');
    return { receiver, databases };
  };
  beforeAll(async () => {
    receiver = await openReceiver();
    databases = openDatabases(e2e());
  });
  afterAll(async () => {
    await databases?.close();
    await receiver?.close();
  });
  return {
    // The first calls may not reach a process that an earlier test has just started again.
    newSubscriber: (options) =>
      eventually(() => newSubscriber(e2e(), opened(), options), { timeoutMs: reachableWithinMs }),
    databases: () => opened().databases,
    receiver: () => opened().receiver,
  };
}
