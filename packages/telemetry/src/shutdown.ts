import { setTimeout as delay } from 'node:timers/promises';

/** A collector that does not answer must not hold up the end of a process for longer than this. */
const flushTimeoutMs = 2_000;

const flushes: (() => Promise<unknown>)[] = [];

/** Registers a provider's flush for `shutdownTelemetry`. */
export function onTelemetryShutdown(flush: () => Promise<unknown>): void {
  flushes.push(flush);
}

/** Sends what is still queued to the collector, for at most 2 s; never throws. A second call does nothing. */
export async function shutdownTelemetry(): Promise<void> {
  const pending = flushes.splice(0);
  if (pending.length === 0) return;
  const settled = Promise.allSettled(pending.map((flush) => flush()));
  await Promise.race([settled, delay(flushTimeoutMs, undefined, { ref: false })]);
}
