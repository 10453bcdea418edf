import type { Collection, Store } from './store.ts';

/**
 * How a platform judges a reply. `UNDOCUMENTED` is a word that the platform's documentation does not list, `OMITTED`
 * leaves the state out: callers must take neither for a verdict.
 */
export const outcomes = [
  'APPROVED',
  'REJECTED',
  'PENDING',
  'REVIEW_REPLY_STATE_UNSPECIFIED',
  'UNDOCUMENTED',
  'OMITTED',
] as const;
export type Outcome = (typeof outcomes)[number];

export interface ModerationRule {
  readonly source: string;
  readonly placeId: string | null;
  readonly outcome: Outcome;
  readonly policyViolation: string | null;
  /** Business time between a reply and its verdict, in milliseconds. */
  readonly delayMs: number;
}

/** What a platform decided, or will have decided, about one reply. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly policyViolation: string | null;
  /** Until this business time, in milliseconds, the reply is pending. */
  readonly decidedAtMs: number;
}

const defaultViolation = 'OFF_TOPIC';
/** A reply with this in its text is rejected at once for that violation, whatever the rules say. */
const trigger = /\[reject:([A-Z_]{1,60})\]/;

/** The rules by which later replies are judged: a place's own, else the source's, else approval. */
export class Moderation {
  readonly #rules: Collection<ModerationRule>;
  readonly #delayMs: number;

  constructor(store: Store, delayMs: number) {
    this.#rules = store.collection('moderation');
    this.#delayMs = delayMs;
  }

  set(rule: ModerationRule): void {
    this.#rules.put(keyOf(rule.source, rule.placeId), rule);
  }

  list(): ModerationRule[] {
    return [...this.#rules.values()];
  }

  clear(source: string, placeId: string | null): void {
    this.#rules.delete(keyOf(source, placeId));
  }

  judge(source: string, placeId: string, text: string, nowMs: number): Verdict {
    const triggered = trigger.exec(text)?.[1];
    if (triggered !== undefined) return { outcome: 'REJECTED', policyViolation: triggered, decidedAtMs: nowMs };
    const rule = this.#rules.get(keyOf(source, placeId)) ?? this.#rules.get(keyOf(source, null));
    if (rule === undefined) return { outcome: 'APPROVED', policyViolation: null, decidedAtMs: nowMs + this.#delayMs };
    const policyViolation = rule.outcome === 'REJECTED' ? (rule.policyViolation ?? defaultViolation) : null;
    return { outcome: rule.outcome, policyViolation, decidedAtMs: nowMs + rule.delayMs };
  }
}

const keyOf = (source: string, placeId: string | null) => `${source} ${placeId ?? '*'}`;
