import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const sources = ['go.mod', 'go.sum', 'main.go'].map((file) => path.join(import.meta.dirname, file));

/**
 * The collector's program, out of a folder of the user's that keeps it; compiled there by Go, for some minutes, when it
 * is not there yet.
 */
export function obtainCollector(): string {
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(file));
  const program = path.join(homedir(), '.cache/review-reply/collector', hash.digest('hex').slice(0, 12), 'collector');
  if (existsSync(program)) return program;
  mkdirSync(path.dirname(program), { recursive: true });
  const unfinished = `${program}-${process.pid}`;
  execFileSync('go', ['build', '-trimpath', '-ldflags=-s -w', '-o', unfinished, '.'], {
    cwd: import.meta.dirname,
    env: { ...process.env, CGO_ENABLED: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  renameSync(unfinished, program);
  return program;
}
