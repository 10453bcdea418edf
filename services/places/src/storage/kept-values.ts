import type { Keyring } from '@review-reply/crypto';
import type { KeptValues } from '@review-reply/service';
import { accessSealContext, credentialsSealContext } from '../domain/connection.ts';
import { reportLinkSealContext } from '../domain/report.ts';
import { signInSealContext } from '../domain/sign-in.ts';

/**
 * What is kept under the keys of the environment: the credentials of platforms' logins, the access had by them, and the
 * tokens of reports' links.
 */
export function keptValues(ring: Keyring): KeptValues[] {
  const credentials = { column: 'credentials_sealed', ring, as: 'sealed' } as const;
  const ofConnection = { id: 'connection_id', context: credentialsSealContext };
  return [
    { ...credentials, table: 'connection', anew: ofConnection },
    { ...credentials, table: 'revocation', anew: ofConnection },
    {
      table: 'connection_access',
      column: 'access_sealed',
      ring,
      as: 'sealed',
      anew: { id: 'connection_id', context: accessSealContext },
    },
    { ...credentials, table: 'sign_in', anew: { id: 'sign_in_id', context: signInSealContext } },
    {
      table: 'report_link',
      column: 'token_sealed',
      ring,
      as: 'sealed',
      anew: { id: 'place_ref', context: reportLinkSealContext },
    },
  ];
}
