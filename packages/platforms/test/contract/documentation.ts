import { expect, test } from 'vitest';
import { documentedPages } from '../documented-pages.ts';
import { dayNumber, type PlatformUnderTest } from './platform-under-test.ts';

/** Holds the simulator to what the platform's documentation says, so that the other promises mean something. */
export function describeDocumentation(platformOf: () => PlatformUnderTest): void {
  test('is simulated as its documentation describes a page: no field made up, left out or of another type', async () => {
    const { connector, openLocation, simulatorUrl } = platformOf();
    const { access, write, reply } = await openLocation();
    const answered = await write({ rating: 4, text: 'Lovely', createdAt: dayNumber(2) });
    await reply(answered, 'Thank you.');
    await write({ rating: 1, text: 'Loud', author: null, createdAt: dayNumber(1) });
    await write({ rating: 5, text: 'Calm', createdAt: dayNumber(0) });
    const documented = documentedPages[connector.source];
    const answer = await fetch(`${simulatorUrl}${documented.pathOf(access)}`, {
      headers: { authorization: `Bearer ${access.access}` },
    });
    const body: unknown = await answer.json();
    expect(documented.page.parse(body)).toEqual(body);
    if (documented.rateLimit !== undefined) expect(answer.headers.get('x-rate-limit')).toMatch(documented.rateLimit);
  });
}
