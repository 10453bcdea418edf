import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { acceptedFile, type Document, describedNow, findBreaks, publishedFile } from './find-breaks.ts';

const outputBytesMax = 64 * 1024 * 1024;

/** What clients were given, and what of it may break. */
interface Published {
  readonly description: Document | null;
  readonly accepted: string;
}

/**
 * `npm run openapi`: says what would break; `npm run openapi -- publish` makes what is described now the published one.
 */
async function main(publishing: boolean): Promise<void> {
  const now = describedNow();
  const [here, before] = [publishedHere(), publishedBefore()];
  const broken = new Set<string>();
  // By the commit before too, with what it declared, so that no change rewrites what was published in passing.
  for (const { description } of [here, before]) {
    if (description === null) continue;
    for (const line of await findBreaks(description, now, `${here.accepted}\n${before.accepted}`)) broken.add(line);
  }
  if (broken.size > 0) {
    console.error([...broken].join('\n'));
    console.error('\nClients would break: mend it, or declare it as packages/api-schemas/published/README.md says.');
    process.exitCode = 1;
  } else if (publishing) {
    writeFileSync(publishedFile, `${JSON.stringify(now, null, 1)}\n`);
    writeFileSync(acceptedFile, '');
    console.log('Published.');
  } else {
    console.log('The API is compatible with what was published.');
  }
}

function publishedHere(): Published {
  return {
    description: JSON.parse(readFileSync(publishedFile, 'utf8') || 'null'),
    accepted: readFileSync(acceptedFile, 'utf8'),
  };
}

/** As of where this change left main, or of the commit before; nothing when there is none. */
function publishedBefore(): Published {
  const head = git('rev-parse', 'HEAD');
  const forked = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  const base = forked === null || forked === head ? 'HEAD^1' : forked;
  const read = (name: string) => git('show', `${base}:packages/api-schemas/published/${name}`);
  return {
    description: JSON.parse(read('openapi.json') || 'null'),
    accepted: read('accepted-breaks.txt') ?? '',
  };
}

function git(...args: string[]): string | null {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: outputBytesMax });
  return status === 0 ? stdout.trim() : null;
}

await main(process.argv[2] === 'publish');
