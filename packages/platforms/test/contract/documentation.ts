import { expect, test } from 'vitest';
import { documentedAnswers } from '../documented-answers.ts';
import { dayNumber, type PlatformUnderTest } from './platform-under-test.ts';

/** Holds the simulator to what the platform's documentation says, so that the other promises mean something. */
export function describeDocumentation(platformOf: () => PlatformUnderTest): void {
  test('is simulated as its documentation describes it: no field made up, left out or of another type', async () => {
    const { connector, openLocation, simulatorUrl } = platformOf();
    const { access, write, reply } = await openLocation();
    const answered = await write({ rating: 4, text: 'Lovely', createdAt: dayNumber(2) });
    await reply(answered, 'Thank you.');
    await write({ rating: 1, text: 'Loud', author: null, createdAt: dayNumber(1) });
    await write({ rating: 5, text: 'Calm', createdAt: dayNumber(0) });
    for (const [call, documented] of Object.entries(documentedAnswers[connector.source])) {
      const { pathOf, reply, rateLimit } = documented;
      const answer = await fetch(`${simulatorUrl}${pathOf(access, answered)}`, {
        headers: { authorization: `Bearer ${access.access}`, 'content-type': 'application/json' },
        ...(reply !== undefined && { method: reply.method, body: JSON.stringify(reply.json(answered)) }),
      });
      const body: unknown = await answer.json();
      expect({ call, ...documented.answer.safeParse(body) }).toEqual({ call, success: true, data: body });
      if (rateLimit === undefined) continue;
      const [, limit] = rateLimit.exec(answer.headers.get('x-rate-limit') ?? '') ?? [];
      expect(2 * (connector.readQuota?.calls ?? 0)).toBeLessThan(Number(limit));
    }
  });
}
