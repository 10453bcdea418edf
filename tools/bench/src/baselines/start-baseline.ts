import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Bench } from '../benchmark.ts';
import { profileFlags } from '../platform/profile-flags.ts';

const startMaxMs = 30_000;
const stopMaxMs = 5_000;

export interface Baseline {
  readonly pid: number | undefined;
  readonly port: number;
}

/** What a baseline's process tells once it can be asked. */
export interface BaselineReady {
  readonly port: number;
}

/**
 * Starts one of the programs beside this file as a process of its own, with its settings in the environment. It ends
 * with the benchmark, however that ends: it leaves when its channel to it closes.
 */
export async function startBaseline(
  bench: Bench,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<Baseline> {
  const child = fork(path.join(import.meta.dirname, `${name}.ts`), {
    execArgv: ['--conditions=@review-reply/source', '--disable-warning=TimeoutNegativeWarning', ...profileFlags(bench)],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  bench.onEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMaxMs);
    await exited;
    clearTimeout(timer);
  });
  const failed = new AbortController();
  child.once('exit', (code) => failed.abort(new Error(`The baseline ${name} ended with code ${code}.`)));
  const timer = setTimeout(() => failed.abort(new Error(`The baseline ${name} did not start.`)), startMaxMs);
  try {
    const [ready] = (await once(child, 'message', { signal: failed.signal })) as [BaselineReady];
    return { pid: child.pid, port: ready.port };
  } catch (error) {
    throw failed.signal.aborted ? failed.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** For the baseline's side: tells that it can be asked, and ends it with the benchmark. */
export function tellReady(ready: BaselineReady): void {
  process.once('disconnect', () => process.exit(0));
  process.send?.(ready);
}

/** A setting of the baseline. @throws Error when it is missing */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}
