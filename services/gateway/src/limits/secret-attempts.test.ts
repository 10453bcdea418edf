import { tokenWithChecksum } from '@review-reply/crypto';
import { describe, expect, it } from 'vitest';
import { errors } from '../errors.ts';
import { createLimiter } from './limiter.ts';
import { createSecretAttempts, type SecretAttempt } from './secret-attempts.ts';

const windowMs = 60_000;
const rules = {
  granted: { limit: 60, windowMs },
  failures: { limit: 2, windowMs },
  failuresOfAddress: { limit: 2, windowMs },
};
const attemptOf = (clientId: string, told: unknown[] = []): SecretAttempt => ({
  ...{ clientId, clientSecret: tokenWithChecksum('rrs_', 43), address: '192.0.2.1' },
  tell: (name, { limit }, { remaining }) => void told.push([name, limit, remaining]),
});
const wrong = async () => {
  throw errors.invalidClient();
};

/** Attempts while Redis is away, from an address that has used up its failures. */
async function attemptsOfGuesser() {
  const attempts = createSecretAttempts(createLimiter({ take: async () => undefined } as never), rules);
  for (let n = 0; n < 2; n++)
    await expect(attempts.guard(attemptOf('rrk_guessed'), 'revocations', wrong)).rejects.toThrow();
  return attempts;
}

describe('guesses that are under way', () => {
  it('leave the right secret of a neighbour at the same address its try', async () => {
    const attempts = await attemptsOfGuesser();
    const held = Promise.withResolvers<never>();
    const guesses = Array.from({ length: 20 }, () =>
      attempts.guard(attemptOf('rrk_guessed'), 'revocations', () => held.promise),
    );
    const settled = Promise.allSettled(guesses);
    expect(await attempts.guard(attemptOf('rrk_neighbour'), 'revocations', async () => 'token')).toBe('token');
    held.reject(errors.invalidClient());
    const outcomes = await settled;
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('of one address are bounded however many ids they name, and are forgotten when they end', async () => {
    const attempts = await attemptsOfGuesser();
    const held = Promise.withResolvers<never>();
    let tried = 0;
    const guess = (n: number) =>
      attempts.guard(attemptOf(`rrk_${n}`), 'revocations', () => {
        tried += 1;
        return held.promise;
      });
    const settled = Promise.allSettled(Array.from({ length: 200 }, (_, n) => guess(n)));
    await expect.poll(() => tried).toBe(64);
    held.reject(errors.invalidClient());
    await settled;
    expect(await attempts.guard(attemptOf('rrk_neighbour'), 'revocations', async () => 'token')).toBe('token');
  });
});

describe('a right secret', () => {
  it.each([
    ['tokens', errors.invalidScope(), 'invalid_scope'],
    ['revocations', errors.invalidRequest(), 'invalid_request'],
  ] as const)('asks for %s as often as is allowed, also when it gets none', async (granted, refusal, code) => {
    const attempts = createSecretAttempts(createLimiter({ take: async () => undefined } as never), rules);
    const ask = (outcome: () => Promise<string>) => attempts.guard(attemptOf('rrk_a'), granted, outcome);
    const refused = async () => {
      throw refusal;
    };
    for (let n = 0; n < 30; n++) {
      await expect(ask(refused)).rejects.toMatchObject({ code });
      await ask(async () => 'done');
    }
    await expect(ask(async () => 'too many')).rejects.toMatchObject({ code: 'rate_limited' });
    const other = granted === 'tokens' ? 'revocations' : 'tokens';
    expect(await attempts.guard(attemptOf('rrk_a'), other, async () => 'done')).toBe('done');
  });

  it('is not counted while nobody knows whether it is right', async () => {
    const attempts = createSecretAttempts(createLimiter({ take: async () => undefined } as never), rules);
    const told: unknown[] = [];
    const away = async () => {
      throw errors.serviceUnavailable();
    };
    await expect(attempts.guard(attemptOf('rrk_a', told), 'tokens', away)).rejects.toThrow();
    await attempts.guard(attemptOf('rrk_a', told), 'tokens', async () => 'token');
    expect(told.at(-1)).toEqual(['tokens', 60, 59]);
  });
});

describe('who sends a secret', () => {
  it('is told how it stands by what it was counted by last', async () => {
    const attempts = createSecretAttempts(createLimiter({ take: async () => undefined } as never), rules);
    const told: unknown[] = [];
    await attempts.guard(attemptOf('rrk_a', told), 'tokens', async () => 'token');
    expect(told.at(-1)).toEqual(['tokens', 60, 59]);
    await attempts.guard(attemptOf('rrk_a', told), 'revocations', async () => 'ended');
    expect(told.at(-1)).toEqual(['revocations', 60, 59]);
    await attempts.guard(attemptOf('rrk_a', told), 'revocations', wrong).catch(() => {});
    expect(told.at(-1)).toEqual(['failures', 2, 1]);
    await attempts.guard(attemptOf('rrk_a', told), 'revocations', wrong).catch(() => {});
    await attempts.guard(attemptOf('rrk_a', told), 'revocations', wrong).catch(() => {});
    expect(told.at(-1)).toEqual(['failures', 2, 0]);
  });
});
