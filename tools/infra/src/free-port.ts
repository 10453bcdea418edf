import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { acquireLock, LockHeldError } from './lock-file.ts';

/**
 * Ports below the range that Linux and macOS give to outgoing connections. A server that is stopped and started again
 * would otherwise find its port taken by somebody's connection now and then, and a client that keeps dialling a dead
 * port inside that range can end up connected to itself.
 */
const portMin = 20_000;
const portMax = 32_000;
const attemptsMax = 200;

/** One for each user: another's files could not be removed. */
const reservationsDir = path.join(os.tmpdir(), `review-reply-ports-${os.userInfo().uid}`);
const reservations: string[] = [];

/**
 * A port of 127.0.0.1 that nothing listens on now. It is this process's for as long as that lives: until a service
 * listens, which takes seconds, no other launcher or test run is given it.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const port = randomInt(portMin, portMax);
    if ((await isPortFree(port)) && (await reserve(port))) return port;
  }
  throw new Error(`No free port found between ${portMin} and ${portMax}.`);
}

async function reserve(port: number): Promise<boolean> {
  const file = path.join(reservationsDir, String(port));
  try {
    await acquireLock(file);
  } catch (error) {
    if (error instanceof LockHeldError) return false;
    throw error;
  }
  // What a killed process leaves is taken over once it is seen to be dead.
  if (reservations.length === 0) process.once('exit', removeReservations);
  reservations.push(file);
  return true;
}

function removeReservations(): void {
  for (const file of reservations) rmSync(file, { force: true });
}

export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
