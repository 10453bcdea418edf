import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, keepFolder, locatePostgres, obtainKafka, secondsSince } from '@review-reply/infra';
import { serviceNames } from '@review-reply/rpc';
import { cacheDir } from './cache.ts';
import { type Docker, startDocker } from './docker.ts';
import type { Programs } from './programs.ts';
import { type Progress, run } from './shell.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const standIns = fileURLToPath(new URL('../images', import.meta.url));
const npmVersion = '11.21.2';
/** Of Debian 12: what the Dockerfile's base has, and what Postgres, Redis and Kafka run on. */
const packages = ['ca-certificates', 'libstdc++6', 'postgresql-client-15', 'redis-server', 'openjdk-17-jre-headless'];
const entrypoints = ['postgres.sh', 'kafka.sh'];
/** Stages of images/Dockerfile. */
const standInStages = ['base', 'servers', 'dns', 'pause', 'postgres', 'redis', 'kafka'];
/** Of each image, the Dockerfile's target and the workspace. */
export const targets: Readonly<Record<string, { readonly stage: string; readonly workspace: string }>> = {
  gateway: { stage: 'gateway', workspace: 'services/gateway' },
  ...Object.fromEntries(serviceNames.map((name) => [name, { stage: 'service', workspace: `services/${name}` }])),
  simulator: { stage: 'simulator', workspace: 'tools/platform-simulator' },
  admin: { stage: 'admin', workspace: 'tools/admin' },
};
/** What images are made of: the Dockerfile and what its .dockerignore lets in. */
const made = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'packages',
  'proto',
  'services',
  'tools/admin',
  'tools/infra/src',
  'tools/platform-simulator',
  'deploy/docker',
];
const notMade = /\.md$|\.test\.ts$|\/test\//;

/** What an image is called here. */
export const nameOf = (name: string, tag: string) => `review-reply-${name}:${tag}`;

/** Images in one file, as `docker save` writes them, all with one tag. */
export interface Images {
  readonly file: string;
  readonly tag: string;
}

/** What stands in for images of a registry; built when it is not in the cache. */
export async function obtainStandIns(programs: Programs, progress: Progress): Promise<Images> {
  const files = ['Dockerfile', ...entrypoints].map((file) => readFileSync(path.join(standIns, file)));
  const tag = hashOf(...files, npmVersion, ...packages, programs.coredns, programs.pause);
  const folder = await keepFolder(path.join(cacheDir, `images/stand-ins-${tag}`), async (target) => {
    const context = mkdtempSync(path.join(tmpdir(), 'review-reply-images-'));
    try {
      await fillContext(context, programs, progress);
      await withDocker(progress, async (docker, show) => {
        const tags: string[] = [];
        for (const stage of standInStages) {
          tags.push(nameOf(stage, tag));
          const own = ['--file', path.join(standIns, 'Dockerfile'), '--target', stage];
          await docker.build([...own, '--tag', nameOf(stage, tag), context], show);
        }
        await docker.save(tags, path.join(target, 'images.tar'));
      });
    } finally {
      rmSync(context, { recursive: true, force: true });
    }
  });
  return { file: path.join(folder, 'images.tar'), tag };
}

async function fillContext(context: string, { coredns, pause }: Programs, progress: Progress): Promise<void> {
  const env = process.env;
  progress(`Debian's packages: ${packages.join(', ')}`);
  const debian = await keepFolder(path.join(cacheDir, `debian-${hashOf(...packages)}`), async (folder) => {
    const wanted = ['--variant=minbase', `--include=${packages.join(',')}`, 'bookworm'];
    await run('nice', ['-n', '15', 'mmdebstrap', ...wanted, path.join(folder, 'debian.tar')]);
  });
  cpSync(path.join(debian, 'debian.tar'), path.join(context, 'debian.tar'));
  cpSync('/etc/ssl/certs/ca-certificates.crt', path.join(context, 'ca-certificates.crt'));
  cpSync(path.join(root, 'node_modules/node/bin/node'), path.join(context, 'node'));
  await run('npm', ['pack', `npm@${npmVersion}`, '--pack-destination', context], { cwd: tmpdir() });
  await run('tar', ['-xzf', `npm-${npmVersion}.tgz`], { cwd: context });
  cpSync(path.join(context, 'package'), path.join(context, 'npm'), { recursive: true });
  cpSync(locatePostgres().nativeDir, path.join(context, 'postgres'), { recursive: true, verbatimSymlinks: true });
  cpSync((await obtainKafka({ env, progress })).jarsDir, path.join(context, 'kafka'), { recursive: true });
  cpSync(coredns, path.join(context, 'coredns'));
  cpSync(pause, path.join(context, 'pause'));
  for (const script of entrypoints) cpSync(path.join(standIns, script), path.join(context, script));
}

