import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secondsSince } from '@review-reply/infra';
import { eventually } from '@review-reply/testing';
import type { Docker } from '../docker.ts';
import { type Entry, findFaults, findForeign, type ImageConfig, readEntries } from '../image-rules.ts';
import { buildImage, exportedWorkTree, type Images, nameOf, root, targets, withDocker } from '../images.ts';
import { type Progress, run } from '../shell.ts';
import type { Report } from './report.ts';

/** Documents of what images are made of, and of the rest. */
const unused = ['README.md', 'docs/upgrade.md', 'services/identity/README.md', 'packages/rpc/README.md'];
/** What a program ends with whose settings are missing; `admin` tells of its commands. */
const exitCodeBadSettings = 78;
const startsWithinMs = 60_000;
const source = 'https://registry.example/review-reply';
const label = 'org.opencontainers.image';
/** Of a package of npm itself, not of a folder in it. */
const manifest = /(^|\/)node_modules\/(@[^/]+\/)?[^/@][^/]*\/package\.json$/;

interface Inspected {
  readonly Size: number;
  readonly Config: ImageConfig;
  readonly RootFS: { readonly Layers: readonly string[] };
}

interface Rebuild {
  /** What stands in for the Dockerfile's base. */
  readonly base: Images;
  readonly images: Images;
  readonly show: Progress;
}

/** Holds the images to what stands in deploy/README.md, by what is in them and by starting them. */
export async function tryImages(base: Images, images: Images, progress: Progress): Promise<Report> {
  const seen = new Map<string, Inspected>();
  const packages = new Set<string>();
  const problems: string[] = [];
  const lines: string[] = [];
  await withDocker(progress, async (docker, show) => {
    for (const [name, { workspace }] of Object.entries(targets)) {
      const tag = nameOf(name, images.tag);
      await docker.load(tag, images.file);
      const image = await inspect(docker, tag);
      seen.set(name, image);
      const { entries, packages: own } = await look(docker, tag);
      for (const one of own) packages.add(one);
      const found = [...findFaults(image.Config, image.Size), ...findForeign(entries, workspace)];
      found.push(...(await tryStart(docker, name, tag)));
      problems.push(...found.slice(0, 10).map((fault) => `${name}: ${fault}`));
      progress(`${name}: ${megabytes(image.Size)} MB, ${entries.length} files and folders, ${found.length} faults`);
    }
    const again = await rebuild(docker, { base, images, show });
    lines.push(...again.lines);
    problems.push(...again.problems);
  });
  problems.push(...(await compareBill(packages)));
  return {
    lines: [
      ...describeSizes([...seen.values()]),
      'each starts with a read-only root, without a capability, a network or a setting, and says what is missing',
      `the bill of materials names the ${packages.size} packages of npm that are in them, and no others`,
      ...lines,
    ],
    problems,
  };
}

function describeSizes(images: readonly Inspected[]): string[] {
  const sizes = images.map(({ Size }) => megabytes(Size));
  const [first, ...others] = images.map(({ RootFS }) => RootFS.Layers);
  const shared = first?.filter((layer) => others.every((layers) => layers.includes(layer))) ?? [];
  return [
    `${sizes.length} images of ${Math.min(...sizes)} to ${Math.max(...sizes)} MB, which share ${shared.length} layers`,
  ];
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

async function inspect(docker: Docker, tag: string): Promise<Inspected> {
  const [image] = JSON.parse((await docker.call('image', 'inspect', tag)).stdout) as [Inspected];
  return image;
}

/** What is in an image's file system, and the packages of npm among it, as name@version. */
async function look(docker: Docker, tag: string): Promise<{ entries: readonly Entry[]; packages: readonly string[] }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'review-reply-image-'));
  const id = (await docker.call('create', tag)).stdout.trim();
  try {
    const archive = path.join(dir, 'image.tar');
    await docker.call('export', '--output', archive, id);
    const { stdout } = await run('tar', ['--list', '--verbose', '--numeric-owner', '--file', archive]);
    const entries = readEntries(stdout);
    const manifests = entries.map(({ path }) => path).filter((path) => manifest.test(path));
    await run('tar', ['--extract', '--directory', dir, '--file', archive, ...manifests]);
    return { entries, packages: manifests.map((file) => packageOf(path.join(dir, file))) };
  } finally {
    await docker.call('rm', id);
    rmSync(dir, { recursive: true });
  }
}

