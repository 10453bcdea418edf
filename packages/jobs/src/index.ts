export { type DueWorker, type DueWorkerOptions, type LeaseRequest, startDueWorker } from './due-worker.ts';
