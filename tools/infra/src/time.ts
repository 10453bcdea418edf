import { advanceClock } from '@review-reply/clock';
import { readRunningSettings } from './start/platform-file.ts';

const unitMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const spanMaxMs = 3_660 * 86_400_000;

export const timeUsage = `Usage: npm run time -- <command>

  advance <span>   move the platform's business time on: 30s, 15m, 6h, 7d, or several such as 1d12h
  show             say what time it is for the platform
  --help           show this

Time only moves forwards; it goes back when the platform is started with --fresh. The platform that npm start runs in
this checkout is moved; REDIS_URL (and REDIS_PREFIX) in the environment name another.`;

/**
 * Reads a span such as 6h or 1d12h.
 * @returns milliseconds
 * @throws Error that says how a span is written
 */
export function parseSpan(text: string): number {
  const parts = [...text.matchAll(/(\d+)([smhd])/g)];
  const whole = parts.map(([part]) => part).join('') === text && parts.length > 0;
  if (!whole) throw new Error(`"${text}" is no span of time. Write it as 30s, 15m, 6h, 7d or 1d12h.`);
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (unitMs[unit ?? ''] ?? Number.NaN), 0);
  if (ms === 0) throw new Error('Time moves forwards only: the span must be longer than nothing.');
  if (ms > spanMaxMs) throw new Error('That is more than ten years; move on in smaller steps.');
  return ms;
}

/**
 * Runs one time command.
 * @param dir folder in which the platform keeps its state
 * @returns what to tell the person who asked
 * @throws Error that says what is wrong with the arguments, or that no platform runs
 */
export async function runTime(args: readonly string[], env: NodeJS.ProcessEnv, dir: string): Promise<string> {
  const [command, span, ...rest] = args;
  if (command === '--help' || command === '-h' || command === 'help') return timeUsage;
  if (command === 'show' && span === undefined) return describe(await move(0, env, dir));
  if (command === 'advance' && span !== undefined && rest.length === 0) {
    return describe(await move(parseSpan(span), env, dir));
  }
  throw new Error(`${command === undefined ? 'A command is missing.' : 'That is no command.'}\n\n${timeUsage}`);
}

async function move(byMs: number, env: NodeJS.ProcessEnv, dir: string) {
  const settings = env.REDIS_URL ? env : await readRunningSettings(dir);
  if (!settings?.REDIS_URL) throw new Error('No platform runs in this checkout. Start one with "npm start".');
  try {
    return await advanceClock({ redisUrl: settings.REDIS_URL, prefix: settings.REDIS_PREFIX ?? 'rr:', byMs });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The time could not be moved: ${why}`, { cause: error });
  }
}

function describe({ offsetMs, processes }: { offsetMs: number; processes: number }): string {
  const now = new Date(Date.now() + offsetMs).toISOString();
  const ahead = offsetMs === 0 ? 'the real time' : `${formatSpan(offsetMs)} ahead of real time`;
  return `It is ${now} for the platform, ${ahead} (${processes} processes keep it).`;
}

function formatSpan(ms: number): string {
  const parts: string[] = [];
  let rest = Math.floor(ms / 1_000) * 1_000;
  for (const unit of ['d', 'h', 'm', 's']) {
    const size = unitMs[unit] ?? 1;
    if (rest >= size) parts.push(`${Math.floor(rest / size)}${unit}`);
    rest %= size;
  }
  return parts.join(' ') || `${ms} ms`;
}