function packageOf(file: string): string {
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
  return `${name}@${version}`;
}

/**
 * Starts an image as hardened as it is run everywhere, and without a setting: it says which are missing, and has so
 * begun to run. The simulator needs none: it becomes healthy, and ends when it is asked to.
 */
async function tryStart(docker: Docker, name: string, tag: string): Promise<string[]> {
  const hardened = [
    '--read-only',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    '--network=none',
    '--tmpfs=/tmp',
  ];
  const expected = name === 'admin' || name === 'simulator' ? 0 : exitCodeBadSettings;
  const id = (await docker.call('run', '--detach', ...hardened, tag)).stdout.trim();
  const read = async (field: string) => (await docker.call('inspect', `--format={{${field}}}`, id)).stdout.trim();
  try {
    if (name === 'simulator') {
      await eventually(
        async () => {
          if ((await read('.State.Health.Status')) !== 'healthy') throw new Error('It is not healthy.');
        },
        { timeoutMs: startsWithinMs, pauseMs: 500 },
      );
      await docker.call('stop', id);
    }
    const code = Number((await docker.call('wait', id)).stdout);
    if (code === expected) return [];
    const { stdout, stderr } = await docker.call('logs', '--tail=5', id);
    return [`ended with ${code}, not ${expected}: ${`${stdout}${stderr}`.slice(0, 300)}`];
  } finally {
    await docker.call('rm', '--force', '--volumes', id);
  }
}

/** `npm run sbom` against what is really there. Ours are left out: their folders tell which are there. */
async function compareBill(packages: ReadonlySet<string>): Promise<string[]> {
  const { stdout } = await run('npm', ['run', '--silent', 'sbom'], { cwd: root });
  const { components } = JSON.parse(stdout) as { components: ReadonlyArray<{ purl: string }> };
  const named = components
    .map(({ purl }) => decodeURIComponent(/^pkg:npm\/(.*)$/.exec(purl)?.[1] ?? ''))
    .filter((name) => name !== '' && !name.startsWith('@review-reply/'));
  const there = [...packages].filter((name) => !name.startsWith('@review-reply/'));
  return [
    ...there.filter((name) => !named.includes(name)).map((name) => `${name} is in an image and not in the bill`),
    ...named.filter((name) => !packages.has(name)).map((name) => `${name} is in the bill and in no image`),
  ];
}

/** Builds images anew after a change of what is in none of them, as a release does, with its revision. */
async function rebuild(docker: Docker, { base, images, show }: Rebuild): Promise<Report> {
  const startedMs = performance.now();
  const dir = await exportedWorkTree();
  const problems: string[] = [];
  try {
    for (const file of unused) appendFileSync(path.join(dir, file), '\nChanged.\n');
    const revision = (await run('git', ['rev-parse', 'HEAD'], { cwd: root })).stdout.trim();
    for (const name of Object.keys(targets)) {
      const tag = nameOf(name, 'rebuilt');
      const args = [`REVISION=${revision}`, `SOURCE=${source}`];
      await buildImage(docker, { name, source: dir, base, tag, args }, show);
      const [before, after] = [await inspect(docker, nameOf(name, images.tag)), await inspect(docker, tag)];
      if (before.RootFS.Layers.join() !== after.RootFS.Layers.join()) problems.push(`${name}: has other layers`);
      const labels = after.Config.Labels ?? {};
      if (labels[`${label}.revision`] !== revision || labels[`${label}.source`] !== source)
        problems.push(`${name}: does not name what it is made of`);
      await docker.call('image', 'rm', tag);
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
  const many = `${unused.length} documents and the revision`;
  return {
    lines: [`built anew with ${many} changed, in ${secondsSince(startedMs)} s: every layer is as before`],
    problems,
  };
}
