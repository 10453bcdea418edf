import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const outputBytesMax = 2 ** 27;

export type Progress = (line: string) => void;

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** What the program reads. */
  readonly input?: string;
  readonly timeoutMs?: number;
}

export interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end. @throws Error with the end of what it wrote, when it ends with another code than 0 */
export async function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<Output> {
  const { input, timeoutMs = 0, ...where } = options;
  const running = execute(file, [...args], { ...where, maxBuffer: outputBytesMax, timeout: timeoutMs });
  // A program that does not read to the end closes the pipe.
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(input);
  try {
    return await running;
  } catch (error) {
    const { stdout = '', stderr = '', code } = error as Partial<Output> & { code?: number };
    const told = `${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n');
    const what = `${file} ${args.slice(0, 4).join(' ')} failed: ${told || (error as Error).message}`;
    throw Object.assign(new Error(what), { code });
  }
}

/** Runs a program whose lines are shown as it goes. @throws Error when it fails */
export async function runShown(
  file: string,
  args: readonly string[],
  { cwd, env }: RunOptions,
  show: Progress,
): Promise<void> {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').split('\n').filter(Boolean)) {
        last.push(line);
        if (last.length > 30) last.shift();
        show(line);
      }
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${file} ${args.slice(0, 3).join(' ')} ended with ${code}:\n${last.join('\n')}`);
}
