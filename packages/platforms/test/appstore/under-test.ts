import { appstore } from '../../src/appstore/platform.ts';
import { openSimulated } from '../simulated-platform.ts';

interface Key {
  readonly issuer_id: string;
  readonly key_id: string;
  readonly private_key: string;
  readonly apps: ReadonlyArray<{ readonly id: string }>;
}

/** The App Store's side of the contract. */
export const openAppStore = () =>
  openSimulated({
    platform: appstore,
    tells: { totals: false, anonymity: false, creation: true, changes: false, wordless: true, quota: false },
    calls: { login: 'appstore.apps.list' },
    grant: async (control) => {
      const { apps, ...key } = await control<Key>('POST', '/appstore/keys', {});
      const credentials = JSON.stringify(key);
      return { credentials, location: apps[0]?.id ?? '', revoke: `/appstore/keys/${key.key_id}/revoke` };
    },
  });
