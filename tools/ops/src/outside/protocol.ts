import type { LoadReport, PhaseReport } from './load.ts';

/** What the program outside is started with. */
export interface OutsideConfig {
  readonly certificates: Readonly<Record<string, { readonly certificate: string; readonly key: string }>>;
  readonly googleClientSecret: string;
  /** As an operator's. */
  readonly rpcDir: string;
}

/** What it can be asked to do, one thing after another. */
export interface Tasks {
  /** Fills the platform with demo accounts. */
  seed(): Promise<void>;
  /** The demo's way, against an API. @returns the lines that it printed */
  demo(baseUrl: string): Promise<string[]>;
  /** Has the platform take its time with the next reply. */
  delayReply(byMs: number): Promise<void>;
  startLoad(baseUrl: string): Promise<void>;
  /** Says what is being done to the platform from now on. @returns what became of the requests of what was before */
  mark(phase: string): Promise<PhaseReport>;
  /** Ends the load, and holds what is there to what was done. */
  endLoad(): Promise<LoadReport>;
}

export type Message = { [K in keyof Tasks]: { readonly task: K; readonly args: Parameters<Tasks[K]> } }[keyof Tasks];
export type Reply = { readonly result: unknown } | { readonly error: string };
