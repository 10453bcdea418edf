import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMissingPackages, findUnverified, isForeignBuild, type LockedPackages } from './lockfile.ts';

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: LockedPackages;
};

describe('the lockfile', () => {
  it('serves Linux, macOS and Windows', () => {
    expect(findMissingPackages(lock.packages)).toEqual([]);
  });

  it('says by a hash what each package holds that Linux on x64 installs', () => {
    const here = { os: 'linux', cpu: 'x64', libc: 'glibc' };
    const installed = Object.entries(lock.packages).filter(([, entry]) => !isForeignBuild(entry, here));
    expect(findUnverified(Object.fromEntries(installed))).toEqual([]);
  });

  it('is told which packages it takes on trust, and which of them are for another system', () => {
    const tool = { version: '1.0.0', optional: true, os: ['darwin'] };
    const packages: LockedPackages = {
      '': { version: '0.0.0' },
      'node_modules/ours': { link: true },
      'node_modules/known': { version: '1.0.0', integrity: 'sha512-x' },
      'node_modules/@a/tool-darwin': tool,
    };
    expect(findUnverified(packages)).toEqual(['@a/tool-darwin@1.0.0']);
    expect(isForeignBuild(tool, { os: 'linux', cpu: 'x64', libc: 'glibc' })).toBe(true);
    expect(isForeignBuild(tool, { os: 'darwin', cpu: 'x64', libc: 'glibc' })).toBe(false);
    expect(isForeignBuild({ version: '1.0.0' }, { os: 'linux', cpu: 'x64', libc: 'glibc' })).toBe(false);
  });

  it('is told to lack a build for another system', () => {
    const packages: LockedPackages = {
      'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } },
      'node_modules/tool-linux': { version: '1.0.0', os: ['linux'] },
    };
    expect(findMissingPackages(packages)).toEqual([{ name: 'tool-darwin', version: '1.0.0', dev: false }]);
  });
});
