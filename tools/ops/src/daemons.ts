import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Programs that run until the namespaces end, each with a log of its own. */
export interface Daemons {
  start(name: string, file: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** @throws Error with the end of the log of one that has ended */
  check(): void;
}

export function openDaemons(logDir: string): Daemons {
  const ended = new Map<string, number | null>();
  return {
    start: (name, file, args, env = process.env) => {
      const log = openSync(path.join(logDir, `${name}.log`), 'a');
      const child = spawn('nice', ['-n', '5', file, ...args], { env, stdio: ['ignore', log, log] });
      child.once('error', () => ended.set(name, null));
      child.once('exit', (code) => ended.set(name, code));
      return child;
    },
    check: () => {
      for (const [name, code] of ended) {
        const log = readFileSync(path.join(logDir, `${name}.log`), 'utf8')
          .trimEnd()
          .split('\n')
          .slice(-8);
        throw new Error(`${name} ended with ${code}:\n${log.join('\n')}`);
      }
    },
  };
}
