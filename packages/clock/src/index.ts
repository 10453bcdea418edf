export { advanceClock } from './advance-clock.ts';
export { type Clock, type FixedClock, fixedClock, systemClock } from './clock.ts';
export { type OpenClock, openClock } from './open-clock.ts';
export { openTravelClock, type TravelClock, type TravelClockOptions } from './travel-clock.ts';
