import { tokenLifetimeS } from './token.ts';

/** Published before it signs, signing, published until its last token has ended, and not published any more. */
export type SigningKeyState = 'next' | 'signing' | 'retiring' | 'gone';

/** A key's life; times are business time. */
export interface SigningKey {
  readonly kid: string;
  readonly state: SigningKeyState;
  readonly publishedAt: Date;
  /** When it signs from; of the next key only when an operator asked for it before its turn. */
  readonly signsFrom: Date | null;
  readonly retiredAt: Date | null;
  readonly goneAt: Date | null;
}

export interface RotationPeriods {
  /** How long a key signs, in milliseconds. */
  readonly rotateAfterMs: number;
  /** How long a key is published at least before it signs, in milliseconds: longer than anybody keeps the old list. */
  readonly publishAheadMs: number;
}

/** For replicas that sign for a moment longer with the key in their memory, and for clocks that differ. */
const retiringMarginMs = 60_000;
/** How long a key stays published after it signed last: as long as a token lives, and the margin. */
export const retiringForMs = tokenLifetimeS * 1_000 + retiringMarginMs;

export type RotationStep =
  | { readonly step: 'create'; readonly state: 'next' | 'signing' }
  | { readonly step: 'move'; readonly kid: string; readonly to: 'signing' | 'retiring' | 'gone' };

/**
 * What is to be done with the keys now. A next key is there at all times, so that two are published, and a rotation
 * before its turn needs not wait for a key to become known.
 * @param keys those that are not gone
 */
export function planRotation(keys: readonly SigningKey[], now: Date, periods: RotationPeriods): RotationStep[] {
  const signing = keys.find(({ state }) => state === 'signing');
  const next = keys.find(({ state }) => state === 'next');
  const steps: RotationStep[] = [];
  if (signing === undefined) steps.push({ step: 'create', state: 'signing' });
  else if (next !== undefined && now >= turnOf(next, signing, periods)) {
    steps.push({ step: 'move', kid: signing.kid, to: 'retiring' }, { step: 'move', kid: next.kid, to: 'signing' });
    steps.push({ step: 'create', state: 'next' });
  }
  if (next === undefined) steps.push({ step: 'create', state: 'next' });
  for (const { kid, state, retiredAt } of keys) {
    if (state === 'retiring' && retiredAt !== null && now.getTime() >= retiredAt.getTime() + retiringForMs)
      steps.push({ step: 'move', kid, to: 'gone' });
  }
  return steps;
}

/** When the next key takes over: at an operator's or the period's time, never before everybody can know it. */
function turnOf(next: SigningKey, signing: SigningKey, { rotateAfterMs, publishAheadMs }: RotationPeriods): Date {
  const known = next.publishedAt.getTime() + publishAheadMs;
  const planned = next.signsFrom?.getTime() ?? (signing.signsFrom ?? signing.publishedAt).getTime() + rotateAfterMs;
  return new Date(Math.max(known, planned));
}

export const signingKeySealContext = (kid: string) => `identity.signing_key:${kid}`;
