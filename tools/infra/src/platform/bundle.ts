import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { waitForLock } from '../lock-file.ts';
import { localDir, type Progress, secondsSince, workspaceDir } from '../workspace.ts';

/** Where a program keeps its bundle, under its own folder. */
export const bundleDir = 'bundle';
export const preloadName = (at: number) => `preload-${at}`;
export const sourceMaps = 'source-maps';
const bundler = path.join(import.meta.dirname, '../bin/bundle-process.ts');

/** What is bundled: a folder and what is loaded before its src/main.ts. */
export interface BundledProgram {
  readonly name: string;
  readonly dir: string;
  readonly preload: readonly string[];
}

/** What Node runs in the program's folder. */
export const bundledArgs = ({ preload }: BundledProgram): string[] => [
  ...['--import', `./${bundleDir}/${sourceMaps}.js`],
  ...preload.flatMap((_, at) => ['--import', `./${bundleDir}/${preloadName(at)}.js`]),
  `${bundleDir}/main.js`,
];

/** The state of a bundle's sources when it was made, by path: their time of change in milliseconds. */
type Sources = Readonly<Record<string, number>>;

/**
 * Makes one file of each program's many modules, where one of them changed: a process that loads a few files starts in
 * a fifth of the processor time. Several callers wait for one another.
 */
export async function bundlePrograms(programs: readonly BundledProgram[], progress: Progress): Promise<void> {
  const lock = await waitForLock(path.join(localDir, 'bundle.lock'));
  try {
    const startedAt = performance.now();
    // Replicas share one.
    const folders = [...new Map(programs.map((program) => [program.dir, program])).values()];
    const stale = (await Promise.all(folders.map(async (one) => ((await isFresh(one)) ? [] : [one])))).flat();
    if (stale.length === 0) return;
    const modules = await bundleApart(stale);
    await Promise.all(stale.map((program, at) => noteSources(program, modules[at] ?? [])));
    progress(`${stale.map(({ name }) => name).join(', ')}: bundled (${secondsSince(startedAt)} s)`);
  } finally {
    await lock.release();
  }
}

const sourcesFile = ({ dir }: BundledProgram) => path.join(dir, bundleDir, 'sources.json');

/** What every bundle depends on beside the program's own modules. */
const sourcesOfAll = [path.join(workspaceDir, 'package-lock.json'), path.join(import.meta.dirname, 'make-bundle.ts')];

async function isFresh(program: BundledProgram): Promise<boolean> {
  try {
    const sources = JSON.parse(await readFile(sourcesFile(program), 'utf8')) as Sources;
    const now = await timesOfChange([...Object.keys(sources), ...sourcesOfAll]);
    return Object.entries(now).every(([file, changedAt]) => sources[file] === changedAt);
  } catch {
    return false;
  }
}

/** What the bundler tells: of each program the files of ours that went into it, or why there is no bundle. */
export type Bundled = { readonly modules: string[][] } | { readonly error: string };

/** In a process of its own, which ends with this one: the bundler keeps a gigabyte for as long as its process lives. */
async function bundleApart(programs: readonly BundledProgram[]): Promise<string[][]> {
  const child = fork(bundler, { execArgv: [] });
  child.send(programs);
  const ended = once(child, 'exit').then((): [Bundled] => [{ error: 'The bundler ended.' }]);
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [Bundled];
  if (child.connected) child.disconnect();
  if ('error' in told) throw new Error(told.error);
  return told.modules;
}

async function noteSources(program: BundledProgram, modules: readonly string[]): Promise<void> {
  const sources = await timesOfChange([...modules, ...sourcesOfAll]);
  await writeFile(sourcesFile(program), JSON.stringify(sources));
}

async function timesOfChange(files: readonly string[]): Promise<Sources> {
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs])));
}
