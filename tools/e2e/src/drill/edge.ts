import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@review-reply/infra';

const host = '127.0.0.1';

/**
 * What the way between two ends does: lets everything through, lets each piece wait, ends all connections and refuses
 * new ones, or takes everything and passes nothing on until it ends the connections that saw this.
 */
export type EdgeState = { readonly is: 'open' | 'cut' | 'silent' } | { readonly is: 'slow'; readonly byMs: number };

/** The way from one process to what it calls: TCP, passed on unread. */
export interface Edge {
  /** Such as `gateway to reviews`. */
  readonly name: string;
  /** What the caller is given in place of the real address. */
  readonly port: number;
  /** Connections that go over it now. */
  readonly connections: number;
  /** Where it leads; known only once the other end is. */
  leadTo(port: number): void;
  set(state: EdgeState): void;
  close(): Promise<void>;
}

interface Connection {
  readonly ends: readonly [Socket, Socket];
  /** Something was held back, so that it can't go on. */
  spoilt: boolean;
}

export async function openEdge(name: string): Promise<Edge> {
  const connections = new Set<Connection>();
  let state: EdgeState = { is: 'open' };
  let target = 0;
  const end = ({ ends }: Connection) => {
    for (const socket of ends) socket.resetAndDestroy();
  };
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    caller.on('error', () => {});
    if (state.is === 'cut') {
      caller.resetAndDestroy();
      return;
    }
    const called = connect({ host, port: target, allowHalfOpen: true });
    called.on('error', () => caller.resetAndDestroy());
    const connection: Connection = { ends: [caller, called], spoilt: false };
    connections.add(connection);
    passOn(caller, called, connection, () => state);
    passOn(called, caller, connection, () => state);
    caller.once('close', () => {
      connections.delete(connection);
      called.destroy();
    });
    called.once('close', () => caller.destroy());
  });
  const port = await freePort();
  server.listen(port, host);
  await once(server, 'listening');
  return {
    name,
    port,
    get connections() {
      return connections.size;
    },
    leadTo: (to) => {
      target = to;
    },
    set: (next) => {
      state = next;
      for (const connection of connections) if (next.is === 'cut' || connection.spoilt) end(connection);
    },
    close: async () => {
      for (const connection of connections) end(connection);
      server.close();
      await once(server, 'close');
    },
  };
}

/** Pieces keep their order, however long each waits. */
function passOn(from: Socket, to: Socket, connection: Connection, stateNow: () => EdgeState): void {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const afterDelay = (act: () => void) => {
    const state = stateNow();
    const byMs = state.is === 'slow' ? state.byMs : 0;
    if (byMs === 0 && waiting === 0) return act();
    const due = performance.now() + byMs;
    waiting += 1;
    last = last.then(async () => {
      await delay(Math.max(0, due - performance.now()));
      waiting -= 1;
      if (!to.destroyed) act();
    });
  };
  from.on('data', (piece) => {
    if (stateNow().is === 'silent') {
      connection.spoilt = true;
      return;
    }
    if (!connection.spoilt) afterDelay(() => to.write(piece));
  });
  from.once('end', () => afterDelay(() => to.end()));
}
