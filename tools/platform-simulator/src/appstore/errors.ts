import { randomUUID } from 'node:crypto';
import { Refusal } from '../http/answer.ts';

const codes: Readonly<Record<number, string>> = {
  400: 'PARAMETER_ERROR.INVALID',
  401: 'NOT_AUTHORIZED',
  403: 'FORBIDDEN_ERROR',
  404: 'NOT_FOUND',
  409: 'ENTITY_ERROR',
  422: 'ENTITY_UNPROCESSABLE',
  429: 'RATE_LIMIT_EXCEEDED',
};

/** https://developer.apple.com/documentation/appstoreconnectapi/errorresponse */
export const errorBody = (status: number, code = codes[status] ?? 'UNEXPECTED_ERROR', detail = 'Request failed.') => ({
  errors: [{ id: randomUUID(), status: String(status), code, title: 'An error occurred.', detail }],
});

export const refuse = (status: number, code?: string, detail?: string) =>
  new Refusal({ status, body: errorBody(status, code, detail) });
