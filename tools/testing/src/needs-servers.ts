import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What starts servers or asks for those of the run; a test that reaches none of them runs without. */
const asksForServers =
  /^(?:import|export) [^;]*\b(inject|openStack|createTestDatabase|startServers|startPlatform|openPlatform|usePlatform)\b[^;]*from '/m;
const relativeImport = /from '(\.[^']+)'/g;

/**
 * Whether a test file, or a file beside it that it imports, needs Postgres, Redis or Kafka: read out of its imports.
 */
export function needsServers(file: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (asksForServers.test(text)) return true;
  return [...text.matchAll(relativeImport)].some(([, found = '']) =>
    needsServers(path.join(path.dirname(file), found), seen),
  );
}
