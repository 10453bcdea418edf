import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One workspace as the checks see it. */
export interface Workspace {
  readonly name: string;
  /** Folder, relative to the repository. */
  readonly root: string;
  readonly tags: readonly string[];
  /** Workspaces it needs to run. Those it needs for its tests alone do not count. */
  readonly needs: readonly string[];
  /** Its `exports`; a service has none. */
  readonly exports: Readonly<Record<string, unknown>>;
  readonly hasReadme: boolean;
}

interface NxGraph {
  readonly graph: {
    readonly nodes: Record<string, { readonly data: { readonly root: string; readonly tags?: string[] } }>;
  };
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
  readonly exports?: Record<string, unknown>;
}

/** Reads every workspace from Nx's project graph, made anew, and its dependencies from its package.json. */
export function readWorkspaces(repository: string): Workspace[] {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    const file = join(folder, 'graph.json');
    execFileSync('nx', ['graph', `--file=${file}`], { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
    const { graph } = JSON.parse(readFileSync(file, 'utf8')) as NxGraph;
    const found = Object.values(graph.nodes).map(({ data }) => readWorkspace(repository, data.root, data.tags ?? []));
    const names = new Set(found.map(({ name }) => name));
    return found.map((workspace) => ({ ...workspace, needs: workspace.needs.filter((name) => names.has(name)) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readWorkspace(repository: string, root: string, tags: readonly string[]): Workspace {
  const manifest = JSON.parse(readFileSync(join(repository, root, 'package.json'), 'utf8')) as Manifest;
  return {
    name: manifest.name,
    root,
    // npm adds tags of its own (npm:private); ours say the type.
    tags: tags.filter((tag) => tag.startsWith('type:')),
    needs: Object.keys(manifest.dependencies ?? {}),
    exports: manifest.exports ?? {},
    hasReadme: existsSync(join(repository, root, 'README.md')),
  };
}
