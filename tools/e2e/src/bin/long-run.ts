import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localDir } from '@review-reply/infra';
import { minutes } from '../drill/report.ts';

const seedMax = 2 ** 31;

/**
 * Options of every long run. @param report where its report goes unless told, in the folder of what runs leave behind
 */
export const commonOptions = (report: string) =>
  ({
    seed: { type: 'string', default: String(randomInt(seedMax)) },
    report: { type: 'string', default: path.join(localDir, report) },
    help: { type: 'boolean', default: false },
  }) as const;

/** The value of an option. @throws Error that names the option */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return value;
}

/**
 * Ends this process, though clients may still ask: with 0 where everything held, with 1 where not, or 2 on an error.
 */
export async function endWith(run: () => Promise<boolean>): Promise<never> {
  try {
    process.exit((await run()) ? 0 : 1);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** Progress with the minutes since now, and a signal for the first Ctrl-C. @param onInterrupt what is then said */
export function beginRun(onInterrupt: string): { progress: (line: string) => void; signal: AbortSignal } {
  const startedAt = performance.now();
  const progress = (line: string) => console.log(`${minutes(performance.now() - startedAt)} ${line}`);
  const interrupted = new AbortController();
  process.once('SIGINT', () => {
    progress(onInterrupt);
    interrupted.abort();
  });
  return { progress, signal: interrupted.signal };
}

export async function writeReport(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
