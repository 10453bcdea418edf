export { type Bell, createBell } from './bell.ts';
export { type DueWorker, type DueWorkerOptions, type LeaseRequest, startDueWorker } from './due-worker.ts';
