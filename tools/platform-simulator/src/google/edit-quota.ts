import { quotaExceeded } from './errors.ts';

const editsMax = 10;
const minuteMs = 60_000;

/** Ten edits a minute of one profile, never raised (https://developers.google.com/my-business/content/limits). */
export class EditQuota {
  readonly #edits = new Map<string, number[]>();

  /** Counts an edit. @throws Refusal 429 beyond the quota, which counts nothing */
  take(locationId: string, nowMs: number): void {
    const recent = (this.#edits.get(locationId) ?? []).filter((atMs) => atMs > nowMs - minuteMs);
    if (recent.length >= editsMax) throw quotaExceeded();
    this.#edits.set(locationId, [...recent, nowMs]);
  }
}
