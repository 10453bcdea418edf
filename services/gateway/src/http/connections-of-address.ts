import type { Server, Socket } from 'node:net';
import { networkOf } from '../limits/client-address.ts';

/**
 * Closes connections of an address beyond its number at once, so that one machine does not take them all. Only where
 * clients connect themselves: behind a proxy every connection is the proxy's.
 */
export function limitConnectionsOfAddress(server: Server, connectionsMax: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '') ?? 'unknown';
    const count = open.get(address) ?? 0;
    if (count >= connectionsMax) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
