import type { Clock } from '@review-reply/clock';
import type { CallLog } from './http/call-log.ts';
import type { Faults } from './http/faults.ts';
import type { Moderation } from './state/moderation.ts';
import type { Store } from './state/store.ts';

/** What every simulated platform and the control interface share. */
export interface Simulation {
  readonly clock: Clock;
  readonly store: Store;
  readonly calls: CallLog;
  readonly faults: Faults;
  readonly moderation: Moderation;
  /** Aborted when the simulator stops, so that no delay holds it up. */
  readonly signal: AbortSignal;
}
