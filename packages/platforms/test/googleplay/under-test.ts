import { fixedClock } from '@review-reply/clock';
import { googleplay } from '../../src/googleplay/platform.ts';
import { dayNumber } from '../contract/platform-under-test.ts';
import { openSimulated } from '../simulated-platform.ts';

interface Account {
  readonly email: string;
  readonly packages: readonly string[];
  readonly key_file: unknown;
}

/** Google Play's side of the contract, in the week in which the suite's reviews are written. */
export const openGooglePlay = () =>
  openSimulated({
    platform: googleplay,
    tells: { totals: false, anonymity: false, creation: false, changes: true, wordless: false, quota: true },
    clock: fixedClock(dayNumber(5)),
    grant: async (control) => {
      const { email, packages, key_file } = await control<Account>('POST', '/googleplay/service-accounts', {});
      const revoke = `/googleplay/service-accounts/${email}/revoke`;
      return { credentials: JSON.stringify(key_file), location: packages[0] ?? '', revoke };
    },
  });
