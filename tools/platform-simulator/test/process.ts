import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { systemClock } from '@review-reply/clock';
import { type Harness, harness } from './support.ts';

const main = new URL('../src/main.ts', import.meta.url).pathname;
const running = new Set<ChildProcess>();

/** The simulator as a process of its own, with those settings and no others. */
export async function startProcess(settings: Record<string, string>): Promise<{ child: ChildProcess; sim: Harness }> {
  const child = spawn(process.execPath, ['--conditions=@review-reply/source', main], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listening on (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { child, sim: harness(() => url, systemClock) };
  }
  throw new Error('The simulator ended before it listened.');
}

export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
