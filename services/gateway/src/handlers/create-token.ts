import type { Handler } from '../answer.ts';
import { clientAddress } from '../limits/client-address.ts';
import { setLimitHeaders } from '../limits/rate-limits.ts';
import type { SecretAttempt } from '../limits/secret-attempts.ts';
import type { Form } from '../oauth/client-credentials.ts';
import { answerTokenRequest } from '../oauth/token-endpoint.ts';
import { readTokenRequest } from '../oauth/token-request.ts';
import type { HandlerParts } from './handlers.ts';

export function createToken({ tokens, attempts }: Pick<HandlerParts, 'tokens' | 'attempts'>): Handler {
  return async ({ rawBody, request, response, requestId }) => {
    const wanted = readTokenRequest((rawBody ?? {}) as Form, request.headers.authorization);
    const tell: SecretAttempt['tell'] = (...of) => setLimitHeaders(response, ...of);
    const attempt = { ...wanted, address: clientAddress(request), tell };
    const body = await attempts.guardIssue(attempt, () => answerTokenRequest(tokens, wanted, requestId));
    return { status: 200, body, headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } };
  };
}
