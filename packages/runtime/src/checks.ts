import { safeMessage } from '@review-reply/telemetry';

/** A check that has not answered by then counts as failed. */
const checkTimeoutMs = 1_000;
/** Probes within this time share one run, so that several probers do not multiply the load on a database. */
const cachedForMs = 500;

/** Throws when the process must not get traffic; an object that it answers joins the probe's body. */
export type Check = () => Promise<unknown>;

export interface CheckResult {
  readonly ok: boolean;
  readonly [detail: string]: unknown;
}

export interface Checks {
  add(name: string, check: Check): void;
  run(): Promise<Readonly<Record<string, CheckResult>>>;
}

/** The readiness checks of a process: run side by side, each with a time limit, answers shared for a moment. */
export function createChecks(): Checks {
  const checks = new Map<string, Check>();
  let last: { readonly atMs: number; readonly results: Promise<Record<string, CheckResult>> } | undefined;

  const runAll = async () => {
    const results = await Promise.all(
      [...checks].map(async ([name, check]) => [name, await runOne(name, check)] as const),
    );
    return Object.fromEntries(results);
  };

  return {
    add: (name, check) => {
      checks.set(name, check);
      last = undefined;
    },
    run: () => {
      const nowMs = performance.now();
      if (last === undefined || nowMs - last.atMs > cachedForMs) last = { atMs: nowMs, results: runAll() };
      return last.results;
    },
  };
}

async function runOne(name: string, check: Check): Promise<CheckResult> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${name} did not answer within ${checkTimeoutMs} ms.`)),
    checkTimeoutMs,
  );
  try {
    const details = await Promise.race([check(), timeout]);
    return typeof details === 'object' ? { ...details, ok: true } : { ok: true };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? safeMessage(error) : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
