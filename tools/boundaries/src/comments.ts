import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wrapComments } from './comment-width.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const write = process.argv.includes('--write');

const listed = execFileSync('git', ['ls-files', '*.ts', '*.proto', '*.sh', '.ci/run'], {
  cwd: repository,
  encoding: 'utf8',
});
const tooWide = listed
  .split('\n')
  .filter((file) => file !== '')
  .filter((file) => {
    const text = readFileSync(repository + file, 'utf8');
    const wrapped = wrapComments(text);
    if (write && wrapped !== text) writeFileSync(repository + file, wrapped);
    return wrapped !== text;
  });
for (const file of tooWide) console.error(`${file}: a comment ends beyond column 120.`);
console.log(`${tooWide.length} files with comments that are too wide${write ? ', wrapped now' : ''}.`);
process.exitCode = tooWide.length === 0 || write ? 0 : 1;