/** The images of what is checked out, or of a commit, by the repository's own Dockerfile. */
export async function obtainImages(base: Images, commit: string | null, progress: Progress): Promise<Images> {
  // As Git has it, so that rights of files here make no other images.
  const source = await exported(commit ?? (await treeOf()));
  try {
    const tag = hashOf(base.tag, await contentOf(commit));
    const folder = await keepFolder(path.join(cacheDir, `images/platform-${tag}`), async (target) => {
      await withDocker(progress, async (docker, show) => {
        await docker.load(nameOf('base', base.tag), base.file);
        const tags: string[] = [];
        for (const name of Object.keys(targets)) {
          const startedMs = performance.now();
          tags.push(nameOf(name, tag));
          await buildImage(docker, { name, source, base, tag: nameOf(name, tag) }, show);
          progress(`image of ${name}: ${secondsSince(startedMs)} s`);
        }
        await docker.save(tags, path.join(target, 'images.tar'));
      });
    });
    return { file: path.join(folder, 'images.tar'), tag };
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
}

interface Build {
  readonly name: string;
  /** Folder of a repository. */
  readonly source: string;
  readonly base: Images;
  readonly tag: string;
  readonly args?: readonly string[];
}

/** By the repository's own Dockerfile, on the stand-in for its base. */
export async function buildImage(docker: Docker, build: Build, show: Progress): Promise<void> {
  const { name, source, base, tag, args = [] } = build;
  const { stage = '', workspace = '' } = targets[name] ?? {};
  const all = [`WORKSPACE=${workspace}`, `NODE_IMAGE=${nameOf('base', base.tag)}`, ...args];
  const file = ['--file', path.join(source, 'deploy/docker/Dockerfile'), '--target', stage];
  await docker.build([...file, ...all.flatMap((arg) => ['--build-arg', arg]), '--tag', tag, source], show);
}

/** A commit's files, in a folder of their own. */
async function exported(commit: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'review-reply-source-'));
  const archive = path.join(folder, 'source.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: root });
  await run('tar', ['-xf', 'source.tar'], { cwd: folder });
  rmSync(archive);
  return folder;
}

/** The files that are checked out, changes that are not committed among them, in a folder of their own. */
export async function exportedWorkTree(): Promise<string> {
  return exported(await treeOf());
}

/** The last commit that other images are made of than of what is checked out. */
export async function findBefore(): Promise<string> {
  const now = await contentOf(null);
  const { stdout } = await run('git', ['rev-list', 'HEAD', '--', ...made], { cwd: root });
  for (const commit of ['HEAD', ...stdout.split('\n').map((changed) => `${changed}~1`)])
    if ((await contentOf(commit)) !== now) return commit;
  throw new Error('No commit has other images.');
}

/** What Git knows the files of images by, of a commit or of what is checked out. */
async function contentOf(commit: string | null): Promise<string> {
  const { stdout } = await run('git', ['ls-tree', '-r', commit ?? (await treeOf()), '--', ...made], { cwd: root });
  return stdout
    .split('\n')
    .filter((line) => !notMade.test(line))
    .join('\n');
}

/** What is checked out, as Git keeps it, changes that are not committed among it. */
async function treeOf(): Promise<string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'review-reply-index-'));
  try {
    const env = { ...process.env, GIT_INDEX_FILE: path.join(dir, 'index') };
    await run('git', ['read-tree', 'HEAD'], { cwd: root, env });
    await run('git', ['add', '--all'], { cwd: root, env });
    return (await run('git', ['write-tree'], { cwd: root, env })).stdout.trim();
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** An engine for as long as something is built. */
export async function withDocker(progress: Progress, build: (docker: Docker, show: Progress) => Promise<void>) {
  const docker = await startDocker();
  let lastMs = performance.now();
  // One line in ten seconds shows that it goes on.
  const show = (line: string) => {
    if (performance.now() - lastMs < 10_000) return;
    lastMs = performance.now();
    progress(`  ${line.slice(0, 110)}`);
  };
  try {
    await build(docker, show);
  } finally {
    await docker.stop();
  }
}

/** Removes images that were made of something else than these. */
export function forgetOldImages(kept: readonly Images[]): void {
  const dir = path.join(cacheDir, 'images');
  const names = new Set(kept.map(({ file }) => path.basename(path.dirname(file))));
  for (const name of readdirSync(dir)) if (!names.has(name)) rmSync(path.join(dir, name), { recursive: true });
}
