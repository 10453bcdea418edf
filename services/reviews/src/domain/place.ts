import type { Source } from '@review-reply/platforms/sources';
import type { AutopilotSettings } from './autopilot.ts';

/** A place as places tells of it. */
export interface Place {
  readonly placeRef: bigint;
  readonly accountId: bigint;
  /** The public id. */
  readonly placeId: string;
  readonly name: string;
  readonly active: boolean;
  readonly autopilot: AutopilotSettings;
  /** Grows with every change of the place. */
  readonly version: bigint;
}

/** A place with what is kept of it beside. */
export interface KeptPlace extends Place {
  /** Since when it is active with autopilot on; null while it is not. */
  readonly autopilotSince: Date | null;
}

/** A source that can be read and answered now. */
export interface ConnectedSource {
  readonly source: Source;
  /** What its connector addresses. */
  readonly location: string;
}
