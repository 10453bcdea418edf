import { describe, expect, it } from 'vitest';
import { findBreaches } from './check.ts';
import type { Workspace } from './workspace-graph.ts';

function workspace(name: string, type: string, needs: string[] = [], changes: Partial<Workspace> = {}): Workspace {
  return { name, root: name, tags: [type], needs, exports: {}, hasReadme: true, ...changes };
}

describe('the boundary check', () => {
  it('accepts services on packages and packages on packages', () => {
    expect(
      findBreaches([
        workspace('a', 'type:service', ['b']),
        workspace('b', 'type:package', ['c']),
        workspace('c', 'type:package'),
      ]),
    ).toEqual([]);
  });

  it.each<[string, Workspace[], RegExp]>([
    [
      'a service that needs a service',
      [workspace('a', 'type:service', ['b']), workspace('b', 'type:service')],
      /a .* may not need b/,
    ],
    [
      'a package that needs a service',
      [workspace('a', 'type:package', ['b']), workspace('b', 'type:service')],
      /a .* may not need b/,
    ],
    [
      'a package that needs a tool',
      [workspace('a', 'type:package', ['b']), workspace('b', 'type:tool')],
      /a .* may not need b/,
    ],
    [
      'a package that knows protobuf',
      [workspace('a', 'type:package', ['p']), workspace('p', 'type:proto')],
      /a may not know/,
    ],
    [
      'packages in a circle',
      [workspace('a', 'type:package', ['b']), workspace('b', 'type:package', ['a'])],
      /a → b → a/,
    ],
    [
      'a service that exports',
      [workspace('a', 'type:service', [], { exports: { '.': './x' } })],
      /must export nothing/,
    ],
    ['a workspace without a type', [workspace('a', 'x')], /exactly one tag/],
    ['a workspace without a README', [workspace('a', 'type:tool', [], { hasReadme: false })], /no README/],
  ])('finds %s', (_name, workspaces, breach) => {
    expect(findBreaches(workspaces)).toEqual([expect.stringMatching(breach)]);
  });
});
