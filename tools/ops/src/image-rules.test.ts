import { describe, expect, it } from 'vitest';
import { findFaults, findForeign, readEntries } from './image-rules.ts';

const listing = `
-rwxr-xr-x 0/0               0 2026-11-23 01:20 .dockerenv
drwxr-xr-x 0/0               0 2026-11-23 01:20 app/
-rw-r--r-- 0/0             900 2026-11-23 01:20 app/package.json
drwxr-xr-x 0/0               0 2026-11-23 01:20 app/node_modules/
drwxr-xr-x 0/0               0 2026-11-23 01:20 app/node_modules/empty/
lrwxrwxrwx 0/0               0 2026-11-23 01:20 app/node_modules/@review-reply/jobs -> ../../packages/jobs
drwxr-xr-x 0/0               0 2026-11-23 01:20 app/packages/
drwxr-xr-x 0/0               0 2026-11-23 01:20 app/packages/jobs/
drwxr-xr-x 0/0               0 2026-11-23 01:20 app/packages/jobs/dist/
-rw-r--r-- 0/0             900 2026-11-23 01:20 app/packages/jobs/dist/index.js
drwxr-xr-x 0/0               0 2026-11-23 01:20 app/services/
drwxr-xr-x 0/0               0 2026-11-23 01:20 app/services/identity/
drwxr-xr-x 0/0               0 2026-11-23 01:20 app/services/identity/dist/
-rw-r--r-- 0/0             900 2026-11-23 01:20 app/services/identity/dist/main.js
drwxr-xr-x 1000/1000         0 2026-11-23 01:20 data/
drwxr-xr-x 0/0               0 2026-11-23 01:20 dev/
-rwxr-xr-x 0/0       127000000 2026-11-23 01:20 usr/local/bin/node
drwxrwxrwt 0/0               0 2026-11-23 01:20 tmp/
`;
const judge = (line = '') => findForeign(readEntries(`${listing}${line}\n`), 'services/identity');
const file = (mode: string, path: string) => `${mode} 0/0  900 2026-11-23 01:20 ${path}`;

describe("an image's file system", () => {
  it('holds a program, what it needs, and nothing else', () => {
    expect(judge()).toEqual([]);
  });

  it.each([
    ['a shell', file('-rwxr-xr-x', 'usr/bin/bash')],
    ['a link to a shell', file('lrwxrwxrwx', 'usr/bin/sh -> dash')],
    ['a package manager', file('lrwxrwxrwx', 'usr/local/bin/npm -> ../lib/node_modules/npm/bin/npm-cli.js')],
    ['a package manager as a package', file('-rw-r--r--', 'usr/local/lib/node_modules/npm/package.json')],
    ['a file that runs as its owner', file('-rwsr-xr-x', 'usr/bin/mount')],
    ['a file that runs as its group', file('-rwxr-sr-x', 'usr/bin/wall')],
    ['a folder of Debian', file('-rw-r--r--', 'var/lib/dpkg/status')],
    ['another service', file('-rw-r--r--', 'app/services/places/dist/main.js')],
    ['sources', file('-rw-r--r--', 'app/services/identity/src/main.ts')],
    ['sources of a package', file('-rw-r--r--', 'app/packages/jobs/src/index.ts')],
    ['the rest of the repository', file('-rw-r--r--', 'app/README.md')],
    ['an empty folder', file('drwxr-xr-x', 'app/services/identity/dist/nothing/')],
  ])('is told of when it holds %s', (_what, line) => {
    expect(judge(line)).not.toEqual([]);
  });
});

describe("an image's settings", () => {
  const labels = { title: 'a', licenses: 'b', revision: 'c', source: 'd' };
  const good = {
    User: '1000:1000',
    Cmd: ['node', 'dist/main.js'],
    Entrypoint: null,
    Healthcheck: { Test: ['CMD', '/probe', '8081', '/readyz'] },
    Labels: Object.fromEntries(
      Object.entries(labels).map(([name, text]) => [`org.opencontainers.image.${name}`, text]),
    ),
  };

  it('are as they shall be', () => {
    expect(findFaults(good, 229e6)).toEqual([]);
    expect(findFaults({ ...good, Cmd: ['--help'], Entrypoint: ['node', 'dist/main.js'] }, 0)).toEqual([]);
  });

  it.each([
    ['root', { User: '' }],
    ['a start by a shell', { Cmd: ['/bin/sh', '-c', 'node dist/main.js'] }],
    ['a health check by a shell', { Healthcheck: { Test: ['CMD-SHELL', 'true'] } }],
    ['no label', { Labels: null }],
  ])('are told of with %s', (_what, change) => {
    expect(findFaults({ ...good, ...change }, 0)).not.toEqual([]);
  });

  it('are told of with a size beyond the bound', () => {
    expect(findFaults(good, 231e6)).toEqual(['has 231 MB, not 230']);
  });
});
