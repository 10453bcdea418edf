import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromOutside } from '../network.ts';
import type { OutsideConfig, Reply, Tasks } from './protocol.ts';

const program = fileURLToPath(new URL('../bin/outside.ts', import.meta.url));
const names: ReadonlyArray<keyof Tasks> = ['seed', 'demo', 'delayReply', 'startLoad', 'mark', 'endLoad'];

/** Starts the program outside of the cluster. Its tasks are done there, one at a time. */
export async function startOutside(dir: string, config: OutsideConfig): Promise<Tasks> {
  const file = path.join(dir, 'outside.json');
  writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
  const log = openSync(path.join(dir, 'log/outside.log'), 'a');
  const node = [process.execPath, ...process.execArgv, program, file];
  const child = spawn('nsenter', [...fromOutside, '--', ...node], { stdio: ['ignore', log, log, 'ipc'] });
  const next = async (): Promise<unknown> => {
    const ended = new AbortController();
    const reply = await Promise.race([
      once(child, 'message', { signal: ended.signal }).then(([message]) => message as Reply),
      once(child, 'exit', { signal: ended.signal }).then(() => ({ error: 'The program outside ended.' })),
    ]);
    ended.abort();
    if ('error' in reply) throw new Error(reply.error);
    return reply.result;
  };
  await next();
  return Object.fromEntries(
    names.map((task) => [
      task,
      (...args: readonly unknown[]) => {
        const answered = next();
        child.send({ task, args });
        return answered;
      },
    ]),
  ) as unknown as Tasks;
}
