import { google } from './google/platform.ts';
import { trustpilot } from './trustpilot/platform.ts';

/** Every platform that can be used. A further one is its folder and a line here. */
export const platforms = [google, trustpilot] as const;
