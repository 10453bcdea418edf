import type { Random } from '../work/random.ts';
import type { DrillSite } from './site.ts';

/** A fault that is there. */
export interface Begun {
  /** What was done to what, for people. */
  readonly what: string;
  /** How long it is to last, in milliseconds. */
  readonly holdMs: number;
  /** Takes it away; what it did is for the platform to make good. */
  end(): Promise<void>;
}

/** Something that can go wrong with a platform. */
export interface FaultKind {
  readonly name: string;
  /** Whether it can be had at this site. */
  readonly canBegin?: (site: DrillSite) => boolean;
  begin(site: DrillSite, random: Random): Promise<Begun>;
}

export const nothingToEnd = async (): Promise<void> => {};
