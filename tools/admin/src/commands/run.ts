import { existsSync, readFileSync } from 'node:fs';
import { ConfigError, parseConfig } from '@review-reply/config';
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
    services = openServices(parseConfig(adminSettings, { ...readLocalSettings(), ...process.env }));
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
  if (error instanceof ConfigError) {
    return `No platform runs here (npm start), and the environment names none. ${error.message}`;
  }
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  if (error.code === 'service_unavailable') return 'The service does not answer. Is the platform running (npm start)?';
  return `Refused: ${error.code} ${JSON.stringify(error.details)}`;
}
