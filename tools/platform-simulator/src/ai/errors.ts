import { Refusal } from '../http/answer.ts';

/** The error body of OpenAI-compatible endpoints. */
export function aiErrorBody(status: number, message?: string, code: string | null = null) {
  const type = status >= 500 ? 'server_error' : status === 429 ? 'rate_limit_error' : 'invalid_request_error';
  return {
    error: { message: message ?? `The simulated model failed with status ${status}.`, type, param: null, code },
  };
}

export const aiRefusal = (status: number, message: string, code: string | null = null) =>
  new Refusal({ status, body: aiErrorBody(status, message, code) });
