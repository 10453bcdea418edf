import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commit that a change is compared with: where it left main, or main's commit before the last one. */
function findBase(): string | null {
  const head = git('rev-parse', 'HEAD');
  const main =
    git('rev-parse', '--verify', '--quiet', 'origin/main') ?? git('rev-parse', '--verify', '--quiet', 'main');
  const base = main === null ? null : git('merge-base', 'HEAD', main);
  return base !== null && base !== head ? base : git('rev-parse', '--verify', '--quiet', 'HEAD^1');
}

const base = findBase();
if (base === null) {
  console.log('There is no earlier commit to compare the protocol with.');
} else {
  const against = `${repository}.git#ref=${base},subdir=proto`;
  execFileSync('buf', ['breaking', 'proto', '--against', against], { cwd: repository, stdio: 'inherit' });
  console.log(`The protocol is compatible with ${base.slice(0, 12)}.`);
}
