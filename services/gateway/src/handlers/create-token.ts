import type { Handler } from '../answer.ts';
import { answerTokenRequest } from '../oauth/token-endpoint.ts';
import type { Clients } from './clients.ts';

export function createToken({ identity }: Clients): Handler {
  return async ({ rawBody, request, requestId }) => {
    const form = (rawBody ?? {}) as Readonly<Record<string, string | string[]>>;
    const body = await answerTokenRequest(identity, form, request.headers.authorization, requestId);
    return { status: 200, body, headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } };
  };
}
