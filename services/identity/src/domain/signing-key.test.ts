import { describe, expect, it } from 'vitest';
import { planRotation, type RotationPeriods, retiringForMs, type SigningKey } from './signing-key.ts';
import { tokenLifetimeS } from './token.ts';

const hour = 3_600_000;
const periods: RotationPeriods = { rotateAfterMs: 30 * 24 * hour, publishAheadMs: 600_000 };
const start = Date.parse('2026-01-01T00:00:00Z');

/** A platform's keys, moved on by the plan as the service does it. */
function keysFrom(startMs: number) {
  let keys: SigningKey[] = [];
  let made = 0;
  const lifeOf = new Map<string, { published: number; signed?: number; lastSigned?: number; gone?: number }>();
  const change = (kid: string, changes: Partial<SigningKey>) => {
    keys = keys.map((key) => (key.kid === kid ? { ...key, ...changes } : key));
  };
  const at = (ms: number) => {
    const now = new Date(ms);
    for (const step of planRotation(
      keys.filter(({ state }) => state !== 'gone'),
      now,
      periods,
    )) {
      if (step.step === 'create') {
        const kid = `key-${++made}`;
        const signsFrom = step.state === 'signing' ? now : null;
        keys.push({ kid, state: step.state, publishedAt: now, signsFrom, retiredAt: null, goneAt: null });
        lifeOf.set(kid, { published: ms });
      } else if (step.to === 'signing') change(step.kid, { state: 'signing', signsFrom: now });
      else if (step.to === 'retiring') change(step.kid, { state: 'retiring', retiredAt: now });
      else {
        change(step.kid, { state: 'gone', goneAt: now });
        Object.assign(lifeOf.get(step.kid) ?? {}, { gone: ms });
      }
    }
    const signing = keys.filter(({ state }) => state === 'signing');
    const next = keys.filter(({ state }) => state === 'next');
    // An assertion costs more than all the rest, at 57,600 steps.
    if (signing.length !== 1 || next.length !== 1) expect({ signing, next }).toBe('one of each');
    const life = lifeOf.get(signing[0]?.kid ?? '');
    if (life !== undefined) {
      life.signed ??= ms;
      life.lastSigned = ms;
    }
  };
  at(startMs);
  return { at, keys: () => keys, change, lives: () => [...lifeOf.values()], made: () => made };
}

describe('signing keys', () => {
  it('are two from the start: one that signs and one that is known for its turn', () => {
    expect(planRotation([], new Date(start), periods)).toEqual([
      { step: 'create', state: 'signing' },
      { step: 'create', state: 'next' },
    ]);
  });

  it.each([
    ['looked after every ten minutes', 600_000],
    ['looked after every seven hours', 7 * hour],
    ['left alone for weeks', 23 * 24 * hour],
  ])('%s are published before they sign and until their last token has ended', (_name, everyMs) => {
    const platform = keysFrom(start);
    for (let ms = start; ms < start + 400 * 24 * hour; ms += everyMs) {
      platform.at(ms);
      const next = platform.keys().find(({ state }) => state === 'next');
      // An operator rotates before the turn now and then.
      if (Math.floor((ms - start) / everyMs) % 977 === 976)
        platform.change(next?.kid ?? '', { signsFrom: new Date(ms) });
    }
    const [, ...laterLives] = platform.lives();
    expect(laterLives.length).toBeGreaterThan(8);
    for (const { published, signed } of laterLives) {
      if (signed !== undefined) expect(signed - published).toBeGreaterThanOrEqual(periods.publishAheadMs);
    }
    const ended = platform.lives().filter(({ gone }) => gone !== undefined);
    expect(ended.length).toBeGreaterThan(6);
    for (const { lastSigned = 0, gone = 0 } of ended) {
      expect(gone - lastSigned).toBeGreaterThan(tokenLifetimeS * 1_000);
    }
  });

  it('sign for their whole period and no longer', () => {
    const platform = keysFrom(start);
    platform.at(start + periods.rotateAfterMs - 1);
    expect(platform.made()).toBe(2);
    platform.at(start + periods.rotateAfterMs);
    expect(platform.keys().map(({ state }) => state)).toEqual(['retiring', 'signing', 'next']);
    platform.at(start + periods.rotateAfterMs + retiringForMs - 1);
    expect(platform.keys()[0]?.state).toBe('retiring');
    platform.at(start + periods.rotateAfterMs + retiringForMs);
    expect(platform.keys()[0]?.state).toBe('gone');
  });

  it('asked for before their turn still wait until everybody can know them', () => {
    const platform = keysFrom(start);
    platform.change('key-2', { signsFrom: new Date(start) });
    platform.at(start + periods.publishAheadMs - 1);
    expect(platform.keys()[1]?.state).toBe('next');
    platform.at(start + periods.publishAheadMs);
    expect(platform.keys()[1]?.state).toBe('signing');
  });
});
