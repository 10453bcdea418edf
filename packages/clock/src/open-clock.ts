import { type Clock, systemClock } from './clock.ts';
import { openTravelClock, type TravelClockOptions } from './travel-clock.ts';

export interface OpenClock extends Clock {
  close(): Promise<void>;
}

/** The clock a process is configured with: the system's in production, the travelling one in development and tests. */
export async function openClock(
  options: TravelClockOptions & { readonly mode: 'system' | 'travel' },
): Promise<OpenClock> {
  if (options.mode === 'travel') return openTravelClock(options);
  return { ...systemClock, close: async () => {} };
}
