import type { Workspace } from './workspace-graph.ts';

/** What each type of workspace may need to run. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'type:proto': [],
  'type:package': ['type:package', 'type:proto'],
  'type:service': ['type:package', 'type:proto'],
  'type:tool': ['type:package', 'type:proto', 'type:tool'],
};

/** Packages that know of protobuf: the others stay free of the wire. What api-schemas renders are messages. */
const packagesWithProto = [
  '@review-reply/api-schemas',
  '@review-reply/events',
  '@review-reply/rpc',
  '@review-reply/service',
];

/** Every breach of the rules of dependency, a sentence each. */
export function findBreaches(workspaces: readonly Workspace[]): string[] {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  return [
    ...workspaces.flatMap(breachesOf),
    ...workspaces.flatMap((workspace) => breachesOfNeeds(workspace, byName)),
    ...findCycles(byName),
  ];
}

function breachesOf({ name, root, tags, exports, hasReadme }: Workspace): string[] {
  const breaches: string[] = [];
  const [type] = tags;
  if (tags.length !== 1 || type === undefined || !(type in allowed))
    breaches.push(`${root} needs exactly one tag of ${Object.keys(allowed).join(', ')}.`);
  if (type === 'type:service' && Object.keys(exports).length > 0)
    breaches.push(`${name} is a service: it must export nothing ("exports": {}).`);
  if (!hasReadme) breaches.push(`${root} has no README.md.`);
  return breaches;
}

function breachesOfNeeds({ name, tags, needs }: Workspace, byName: ReadonlyMap<string, Workspace>): string[] {
  const mayNeed = allowed[tags[0] ?? ''] ?? [];
  return needs.flatMap((need) => {
    const type = byName.get(need)?.tags[0] ?? '';
    if (!mayNeed.includes(type)) return [`${name} (${tags[0]}) may not need ${need} (${type}).`];
    if (tags[0] === 'type:package' && type === 'type:proto' && !packagesWithProto.includes(name))
      return [`${name} may not know the protobuf messages of ${need}.`];
    return [];
  });
}

function findCycles(byName: ReadonlyMap<string, Workspace>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    const at = path.indexOf(name);
    if (at !== -1) {
      cycles.push(`These need each other in a circle: ${[...path.slice(at), name].join(' → ')}.`);
      return;
    }
    if (done.has(name)) return;
    for (const need of byName.get(name)?.needs ?? []) visit(need, [...path, name]);
    done.add(name);
  };
  for (const name of byName.keys()) visit(name, []);
  return cycles;
}
