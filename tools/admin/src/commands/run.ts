import { existsSync, readFileSync } from 'node:fs';
import { parseConfig } from '@review-reply/config';
import { AppError } from '@review-reply/errors';
import { toPrintable } from '../print.ts';
import { adminSettings, openServices, type Services } from '../services.ts';

const localSettingsFile = new URL('../../../../.local/settings.json', import.meta.url);

/**
 * Runs one command against the services and prints its answer. Where the platform is: the environment, else the
 * platform that `npm start` runs on this machine.
 */
export async function run(command: (services: Services) => Promise<unknown>): Promise<void> {
  const services = openServices(parseConfig(adminSettings, { ...readLocalSettings(), ...process.env }));
  try {
    console.log(toPrintable(await command(services)));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    services.close();
  }
}

function readLocalSettings(): Record<string, string> {
  return existsSync(localSettingsFile) ? JSON.parse(readFileSync(localSettingsFile, 'utf8')) : {};
}

function explain(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  if (error.code === 'service_unavailable') return 'The service does not answer. Is the platform running (npm start)?';
  return `Refused: ${error.code} ${JSON.stringify(error.details)}`;
}
