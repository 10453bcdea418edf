import { setTimeout as delay } from 'node:timers/promises';
import type { Watch } from './alerts.ts';
import type { DrillSite } from './site.ts';
import type { Work } from './work.ts';

export interface Stage {
  readonly site: DrillSite;
  readonly work: Work;
  readonly watch: Watch;
}

/** Takes a cause away. */
export type End = () => Promise<unknown>;

/** What is wrong, and the alerts that are to tell of it. */
export interface Cause {
  readonly what: string;
  /** An objective's is followed by what it is for. */
  readonly alerts: readonly string[];
  begin(stage: Stage): Promise<End>;
}

/** The alert's own name, without what an objective is for. */
export const alertOf = (name: string): string => name.replace(/ of .*$/, '');

const againAfterMs = 200;

/** Does the same again and again. */
export function goOn(act: () => Promise<unknown>): End {
  const stopping = new AbortController();
  const acting = (async () => {
    while (!stopping.signal.aborted) {
      await act();
      await delay(againAfterMs);
    }
  })();
  // Awaited at the end: a failure of it must not go unhandled meanwhile.
  acting.catch(() => {});
  return async () => {
    stopping.abort();
    await acting;
  };
}
