import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMissingPackages, type LockedPackages } from './lockfile.ts';

describe('the lockfile', () => {
  it('serves Linux, macOS and Windows', () => {
    const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'));
    expect(findMissingPackages(lock.packages as LockedPackages)).toEqual([]);
  });

  it('is told to lack a build for another system', () => {
    const packages: LockedPackages = {
      'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } },
      'node_modules/tool-linux': { version: '1.0.0', os: ['linux'] },
    };
    expect(findMissingPackages(packages)).toEqual([{ name: 'tool-darwin', version: '1.0.0', dev: false }]);
  });
});
