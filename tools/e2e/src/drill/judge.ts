import assert from 'node:assert/strict';
import { examine } from '@review-reply/admin';
import { serviceNames } from '@review-reply/rpc';
import { eventually } from '@review-reply/testing';
import { expectCaughtUp } from '../work/caught-up.ts';
import type { Databases } from '../work/databases.ts';
import { expectOnce } from '../work/expect-history.ts';
import { expectSettled } from '../work/settled.ts';
import type { FaultRecord, Verdict } from './result.ts';
import type { DrillSite } from './site.ts';
import type { Work } from './work.ts';

/** Beyond the longest wait between two attempts of anything that a short outage can postpone. */
const waitMs = 31 * 60_000;
const waitsMax = 12;
const settlesWithinMs = 10_000;
/** A review counts as removed when three complete reads, 12 h apart, missed it, and 48 h have passed. */
const completeReads = 5;
const completeReadEveryMs = 13 * 3_600_000;
const lookAgainMs = 61 * 60_000;
const readWithinMs = 120_000;
const problemMax = 4_000;

/** Holds everything that was accepted, charged, published, told and kept against what clients did. */
export async function judge(
  site: DrillSite,
  work: Work,
  faults: readonly FaultRecord[],
  progress: (line: string) => void,
): Promise<Verdict[]> {
  const { e2e, databases } = site;
  const verdicts: Verdict[] = [];
  const hold = async (what: string, check: () => Promise<unknown> | unknown) => {
    const problem = await Promise.resolve()
      .then(check)
      .then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, problemMax),
      );
    verdicts.push({ what, problem });
    progress(problem === null ? `held: ${what}` : `BROKEN: ${what}\n${problem}`);
  };
  await hold('Every fault was recovered from by itself', () => {
    const lasting = faults.filter(({ recoveryMs }) => recoveryMs === null);
    assert.deepEqual(lasting, []);
  });
  await hold('Every client learns what became of each request', () => work.stop());
  await hold('Every answer was as documented', () => assert.deepEqual(work.problems, []));
  await Promise.all(work.stories.map(({ account }) => account.enable()));
  await hold('Everything that was begun comes to an end', () => settle(site));
  await hold('Places go on being read', () => readUntilRemoved(site));
  await hold('What the reading brought comes to an end', () => settle(site));
  for (const [at, story] of work.stories.entries()) {
    const { account } = story;
    await hold(`Account ${at + 1}: nothing lost, charged, published or told twice`, async () => {
      await account.api.authenticate(account.clientId, account.clientSecret);
      await expectOnce(story);
    });
    await hold(`Account ${at + 1}: every webhook was signed`, () => account.expectSigned());
  }
  await hold('Every event was handled by every service', () =>
    Promise.all(serviceNames.map((service) => expectCaughtUp(e2e, service))),
  );
  await hold('The books of the services agree', () => expectSettled(e2e, databases));
  await hold('`admin doctor` finds nothing', async () => {
    const { faults: found } = await examine(e2e.services, { mend: false });
    assert.deepEqual(
      found.map(({ text }) => text),
      [],
    );
  });
  return verdicts;
}

/** What a fault postponed becomes due as business time passes. */
async function settle({ e2e, databases }: DrillSite): Promise<void> {
  for (let wait = 0; wait < waitsMax; wait += 1) {
    const isSettled = await expectSettled(e2e, databases, { timeoutMs: settlesWithinMs }).then(
      () => true,
      () => false,
    );
    if (isSettled) return;
    await e2e.advance(waitMs).catch(() => {});
  }
  await expectSettled(e2e, databases);
}

/**
 * Business time passes, until what vanished from the platform is known to be gone, and replies that look for their
 * review once an hour have looked once more.
 */
async function readUntilRemoved({ e2e, databases }: DrillSite): Promise<void> {
  for (let read = 0; read < completeReads; read += 1) {
    const before = await nextCompleteReads(databases);
    await e2e.advance(completeReadEveryMs);
    await eventually(
      async () => {
        const now = await nextCompleteReads(databases);
        for (const [place, at] of before) assert.notEqual(now.get(place), at, `Place ${place} is not read.`);
      },
      { timeoutMs: readWithinMs },
    );
  }
  await e2e.advance(lookAgainMs);
}

async function nextCompleteReads(databases: Databases): Promise<Map<string, string>> {
  const rows = await databases.query<{ place: string; at: string }>(
    'reviews',
    'select place_ref::text as place, full_read_at::text as at from sync_cursor',
  );
  return new Map(rows.map(({ place, at }) => [place, at]));
}
