import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Progress, secondsSince } from '../workspace.ts';
import { answersReady } from './answers-ready.ts';
import { logSize, openLog, readLog } from './log-file.ts';

const readyTimeoutMs = 60_000;
const readyPollMs = 40;
const probeTimeoutMs = 2_000;
const armTimeoutMs = 10_000;
const startAttemptsMax = 2;
/** Above the 20 s that writing a suggestion may take: a process that was asked to end does what it accepted first. */
const stopTimeoutMs = 25_000;
const backOffFirstMs = 500;
const backOffMaxMs = 10_000;
/** A process that ran this long had started well; its next death waits for the shortest time again. */
const wellAfterMs = 30_000;
const logTailLines = 15;
const endingSignals: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGABRT'];

export interface ProgramProcessOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly readyUrl: string;
  readonly logFile: string;
  /** Whether it is started again when it dies. */
  readonly supervise: boolean;
  readonly progress: Progress;
  readonly onSpawn: (pid: number) => void;
  readonly onExit: (pid: number) => void;
}

/** One process of the platform, kept alive until it is told to stop. */
export class ProgramProcess {
  readonly #options: ProgramProcessOptions;
  #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #phase: 'down' | 'starting' | 'up' = 'down';
  #deaths = 0;
  #spawnedAt = 0;
  #outputStart = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: ProgramProcessOptions) {
    this.#options = options;
    this.#env = options.env;
  }

  get name(): string {
    return this.#options.name;
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The settings it runs with, or will. */
  get env(): Readonly<Record<string, string>> {
    return this.#env;
  }

  /** What it has written since it was last started, also over its deaths; the last 4 MiB. */
  get output(): string {
    return readLog(this.#options.logFile, this.#outputStart);
  }

  /**
   * Starts it and waits until it is ready. Its port may have been taken since it was chosen, or a server may just come
   * up; so a start that fails is tried once more.
   * @throws Error with the end of its log
   */
  async start(): Promise<void> {
    if (this.#phase !== 'down') return await this.waitReady();
    this.#phase = 'starting';
    this.#deaths = 0;
    this.#outputStart = logSize(this.#options.logFile);
    try {
      for (let attempt = 1; ; attempt += 1) {
        this.#spawn();
        if (await this.#becomesReady(readyTimeoutMs, () => this.#child !== undefined)) break;
        if (this.#phase !== 'starting') throw this.#failure('was stopped while it started');
        if (attempt >= startAttemptsMax || this.#child !== undefined) throw this.#failure('did not become ready');
      }
      this.#phase = 'up';
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Ends it by SIGTERM (by SIGKILL after 25 s); it stays down until it is started. */
  async stop(): Promise<void> {
    this.#phase = 'down';
    clearTimeout(this.#retry);
    if (this.#child === undefined) return;
    this.#signal('SIGCONT');
    this.#signal('SIGTERM');
    const timer = setTimeout(() => this.#signal('SIGKILL'), stopTimeoutMs);
    await this.#ended;
    clearTimeout(timer);
  }

  /** Stops and starts it, with other settings in place of or beside its own if given. */
  async restart(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.stop();
    this.#env = { ...this.#env, ...settings };
    await this.start();
  }

  /**
   * Sends a signal, as an outage would: a supervised process that dies of it comes back. A signal that ends a process
   * is waited for, one that pauses or resumes it is not.
   */
  async kill(signal: NodeJS.Signals): Promise<void> {
    if (this.#child === undefined) return;
    const ended = this.#ended;
    this.#signal(signal);
    if (endingSignals.includes(signal)) await ended;
  }

  /**
   * Has it die at a kill point while it goes on as it is; an empty name lets it live. Resolves when it knows.
   * @throws Error when it is no process of a test, or does not answer
   */
  async arm(point: string): Promise<void> {
    const { KILL_POINT_FILE: file } = this.#env;
    if (file === undefined || this.#child === undefined) throw new Error(`${this.name} takes no kill point now.`);
    await writeFile(file, point);
    this.#signal('SIGUSR2');
    const deadline = performance.now() + armTimeoutMs;
    while (existsSync(file)) {
      if (performance.now() > deadline) throw this.#failure('did not take its kill point');
      await delay(readyPollMs);
    }
  }

  /** Waits until it answers that it is ready, over deaths and restarts. @throws Error with the end of its log */
  async waitReady(timeoutMs = readyTimeoutMs): Promise<void> {
    if (!(await this.#becomesReady(timeoutMs, () => this.#phase !== 'down')))
      throw this.#failure('did not become ready');
  }

  #spawn(): void {
    const { args, cwd, logFile, onSpawn } = this.#options;
    const log = openLog(logFile);
    const child = spawn(process.execPath, args, {
      cwd,
      env: this.#env,
      // A group of its own, so that Ctrl-C reaches the launcher alone, which then stops all in order.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child = child;
    this.#spawnedAt = performance.now();
    this.#ended = new Promise((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        if (this.#child !== child) return;
        this.#child = undefined;
        if (child.pid !== undefined) this.#options.onExit(child.pid);
        resolve();
        if (this.#phase === 'up' && this.#options.supervise) this.#comeBackLater(signal ?? `code ${code}`);
      };
      child.once('exit', end);
      child.once('error', () => end(null, null));
    });
    if (child.pid !== undefined) onSpawn(child.pid);
  }

  #comeBackLater(why: string): void {
    if (performance.now() - this.#spawnedAt > wellAfterMs) this.#deaths = 0;
    const waitMs = Math.min(backOffFirstMs * 2 ** this.#deaths, backOffMaxMs);
    this.#deaths += 1;
    // A kill point is meant once: with it, the process would only die at the same place again.
    const { KILL_POINT: _once, ...env } = this.#env;
    this.#env = env;
    this.#options.progress(`${this.name} ended (${why}); starting it again in ${waitMs / 1000} s`);
    this.#retry = setTimeout(() => {
      this.#spawn();
      const child = this.#child;
      void this.#becomesReady(readyTimeoutMs, () => this.#child === child).then((ready) => {
        if (ready) this.#options.progress(`${this.name} is back (${secondsSince(this.#spawnedAt)} s)`);
      });
    }, waitMs);
  }

  async #becomesReady(timeoutMs: number, worthWaiting: () => boolean): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    while (worthWaiting() && performance.now() < deadline) {
      const child = this.#child;
      const ready = child?.pid !== undefined && (await answersReady(this.#options.readyUrl, child.pid, probeTimeoutMs));
      if (ready && this.#child === child) return true;
      await delay(readyPollMs);
    }
    return false;
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // It is gone already; its exit event is on the way.
    }
  }

  #failure(what: string): Error {
    const tail = this.output.trimEnd().split('\n').slice(-logTailLines).join('\n');
    return new Error(`${this.name} ${what}. The end of ${this.#options.logFile}:\n${tail}`);
  }
}
