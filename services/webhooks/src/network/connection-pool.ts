import { type guardedConnector, newOpeningSteps, type OpeningSteps } from '@review-reply/guarded-http';
import { Client } from 'undici';

/** Idle connections are kept for so long, in milliseconds, or shorter when the receiver says so. */
const keepAliveMs = 10_000;
/** A connection is not used for longer, so that a receiver that moves to another address is found there. */
const connectionAgeMaxMs = 60_000;
/** Idle connections kept at most, to all receivers. */
const idleMax = 1_000;
const headerBytesMax = 16 * 1024;

/** One connection to a receiver, or the place of one that is not open yet. */
export interface Connection {
  readonly origin: string;
  readonly client: Client;
  readonly steps: OpeningSteps;
  readonly madeMs: number;
  /** Requests it was lent for. */
  uses: number;
}

/**
 * Connections by origin, each lent to one request at a time, so that it is known what happened on which. How many there
 * are is the caller's decision: one for each attempt under way.
 */
export class ConnectionPool {
  readonly #connector: ReturnType<typeof guardedConnector>;
  readonly #idle = new Map<string, Connection[]>();
  readonly #all = new Set<Client>();
  #idleCount = 0;

  constructor(connector: ReturnType<typeof guardedConnector>) {
    this.#connector = connector;
  }

  /** @param fresh whether it must be a new one */
  lend(origin: string, fresh = false): Connection {
    const nowMs = performance.now();
    const idle = () => (fresh ? undefined : this.#takeIdle(origin));
    for (let connection = idle(); connection !== undefined; connection = idle()) {
      if (nowMs - connection.madeMs < connectionAgeMaxMs) {
        connection.uses += 1;
        return connection;
      }
      this.end(connection);
    }
    return this.#open(origin, nowMs);
  }

  /** Takes a connection back that may be used again. */
  giveBack(connection: Connection): void {
    if (connection.client.destroyed || this.#idleCount >= idleMax) {
      this.end(connection);
      return;
    }
    const idle = this.#idle.get(connection.origin);
    if (idle === undefined) this.#idle.set(connection.origin, [connection]);
    else idle.push(connection);
    this.#idleCount += 1;
  }

  /** Closes a connection, whatever goes on there. */
  end({ client }: Connection): void {
    this.#all.delete(client);
    client.destroy().catch(() => {});
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((client) => client.destroy().catch(() => {})));
  }

  /** The one that was used last: what is not needed grows old and closes. */
  #takeIdle(origin: string): Connection | undefined {
    const idle = this.#idle.get(origin);
    const connection = idle?.pop();
    if (connection !== undefined) this.#idleCount -= 1;
    if (idle?.length === 0) this.#idle.delete(origin);
    return connection;
  }

  #open(origin: string, nowMs: number): Connection {
    const steps = newOpeningSteps();
    const client = new Client(origin, {
      connect: this.#connector(steps),
      allowH2: false,
      pipelining: 1,
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      maxHeaderSize: headerBytesMax,
      // The deadline of the whole is the caller's; these would end parts of it.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const connection: Connection = { origin, client, steps, madeMs: nowMs, uses: 1 };
    this.#all.add(client);
    client.on('disconnect', () => this.#forget(connection));
    return connection;
  }

  /** A connection that closed while it was idle. */
  #forget(connection: Connection): void {
    const idle = this.#idle.get(connection.origin);
    const index = idle?.indexOf(connection) ?? -1;
    if (idle !== undefined && index >= 0) {
      idle.splice(index, 1);
      this.#idleCount -= 1;
      if (idle.length === 0) this.#idle.delete(connection.origin);
      this.end(connection);
    }
  }
}
