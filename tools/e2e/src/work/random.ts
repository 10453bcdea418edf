/** Numbers that follow from a seed alone (mulberry32), so that a run can be repeated as far as its timing allows. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  /** One of them; throws when there is none. */
  pick<T>(of: readonly T[]): T;
  /** Another sequence, for somebody who acts at the same time. */
  fork(): Random;
}

/** Draws like from cards: each comes once before any comes again. */
export function* drawInTurn<T>(of: readonly T[], random: Random): Generator<T, never> {
  for (;;) {
    const left = [...of];
    while (left.length > 0) {
      const drawn = random.pick(left);
      left.splice(left.indexOf(drawn), 1);
      yield drawn;
    }
  }
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between: Random['between'] = (from, to) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    chance: (probability) => next() < probability,
    pick: (of) => {
      const picked = of[between(0, of.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    fork: () => createRandom(between(0, 2 ** 31)),
  };
}
