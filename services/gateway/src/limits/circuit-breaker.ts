import { setTimeout as delay } from 'node:timers/promises';

const probeEveryMs = 100;
/** One good answer may be luck; each change of state costs a line in the log. */
const probesToClose = 3;

export interface CircuitBreaker {
  readonly isOpen: boolean;
  /** What the work gave; undefined when it failed, was too slow, or was not begun because the breaker is open. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
}

export interface CircuitBreakerOptions {
  readonly timeoutMs: number;
  /** Tries what is broken; one at a time, however long it takes. */
  readonly probe: () => Promise<unknown>;
  /** Ends the probing. */
  readonly signal: AbortSignal;
  readonly onOpen: (cause: unknown) => void;
  readonly onClose: () => void;
}

/**
 * Opens at the first failure, so that only the work under way then waits for the timeout; closes by itself after a few
 * probes in a row that answered in time.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { timeoutMs, probe, signal, onOpen, onClose } = options;
  let open = false;

  const close = async () => {
    for (let passed = 0; passed < probesToClose; ) {
      await delay(probeEveryMs, undefined, { ref: false });
      if (signal.aborted) return;
      const probing = probe();
      passed = await within(timeoutMs, probing).then(
        () => passed + 1,
        () => 0,
      );
      // A server that hangs gets no second probe before it has answered the first.
      await probing.catch(() => {});
    }
    open = false;
    onClose();
  };

  return {
    get isOpen() {
      return open;
    },
    run: async (work) => {
      if (open) return undefined;
      try {
        return await within(timeoutMs, work());
      } catch (cause) {
        if (!open) {
          open = true;
          onOpen(cause);
          void close();
        }
        return undefined;
      }
    },
  };
}

/** Rejects when the work takes longer; an answer that arrived while this process itself was busy is still taken. */
function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // Timers run before input is read: what waits in the socket comes first.
      setImmediate(() => reject(new Error(`No answer within ${timeoutMs} ms.`)));
    }, timeoutMs);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (cause) => {
        clearTimeout(timer);
        reject(cause);
      },
    );
  });
}
