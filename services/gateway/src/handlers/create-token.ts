import { toAppError } from '@review-reply/errors';
import { count } from '@review-reply/telemetry';
import type { Handler } from '../http/answer.ts';
import { clientAddress } from '../limits/client-address.ts';
import { setLimitHeaders } from '../limits/rate-limits.ts';
import type { SecretAttempt } from '../limits/secret-attempts.ts';
import type { Form } from '../oauth/client-credentials.ts';
import { answerTokenRequest, type IssueToken } from '../oauth/token-endpoint.ts';
import type { HandlerParts } from './handlers.ts';

export function createToken({ tokens, attempts }: Pick<HandlerParts, 'tokens' | 'attempts'>): Handler {
  return async ({ rawBody, request, response, requestId }) => {
    const address = clientAddress(request);
    const tell: SecretAttempt['tell'] = (...of) => setLimitHeaders(response, ...of);
    const issue: IssueToken = (wanted) =>
      attempts.guard({ ...wanted, address, tell }, 'tokens', () => tokens.issue(wanted, requestId));
    const body = await answerTokenRequest(request, (rawBody ?? {}) as Form, issue).catch((thrown: unknown) => {
      count('gateway.tokens.refused', 1, { reason: toAppError(thrown).code });
      throw thrown;
    });
    count('gateway.tokens.issued', 1);
    return { status: 200, body, headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } };
  };
}
