import { systemCaller } from '@review-reply/rpc';
import type { Handler } from '../http/answer.ts';
import { clientAddress } from '../limits/client-address.ts';
import { setLimitHeaders } from '../limits/rate-limits.ts';
import type { SecretAttempt } from '../limits/secret-attempts.ts';
import type { Form } from '../oauth/client-credentials.ts';
import { readRevocationRequest } from '../oauth/revocation-request.ts';
import type { HandlerParts } from './handlers.ts';

/** POST /oauth/revoke: identity checks the secret and ends the token; the gateways hear of it as of everything else. */
export function revokeToken({ identity, attempts }: Pick<HandlerParts, 'identity' | 'attempts'>): Handler {
  return async ({ rawBody, request, response, requestId }) => {
    const address = clientAddress(request);
    const tell: SecretAttempt['tell'] = (...of) => setLimitHeaders(response, ...of);
    const wanted = readRevocationRequest((rawBody ?? {}) as Form, request.headers.authorization);
    await attempts.guard({ ...wanted, address, tell }, 'revocations', () =>
      identity.revokeAccessToken(wanted, { caller: systemCaller('gateway', requestId) }),
    );
    return { status: 200, body: {}, headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } };
  };
}
