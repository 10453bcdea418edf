export { type Foundation, openFoundation } from './foundation.ts';
export type { KeptValues } from './sealed-values.ts';
export { serviceSettings } from './settings.ts';
