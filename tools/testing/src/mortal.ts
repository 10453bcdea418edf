import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Stack } from './stack.ts';

/**
 * A service as a process of its own, which dies at the kill point that its environment names. Without Kafka: a killed
 * member would hold up its group for seconds, and what it leaves in the outbox another replica's relay sends.
 * @param main the service's `main.ts`
 * @returns `died` with the exit code and the signal
 */
export function startMortal(stack: Stack, main: URL, env: Readonly<Record<string, string>>) {
  const mortality = { KAFKA_BROKERS: '127.0.0.1:1', LOG_LEVEL: 'silent', PATH: process.env.PATH };
  const args = ['--conditions=@review-reply/source', fileURLToPath(main)];
  const child = spawn(process.execPath, args, { env: { ...env, ...mortality }, stdio: 'ignore' });
  stack.onClose(() => child.kill('SIGKILL'));
  return { died: once(child, 'exit') };
}
