/**
 * `npm run generate`: makes proto/gen where what it is made from has changed. Nx keeps what was made, but puts it in
 * its place anew each time, under the feet of whatever reads it in the meantime, such as a platform that runs already.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const proto = path.join(root, 'proto');
/** Told by content, as a clone has other times. */
const madeFrom = path.join(proto, 'gen/.made-from');

function hashOfSources(): string {
  const hash = createHash('sha256');
  // The versions of what makes it are pinned in package.json.
  for (const file of globSync(['{google,grpc,reviewreply}/**/*.proto', 'buf*.yaml', 'package.json'], {
    cwd: proto,
  }).sort())
    hash.update(`${file}\n`).update(readFileSync(path.join(proto, file)));
  return hash.digest('hex');
}

const hash = hashOfSources();
if (!existsSync(madeFrom) || readFileSync(madeFrom, 'utf8') !== hash) {
  execFileSync(
    path.join(root, 'node_modules/.bin/nx'),
    ['run', 'proto:generate', '--outputStyle=static-failures-only'],
    { cwd: root, stdio: 'inherit' },
  );
  writeFileSync(madeFrom, hash);
}
