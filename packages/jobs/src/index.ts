export { type DueRows, dueRows } from './due-rows.ts';
export { type DueWorkerOptions, type LeaseRequest, startDueWorker } from './due-worker.ts';
export { type LoopOptions, startLoop } from './loop.ts';
export { type PeriodicOptions, startPeriodic } from './periodic.ts';
export { createWakeSignal, type WakeSignal } from './wake-signal.ts';
