import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Progress } from '../workspace.ts';
import { runChecked, runCommand } from './run-command.ts';

/** Kafka 4 brokers need it: https://kafka.apache.org/41/getting-started/compatibility/ */
const javaVersionMin = 17;
const probeTimeoutMs = 20_000;
const aptTimeoutMs = 10 * 60_000;
const javaPackages = ['openjdk-21-jre-headless', 'openjdk-17-jre-headless', 'default-jre-headless'];

interface Toolchain {
  readonly env: NodeJS.ProcessEnv;
  readonly progress: Progress;
}

interface Java {
  readonly file: string;
  /** What it says of its version. */
  readonly version: string;
}

/** @returns the Java to use, installed by apt when it is missing on Debian as root */
export async function findJava({ env, progress }: Toolchain): Promise<Java> {
  const candidates = [...(env.JAVA_HOME ? [path.join(env.JAVA_HOME, 'bin/java')] : []), 'java'];
  const found = await firstUsable(candidates, env);
  if (found !== undefined) return found;
  if (!canUseApt()) throw new Error(`it needs Java ${javaVersionMin} or newer, and there is none on PATH.`);
  for (const name of javaPackages) {
    if (!(await aptInstall(name, { env, progress }))) continue;
    const installed = await firstUsable(['java', '/usr/bin/java'], env);
    if (installed !== undefined) return installed;
  }
  throw new Error(`it needs Java ${javaVersionMin} or newer, and apt has none (tried ${javaPackages.join(', ')}).`);
}

/** @returns the mvn program to use, installed by apt when it is missing on Debian as root */
export async function findMaven({ env, progress }: Toolchain): Promise<string> {
  if (await answers('mvn', ['--version'], env)) return 'mvn';
  if (canUseApt() && (await aptInstall('maven', { env, progress }))) return '/usr/bin/mvn';
  throw new Error('downloading it needs Maven (mvn), which is not on PATH.');
}

async function firstUsable(candidates: readonly string[], env: NodeJS.ProcessEnv): Promise<Java | undefined> {
  for (const file of candidates) {
    const version = await answers(file, ['-version'], env);
    // "1.8.0_392" was the old way to say 8; the minimum tells both apart.
    const major = Number(/version "(\d+)/.exec(version ?? '')?.[1] ?? 0);
    if (version !== undefined && major >= javaVersionMin) return { file, version };
  }
  return undefined;
}

async function answers(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string | undefined> {
  try {
    const { code, output } = await runCommand(file, args, { env, timeoutMs: probeTimeoutMs });
    return code === 0 ? output : undefined;
  } catch {
    return undefined;
  }
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
}

let listsAreFresh = false;

async function aptInstall(name: string, { env, progress }: Toolchain): Promise<boolean> {
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: aptTimeoutMs };
  progress(`installing ${name} with apt`);
  try {
    if (!listsAreFresh) await runChecked('/usr/bin/apt-get', ['update', '-q'], options);
    listsAreFresh = true;
    await runChecked('/usr/bin/apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
    return true;
  } catch (error) {
    progress(`apt could not install ${name}: ${error instanceof Error ? error.message.split('\n').at(-1) : error}`);
    return false;
  }
}
