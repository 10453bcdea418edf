import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const readyPollMs = 25;
const startAttemptsMax = 8;
const betweenStartsMs = 400;
const logTailLines = 12;

export interface ServerCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
}

export interface ServerProcessOptions {
  readonly name: string;
  /** Asked at every start, so that files the server reads can be written anew. */
  readonly command: () => Promise<ServerCommand>;
  readonly logFile: string;
  /** One try to use the server; rejects while it is not ready. */
  readonly probe: () => Promise<void>;
  readonly readyTimeoutMs: number;
  readonly stopSignal: NodeJS.Signals;
  readonly stopTimeoutMs: number;
  readonly onSpawn: (pid: number) => void;
  readonly onExit: (pid: number) => void;
}

/** One server of ours: its process, in a group of its own, and what it takes to end and to start it again. */
export class ServerProcess {
  readonly #options: ServerProcessOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(options: ServerProcessOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts the server and waits until it can be used. A start that fails is tried again, because what a killed server
   * held (its port, its shared memory) is not always free at once.
   * @throws Error with the end of the server's log
   */
  async start(): Promise<void> {
    const deadline = performance.now() + this.#options.readyTimeoutMs;
    for (let attempt = 1; this.#child === undefined; attempt += 1) {
      await this.#spawn();
      if (await this.#becomesReady(deadline)) return;
      if (this.#child !== undefined) {
        await this.kill('SIGKILL');
        throw this.#failure('was not ready in time');
      }
      if (attempt >= startAttemptsMax || performance.now() > deadline) throw this.#failure('ended while starting');
      await delay(betweenStartsMs);
    }
  }

  /** Ends the server as its makers mean it to be ended; by SIGKILL when it takes longer than its limit. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    // A server that a test paused must go on to see its signal.
    this.#signal(child, 'SIGCONT');
    this.#signal(child, this.#options.stopSignal);
    const timer = setTimeout(() => this.#signal(child, 'SIGKILL'), this.#options.stopTimeoutMs);
    await this.#end(child);
    clearTimeout(timer);
  }

  /** Sends a signal; one that ends the process is waited for, one that pauses or resumes it is not. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#signal(child, signal);
    if (signal === 'SIGKILL' || signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGQUIT') {
      await this.#end(child);
    }
  }

  /** A server alone does not keep this process running, but waiting for its end does. */
  async #end(child: ChildProcess): Promise<void> {
    child.ref();
    await this.#ended;
  }

  async #spawn(): Promise<void> {
    const { command, logFile, onSpawn, onExit } = this.#options;
    const { file, args, cwd, env, uid, gid } = await command();
    mkdirSync(path.dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'a', 0o600);
    const identity = uid === undefined || gid === undefined ? {} : { uid, gid };
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', log, log], ...identity });
    closeSync(log);
    child.unref();
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      const end = () => {
        if (this.#child === child) this.#child = undefined;
        if (child.pid !== undefined) onExit(child.pid);
        resolve();
      };
      child.once('exit', end);
      child.once('error', end);
    });
    if (child.pid !== undefined) onSpawn(child.pid);
  }

  async #becomesReady(deadline: number): Promise<boolean> {
    while (this.#child !== undefined && performance.now() < deadline) {
      const ready = await this.#options.probe().then(
        () => true,
        () => false,
      );
      if (ready && this.#child !== undefined) return true;
      await delay(readyPollMs);
    }
    return false;
  }

  #signal(child: ChildProcess, signal: NodeJS.Signals): void {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It is gone already; its exit event is on the way.
    }
  }

  #failure(what: string): Error {
    const { name, logFile } = this.#options;
    let tail = '';
    try {
      tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-logTailLines).join('\n');
    } catch {
      // It ended before it wrote anything.
    }
    return new Error(`${name} ${what}. The end of ${logFile}:\n${tail}`);
  }
}
