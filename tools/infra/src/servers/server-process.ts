import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Progress } from '../workspace.ts';

const readyPollMs = 25;
const startAttemptsMax = 8;
const betweenStartsMs = 400;
const logTailLines = 12;
const backOffFirstMs = 500;
const backOffMaxMs = 10_000;
const endingSignals: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGABRT'];

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
  /** Told of a server that ended by itself and is started again; without it, such a server stays down. */
  readonly onRestart?: Progress | undefined;
}

/** One server of ours: its process, in a group of its own, and what it takes to end and to start it again. */
export class ServerProcess {
  readonly #options: ServerProcessOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  /** Whether its end would come as a surprise. */
  #up = false;
  /** Whether it is on its way back after it ended by itself. */
  #returning = false;
  #halted = false;

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
    this.#halted = false;
    for (let attempt = 1; this.#child === undefined; attempt += 1) {
      await this.#spawn();
      if (await this.#becomesReady(deadline)) {
        this.#up = true;
        return;
      }
      if (this.#halted) throw this.#failure('was stopped while it started');
      if (this.#child !== undefined) {
        await this.kill('SIGKILL');
        throw this.#failure('was not ready in time');
      }
      if (attempt >= startAttemptsMax || performance.now() > deadline) throw this.#failure('ended while starting');
      await delay(betweenStartsMs);
      if (this.#halted) return;
    }
  }

  /** Ends the server as its makers mean it to be ended; by SIGKILL when it takes longer than its limit. */
  async stop(): Promise<void> {
    this.#up = false;
    this.#returning = false;
    this.#halted = true;
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
    const ends = endingSignals.includes(signal);
    if (ends) this.#up = false;
    this.#signal(child, signal);
    if (ends) await this.#end(child);
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
        if (this.#up) void this.#comeBack();
      };
      child.once('exit', end);
      child.once('error', end);
    });
    if (child.pid !== undefined) onSpawn(child.pid);
  }

  async #comeBack(): Promise<void> {
    this.#up = false;
    const { name, onRestart } = this.#options;
    if (onRestart === undefined) return;
    this.#returning = true;
    for (let waitMs = backOffFirstMs; this.#returning; waitMs = Math.min(waitMs * 2, backOffMaxMs)) {
      onRestart(`${name} ended by itself; starting it again in ${waitMs / 1000} s`);
      await delay(waitMs);
      if (!this.#returning) return;
      const back = await this.start().then(
        () => true,
        (error: Error) => onRestart(error.message),
      );
      if (back === true) return onRestart(`${name} is back`);
    }
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
