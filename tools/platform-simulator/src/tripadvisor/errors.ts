import { Refusal } from '../http/answer.ts';

const messages: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  403: 'Forbidden.',
  404: 'Not found.',
  429: 'Too many requests.',
};

/** The API's own errors (https://tripadvisor-content-api.readme.io/reference/getlocationdetails). */
export const errorBody = (status: number, message = messages[status] ?? 'Server error.') => ({
  error: { message, type: status === 404 ? 'NotFoundException' : 'Exception', code: status },
});

export const refuse = (status: number, message?: string) => new Refusal({ status, body: errorBody(status, message) });

/** What the gateway before the API answers to a key that it does not let in, for whatever reason. */
export const refuseKey = () =>
  new Refusal({
    status: 403,
    body: { Message: 'User is not authorized to access this resource with an explicit deny' },
  });
