import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { obtainCollector } from '@review-reply/e2e/client';
import { secondsSince } from '@review-reply/infra';
import { cacheDir } from './cache.ts';
import type { ClusterParts } from './cluster.ts';
import { tryImages } from './commands/images.ts';
import { alone, commands, onCompose, others } from './commands/index.ts';
import { tell } from './commands/report.ts';
import { obtainDefinitions } from './definitions.ts';
import { podsGroup, removeGroup } from './groups.ts';
import { findBefore, forgetOldImages, obtainImages, obtainStandIns } from './images.ts';
import { inNamespaces } from './namespaces.ts';
import { secondNode } from './network.ts';
import { obtainCompose, obtainPrograms } from './programs.ts';
import { run } from './shell.ts';
import { monitoring } from './telemetry.ts';

/** `npm run ops -- <command>`: see the README. */
const inside = fileURLToPath(new URL('bin/inside.ts', import.meta.url));
const needed = [
  'unshare',
  'nsenter',
  'ip',
  'iptables',
  'openssl',
  'containerd',
  'ctr',
  'runc',
  'dockerd',
  'docker',
  'mmdebstrap',
];
const startedMs = performance.now();
const progress = (line: string) => console.log(`[${secondsSince(startedMs)} s] ${line}`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replicas: { type: 'string', default: '2' }, before: { type: 'string' } },
});
const isAsked = (name: string) => positionals.includes(name);
const replicas = Number(values.replicas);
const known = [...Object.keys(commands), ...others];
const isAlone = positionals.length === 1 || !positionals.some((name) => alone.includes(name));
const isGood = positionals.length > 0 && positionals.every((name) => known.includes(name)) && isAlone;
if (isGood && [1, 2, 3].includes(replicas)) process.exitCode = await main();
else {
  console.log(`npm run ops -- [--replicas 1, 2 or 3] [--before <commit>] ${known.join(' | ')}`);
  console.log(`Several commands run on one cluster, one after another, but for ${alone.join(', ')}.`);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const problem = await findMissing();
  if (problem !== null) {
    console.error(problem);
    return 2;
  }
  const parts = await obtainParts();
  try {
    if (isAsked('images')) return tell('images', await tryImages(parts.standIns, parts.images, progress)) ? 0 : 1;
    return await runInside(parts);
  } finally {
    for (const group of [podsGroup, secondNode.name]) await removeGroup(group);
    keepLogs(parts.dir);
    rmSync(parts.dir, { recursive: true, force: true });
  }
}

async function findMissing(): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'This needs Linux, and root.';
  const missing: string[] = [];
  const all = [...needed, ...(isAsked('compose-telemetry') ? Object.values(monitoring) : [])];
  for (const program of all) await run('which', [program]).catch(() => missing.push(program));
  if (missing.length === 0) return null;
  return `Missing: ${missing.join(', ')}. The README says which of Debian's packages have them.`;
}

async function obtainParts(): Promise<ClusterParts> {
  const programs = await obtainPrograms(progress);
  await obtainDefinitions();
  const compose = Object.keys(onCompose).some(isAsked) ? await obtainCompose(progress) : null;
  const collector = ['telemetry', 'compose-telemetry'].some(isAsked) ? path.dirname(await obtainCollector()) : null;
  const standIns = await obtainStandIns(programs, progress);
  const images = await obtainImages(standIns, null, progress);
  const before = isAsked('skew') ? (values.before ?? (await findBefore())) : null;
  const previous = before === null ? null : await obtainImages(standIns, before, progress);
  forgetOldImages([standIns, images, ...(previous === null ? [] : [previous])]);
  const dir = mkdtempSync(path.join(tmpdir(), 'review-reply-cluster-'));
  return { dir, programs, compose, collector, standIns, images, previous, before, replicas };
}

/** When this process or `unshare` ends, the kernel ends all that runs in the namespaces. */
async function runInside(parts: ClusterParts): Promise<number> {
  const file = path.join(parts.dir, 'parts.json');
  writeFileSync(file, JSON.stringify(parts));
  const node = [process.execPath, ...process.execArgv, inside, file, ...positionals];
  // A shell is the first process, because it waits for those that nobody else does.
  const args = [...inNamespaces(['mount', 'net', 'pid']), 'sh', '-c', '"$@"; exit $?', 'sh', ...node];
  const child = spawn('unshare', args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGKILL'));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 130;
}

/** The logs of the last cluster's programs. */
function keepLogs(dir: string): void {
  const kept = path.join(cacheDir, 'logs');
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  if (existsSync(path.join(dir, 'log'))) cpSync(path.join(dir, 'log'), kept, { recursive: true });
  console.log(`logs: ${kept}`);
}
