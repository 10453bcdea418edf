import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { locatePostgres, obtainKafka } from '@review-reply/infra';
import { cacheDir, hashOf, keep } from './cache.ts';
import { type Docker, startDocker } from './docker.ts';
import type { Programs } from './programs.ts';
import { type Progress, run, secondsSince } from './shell.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const standIns = fileURLToPath(new URL('../images', import.meta.url));
const npmVersion = '11.21.2';
/** Of Debian 12: what the Dockerfile's base has, and what Postgres, Redis and Kafka run on. */
const packages = ['ca-certificates', 'libstdc++6', 'postgresql-client-15', 'redis-server', 'openjdk-17-jre-headless'];
const targets: Readonly<Record<string, string>> = {
  gateway: 'gateway',
  identity: 'service',
  places: 'service',
  reviews: 'service',
  billing: 'service',
  webhooks: 'service',
  admin: 'admin',
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
];

/** Images in one file, as `docker save` writes them, all with one tag. */
export interface Images {
  readonly file: string;
  readonly tag: string;
}

/** What stands in for images of a registry; built when it is not in the cache. */
export async function obtainStandIns(programs: Programs, progress: Progress): Promise<Images> {
  const dockerfile = readFileSync(path.join(standIns, 'Dockerfile'));
  const tag = hashOf(dockerfile, npmVersion, ...packages, programs.coredns, programs.pause);
  const folder = await keep(`images/stand-ins-${tag}`, async (target) => {
    const context = mkdtempSync(path.join(tmpdir(), 'review-reply-images-'));
    try {
      await fillContext(context, programs, progress);
      await withDocker(progress, async (docker, show) => {
        const tags = ['base', 'servers', 'dns', 'pause'].map((name) => `review-reply-${name}:${tag}`);
        for (const [at, name] of ['base', 'servers', 'dns', 'pause'].entries())
          await docker.build(
            ['--file', path.join(standIns, 'Dockerfile'), '--target', name, '--tag', tags[at] ?? '', context],
            show,
          );
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
  const debian = await keep(`debian-${hashOf(...packages)}`, async (folder) => {
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
}

/** The images of what is checked out, or of a commit, by the repository's own Dockerfile. */
export async function obtainImages(base: Images, commit: string | null, progress: Progress): Promise<Images> {
  const source = commit === null ? root : await exported(commit);
  try {
    const tag = hashOf(base.tag, await contentOf(source, commit));
    const folder = await keep(`images/platform-${tag}`, async (target) => {
      await withDocker(progress, async (docker, show) => {
        await docker.load(`review-reply-base:${base.tag}`, base.file);
        const tags: string[] = [];
        for (const [name, stage] of Object.entries(targets)) {
          const startedMs = performance.now();
          const workspace = name === 'admin' ? 'tools/admin' : `services/${name}`;
          const args = [`WORKSPACE=${workspace}`, `NODE_IMAGE=review-reply-base:${base.tag}`];
          tags.push(`review-reply-${name}:${tag}`);
          await docker.build(
            [
              ...['--file', path.join(source, 'deploy/docker/Dockerfile'), '--target', stage],
              ...args.flatMap((arg) => ['--build-arg', arg]),
              ...['--tag', `review-reply-${name}:${tag}`, source],
            ],
            show,
          );
          progress(`image of ${name}: ${secondsSince(startedMs)} s`);
        }
        await docker.save(tags, path.join(target, 'images.tar'));
      });
    });
    return { file: path.join(folder, 'images.tar'), tag };
  } finally {
    if (commit !== null) rmSync(source, { recursive: true, force: true });
  }
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

/** What Git knows the files of images by, changes that are not committed among them. */
async function contentOf(source: string, commit: string | null): Promise<string> {
  const paths = [...made, 'deploy/docker', 'tools/platform-simulator'];
  if (commit !== null) return (await run('git', ['ls-tree', '-r', commit, '--', ...paths], { cwd: root })).stdout;
  const index = path.join(mkdtempSync(path.join(tmpdir(), 'review-reply-index-')), 'index');
  const env = { ...process.env, GIT_INDEX_FILE: index };
  await run('git', ['read-tree', 'HEAD'], { cwd: source, env });
  await run('git', ['add', '--all', '--', ...paths], { cwd: source, env });
  const { stdout } = await run('git', ['write-tree'], { cwd: source, env });
  rmSync(path.dirname(index), { recursive: true });
  return (await run('git', ['ls-tree', '-r', stdout.trim(), '--', ...paths], { cwd: source })).stdout;
}

/** An engine for as long as something is built. */
async function withDocker(progress: Progress, build: (docker: Docker, show: Progress) => Promise<void>) {
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
