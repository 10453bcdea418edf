import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledArgs, bundlePrograms, platformPrograms } from '@review-reply/infra';
import type { Stack } from './stack.ts';

/** Exit code and signal, one of them null. */
export type Exit = readonly [code: number | null, signal: NodeJS.Signals | null];

export interface ServiceProcess {
  readonly pid: number;
  isRunning(): boolean;
  /** Settles when it has ended, however it did. */
  readonly exited: Promise<Exit>;
  end(signal: NodeJS.Signals): Promise<Exit>;
}

/**
 * For a process that is to be killed: a killed member would hold up its group for seconds, and what it leaves in the
 * outbox another replica's relay sends.
 */
export const withoutKafka = { KAFKA_BROKERS: '127.0.0.1:1' };

/**
 * A service as a process of its own, so that it can be killed, or dies at the kill point that its environment names. It
 * runs as a platform's does, from its bundle.
 * @param main the service's `main.ts`
 * @param nodeArgs more arguments of Node, such as a limit of its heap
 */
export async function startProcess(
  stack: Stack,
  main: URL,
  env: Readonly<Record<string, string>>,
  nodeArgs: readonly string[] = [],
): Promise<ServiceProcess> {
  const dir = path.resolve(fileURLToPath(main), '../..');
  const program = platformPrograms.find((one) => one.dir === dir);
  if (program === undefined) throw new Error(`${dir} is no service of the platform.`);
  await bundlePrograms([program], () => {});
  const child = spawn(process.execPath, [...nodeArgs, ...bundledArgs(program)], {
    cwd: dir,
    env: { LOG_LEVEL: 'silent', ...env, PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<unknown> as Promise<Exit>;
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  stack.onClose(() => end('SIGKILL'));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return { pid: child.pid ?? 0, isRunning, exited, end };
}
