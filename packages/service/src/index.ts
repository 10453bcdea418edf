export { type Foundation, openFoundation } from './foundation.ts';
export { serviceSettings } from './settings.ts';
