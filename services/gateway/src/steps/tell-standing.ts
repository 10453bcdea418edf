import type { Step } from '../http/operation-context.ts';
import { clientAddress } from '../limits/client-address.ts';
import { setLimitHeaders } from '../limits/rate-limits.ts';
import type { SecretAttempts } from '../limits/secret-attempts.ts';

/** Says how its address stands where a secret is sent, so that a form that cannot be read is answered with it too. */
export function tellStanding(attempts: Pick<SecretAttempts, 'tellStanding'>): Step {
  return async ({ request, response }) =>
    attempts.tellStanding({ address: clientAddress(request), tell: (...of) => setLimitHeaders(response, ...of) });
}
