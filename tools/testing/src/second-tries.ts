import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const file = path.resolve(import.meta.dirname, '../../../.local/flaky.json');
/** A few may be the machine's; more of them are the tests' or the code's. */
const toleratedMax = 2;

/** A reporter that lists every test which passed at its second try only, and fails the run at three of them. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({
          file: module.relativeModuleId,
          title: test.fullName,
          errors: (test.result().errors ?? []).map(({ message }) => message),
        })),
    );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(flaky, null, 2)}\n`);
    if (flaky.length === 0) return;
    console.error(`\nPassed at the second try only (${flaky.length}; more than ${toleratedMax} fail the run):`);
    for (const { file, title, errors } of flaky) console.error(`  ${file} > ${title}\n    ${errors.join('\n    ')}`);
    if (flaky.length > toleratedMax) process.exitCode = 1;
  }
}
