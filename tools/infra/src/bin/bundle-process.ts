import process from 'node:process';
import type { Bundled, BundledProgram } from '../platform/bundle.ts';
import { makeBundle } from '../platform/make-bundle.ts';

/** Makes the bundles of the programs that it is told, for `bundlePrograms`. */
process.once('message', (programs: readonly BundledProgram[]) => {
  Promise.all(programs.map(makeBundle)).then(
    (modules) => tell({ modules }),
    (error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));

function tell(bundled: Bundled): void {
  process.send?.(bundled);
}
