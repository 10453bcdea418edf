/** One thing wrong with a request, worded at the edge by its code. */
export interface Fault {
  /** Reads like a property path, such as autopilot.delay_hours or place_ids[2]. */
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}
