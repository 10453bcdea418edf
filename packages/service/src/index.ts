export { type Foundation, openFoundation, stopWithinMs } from './foundation.ts';
export type { KeptValues } from './sealed-values.ts';
export { serviceSettings } from './settings.ts';
