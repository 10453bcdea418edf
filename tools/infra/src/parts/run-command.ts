import { spawn } from 'node:child_process';

const outputCharsMax = 20_000;

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/**
 * Runs a program to its end; never through a shell.
 * @throws Error when it can't be started (not on PATH) or takes longer than timeoutMs
 */
export function runCommand(
  file: string,
  args: readonly string[],
  options: { env: NodeJS.ProcessEnv; timeoutMs: number; uid?: number; gid?: number; cwd?: string },
): Promise<CommandResult> {
  const { env, timeoutMs, ...where } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env, ...where, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-outputCharsMax);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (signal === 'SIGKILL') reject(new Error(`${file} took longer than ${timeoutMs / 1000} s.\n${output}`));
      else resolve({ code, output });
    });
  });
}

/** As {@link runCommand}, and throws with the last lines of the output when the program ends with an error. */
export async function runChecked(...parameters: Parameters<typeof runCommand>): Promise<string> {
  const { code, output } = await runCommand(...parameters);
  if (code !== 0)
    throw new Error(`${parameters[0]} ended with code ${code}.\n${output.split('\n').slice(-15).join('\n')}`);
  return output;
}
