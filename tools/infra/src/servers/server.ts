import type { Progress } from '../workspace.ts';

/** A server that the platform needs; stop, start and kill let tests make outages. */
export interface Server {
  /** True when the environment named it: then it is somebody else's, and only they stop or start it. */
  readonly external: boolean;
  /** Undefined while it is stopped, and of an external one. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
  /** Starts it again on the same port, with the same data. */
  start(): Promise<void>;
  /** Sends a signal (SIGKILL: a crash; SIGSTOP, SIGCONT: a hang). One that ends the server is waited for. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** @throws Error from stop, start and kill, for it is not ours to stop */
export function externalServer(name: string): Server {
  const refuse = async () => {
    throw new Error(`${name} was named by the environment; it can't be stopped or started from here.`);
  };
  return { external: true, pid: undefined, stop: refuse, start: refuse, kill: refuse };
}

/** What every embedded server is started with. */
export interface ServerPlace {
  readonly dir: string;
  readonly logFile: string;
  readonly durable: boolean;
  readonly env: NodeJS.ProcessEnv;
  readonly onSpawn: (stopSignal: NodeJS.Signals) => (pid: number) => void;
  readonly onExit: (pid: number) => void;
  readonly onRestart: Progress | undefined;
}
