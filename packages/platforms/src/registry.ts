import { appstore } from './appstore/platform.ts';
import { google } from './google/platform.ts';
import { googleplay } from './googleplay/platform.ts';
import { tripadvisor } from './tripadvisor/platform.ts';
import { trustpilot } from './trustpilot/platform.ts';

/** Every platform that can be used. A further one is its folder and a line here. */
export const platforms = [google, tripadvisor, trustpilot, appstore, googleplay] as const;
