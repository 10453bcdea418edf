import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest; begun last, it would run alone at the end while the other worker has nothing to do. */
const slow = [
  /e2e\/test\/survive\/kill-points/,
  /e2e\/test\/(survive|outage)\//,
  /infra\/test\/(start|servers|platform)\./,
  /e2e\/test\//,
  /infra\/test\//,
  // A short file that answers every written case.
  /reply-writer\/test\/composer-gate\./,
  // They wait for what they stop to come back.
  /\/(?:kill(?:ed)?|crash|evil|[a-z-]+-outage)[a-z-]*\.test\.ts$/,
];

/** The order of test files: the slowest first, the rest as vitest would have it. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slow.findIndex((pattern) => pattern.test(moduleId));
      return at === -1 ? slow.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
