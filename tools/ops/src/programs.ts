import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, keepFolder, secondsSince } from '@review-reply/infra';
import { cacheDir } from './cache.ts';
import { type Progress, run } from './shell.ts';

const sources = fileURLToPath(new URL('../programs', import.meta.url));
const version = 'k8s.io/component-base/version';

interface Module {
  /** The packages that programs are made of, by the programs' names. */
  readonly programs: Readonly<Record<string, string>>;
  readonly linkerFlags?: string;
  /** About, on two cores. */
  readonly takes: string;
}

const cniPlugins = 'github.com/containernetworking/plugins/plugins';

/** Each folder of `programs` pins one module and all that it needs, by go.sum. */
const modules: Readonly<Record<string, Module>> = {
  kubernetes: {
    programs: { kube: '.' },
    linkerFlags: `-X ${version}.gitVersion=v1.34.4 -X ${version}.gitMajor=1 -X ${version}.gitMinor=34`,
    takes: '8 minutes',
  },
  etcd: { programs: { etcd: 'go.etcd.io/etcd/server/v3' }, takes: '2 minutes' },
  coredns: { programs: { coredns: '.' }, takes: '2 minutes' },
  cni: {
    programs: {
      bridge: `${cniPlugins}/main/bridge`,
      'host-local': `${cniPlugins}/ipam/host-local`,
      loopback: `${cniPlugins}/main/loopback`,
    },
    takes: '30 seconds',
  },
  pause: { programs: { pause: '.' }, takes: 'a second' },
  compose: {
    programs: { compose: 'github.com/docker/compose/v2/cmd' },
    linkerFlags: '-X github.com/docker/compose/v2/internal.Version=v2.40.3',
    takes: '6 minutes',
  },
};
/** What a cluster and its stand-ins are made of. */
const ofCluster = ['kubernetes', 'etcd', 'coredns', 'cni', 'pause'];

/** Files of the programs that a cluster is made of. */
export interface Programs {
  /** Every program of Kubernetes, by its first argument. */
  readonly kube: string;
  readonly etcd: string;
  readonly coredns: string;
  readonly pause: string;
  /** Folder of the plugins that give pods their network. */
  readonly cni: string;
}

/** The programs of the cache; what is not there is built first, one after another. @throws Error when there is no Go */
export async function obtainPrograms(progress: Progress): Promise<Programs> {
  const folders: Record<string, string> = {};
  for (const name of ofCluster) folders[name] = await obtain(name, progress);
  const file = (module: string, program: string) => path.join(folders[module] ?? '', program);
  return {
    kube: file('kubernetes', 'kube'),
    etcd: file('etcd', 'etcd'),
    coredns: file('coredns', 'coredns'),
    pause: file('pause', 'pause'),
    cni: folders.cni ?? '',
  };
}

/** Compose, which Debian has in an older version only. */
export const obtainCompose = async (progress: Progress) => path.join(await obtain('compose', progress), 'compose');

async function obtain(name: string, progress: Progress): Promise<string> {
  const module = modules[name] as Module;
  const dir = path.join(sources, name);
  const files = readdirSync(dir).toSorted();
  const hash = hashOf(JSON.stringify(module.programs), ...files.map((file) => readFileSync(path.join(dir, file))));
  return keepFolder(path.join(cacheDir, `programs/${name}-${hash}`), async (folder) => {
    const startedMs = performance.now();
    progress(`building ${Object.keys(module.programs).join(', ')} (once, about ${module.takes})`);
    for (const [program, source] of Object.entries(module.programs)) {
      const flags = ['-trimpath', '-ldflags', `-s -w ${module.linkerFlags ?? ''}`, '-o', path.join(folder, program)];
      await run('nice', ['-n', '15', 'go', 'build', ...flags, source], { cwd: dir, env: goEnvironment() });
    }
    progress(`${name} is built (${secondsSince(startedMs)} s)`);
  });
}

/** Programs without libraries, by the Go that is here; looked for where its own installation puts it, too. */
export const goEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${process.env.PATH}:/usr/local/go/bin`,
  CGO_ENABLED: '0',
  GOTOOLCHAIN: 'local',
  GOFLAGS: '-mod=readonly -buildvcs=false',
});
