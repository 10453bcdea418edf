import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below the range that Linux and macOS give to outgoing connections. A server that is stopped and started again
 * would otherwise find its port taken by somebody's connection now and then, and a client that keeps dialling a dead
 * port inside that range can end up connected to itself.
 */
const portMin = 20_000;
const portMax = 32_000;
const attemptsMax = 200;

/** A port of 127.0.0.1 that nothing listens on now. Another process may still take it before the caller does. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const port = randomInt(portMin, portMax);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port found between ${portMin} and ${portMax}.`);
}

export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
