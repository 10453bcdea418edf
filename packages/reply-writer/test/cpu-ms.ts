import { threadCpuUsage } from 'node:process';

/** Processor time of a run, in milliseconds: what others take beside it is no fault of its own. */
export function cpuMs(run: () => unknown): number {
  const started = threadCpuUsage();
  run();
  const { user, system } = threadCpuUsage(started);
  return (user + system) / 1_000;
}
