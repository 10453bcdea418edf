import { existsSync, readFileSync } from 'node:fs';
import { parseConfig } from '@review-reply/config';
import { AppError } from '@review-reply/errors';
import { toPrintable, toPrintableList } from '../print.ts';
import { adminSettings, openServices, type Services } from '../services.ts';

const localRunFile = new URL('../../../../.local/run.json', import.meta.url);

/**
 * Runs one command against the services and prints its answer, or each of many. Where the platform is: the
 * environment, else the platform that `npm start` runs on this machine.
 */
export async function run(command: (services: Services) => Promise<unknown>): Promise<void> {
  let services: Services | undefined;
  try {
    const env = { ...readLocalSettings(), ...process.env };
    if (!Object.keys(adminSettings).some((name) => env[name]))
      throw new Error('No platform runs here (npm start), and the environment names none: see --help.');
    services = openServices(parseConfig(adminSettings, env));
    const answer = await command(services);
    if (isMany(answer)) for await (const text of toPrintableList(answer)) process.stdout.write(text);
    // Tables and CSV come as text.
    else console.log(typeof answer === 'string' ? answer : toPrintable(answer));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    services?.close();
  }
}

const isMany = (answer: unknown): answer is AsyncIterable<unknown> => Symbol.asyncIterator in Object(answer);

function readLocalSettings(): Record<string, string> {
  if (!existsSync(localRunFile)) return {};
  return (JSON.parse(readFileSync(localRunFile, 'utf8')) as { settings: Record<string, string> }).settings;
}

function explain(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const { code, details } = error;
  if (code === 'service_unavailable' && 'platform' in details)
    return `The platform is away, or asks to wait; try again later: ${JSON.stringify(details)}`;
  if (code === 'service_unavailable') return 'A service does not answer. Is all of the platform running (npm start)?';
  if (code === 'not_found')
    return `Refused: not_found. It does not exist, or belongs to another account: ${process.argv.slice(2).join(' ')}`;
  return `Refused: ${code} ${JSON.stringify(details)}`;
}
