import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What starts servers or processes, or asks for the servers of the run. */
const startsMore =
  /^(?:import|export) [^;]*(?:\b(?:inject|openStack|createTestDatabase|startServers|startPlatform|openPlatform|usePlatform)\b[^;]*from '|from 'node:child_process')/m;
const relativeImport = /from '(\.[^']+)'/g;

/**
 * Whether a test file, with the files beside it that it imports, runs in the test's process alone: it needs no
 * Postgres, Redis or Kafka and starts no process. Read out of its imports.
 */
export function isUnitTest(file: string): boolean {
  return !reachesMore(file, new Set());
}

function reachesMore(file: string, seen: Set<string>): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (startsMore.test(text)) return true;
  return [...text.matchAll(relativeImport)].some(([, found = '']) =>
    reachesMore(path.join(path.dirname(file), found), seen),
  );
}
