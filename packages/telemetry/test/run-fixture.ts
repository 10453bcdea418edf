import { spawn } from 'node:child_process';

const registerUrl = new URL('../src/register.ts', import.meta.url).href;

export interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a file of `fixtures/`, or another by its URL, as a process under the preload, as services are run, to its end.
 */
export async function runFixture(name: string, env: Record<string, string>): Promise<Run> {
  const file = new URL(name, new URL('fixtures/', import.meta.url)).pathname;
  const child = spawn(process.execPath, ['--conditions=@review-reply/source', '--import', registerUrl, file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}
