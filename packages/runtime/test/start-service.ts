import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export interface LogLine {
  readonly msg: string;
  readonly [field: string]: unknown;
}

export interface RunningService {
  readonly lines: readonly LogLine[];
  stderr(): string;
  /** The first line with this message, present or to come; throws when the process ends without it. */
  logged(msg: string): Promise<LogLine>;
  kill(signal: 'SIGTERM' | 'SIGINT' | 'SIGUSR2'): void;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts `fixtures/service.ts` as a process of its own with one of its plans. It is killed when the test is over. */
export function startService(plan: string, env: Record<string, string> = {}): RunningService {
  const file = new URL('fixtures/service.ts', import.meta.url).pathname;
  const defaults = { NODE_ENV: 'test', HEALTH_HOST: '127.0.0.1', REDIS_URL: 'redis://127.0.0.1:1', PLAN: plan };
  const child = spawn(process.execPath, ['--conditions=@review-reply/source', file], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: LogLine[] = [];
  const waiting = new Map<string, (line: LogLine) => void>();
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  createInterface(child.stdout).on('line', (text) => {
    const line = JSON.parse(text) as LogLine;
    lines.push(line);
    waiting.get(line.msg)?.(line);
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const logged = (msg: string) =>
    new Promise<LogLine>((resolve, reject) => {
      const line = lines.find((each) => each.msg === msg);
      if (line !== undefined) return resolve(line);
      waiting.set(msg, resolve);
      void ended.then(() => reject(new Error(`It ended without: ${msg}\n${stderr}${JSON.stringify(lines)}`)));
    });
  return { lines, stderr: () => stderr, logged, kill: (signal) => void child.kill(signal), ended };
}

/** What was closed, in order. */
export function closed(service: RunningService): unknown[] {
  return service.lines.filter((line) => line.msg === 'closed').map((line) => line.closed);
}
