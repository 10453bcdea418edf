import { Refusal } from '../http/answer.ts';

const statuses: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

const messages: Readonly<Record<number, string>> = {
  401: 'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  403: 'The caller does not have permission',
  404: 'Requested entity was not found.',
  429: "Quota exceeded for quota metric 'Requests' and limit 'Requests per minute'.",
  500: 'Internal error encountered.',
  503: 'The service is currently unavailable.',
};

/**
 * Google's error body, as every API of the Business Profile family answers it
 * (https://cloud.google.com/apis/design/errors#error_model).
 */
export function errorBody(code: number, options: { message?: string; status?: string; details?: unknown[] } = {}) {
  const message = options.message ?? messages[code] ?? 'Request failed.';
  const status = options.status ?? statuses[code] ?? 'UNKNOWN';
  const details = options.details === undefined ? {} : { details: options.details };
  return { error: { code, message, status, ...details } };
}

/** The detail by which real clients tell errors of one status apart. */
export function errorInfo(reason: string, metadata: Record<string, string> = {}) {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com', metadata };
}

export const invalidArgument = (message: string, details?: unknown[]) =>
  new Refusal({ status: 400, body: errorBody(400, { message, ...(details === undefined ? {} : { details }) }) });

/** The fourth version's way to say which field of the body is wrong. */
export const invalidField = (field: string, message: string, value: string) =>
  invalidArgument('Request contains an invalid argument.', [
    {
      '@type': 'type.googleapis.com/google.mybusiness.v4.ValidationError',
      errorDetails: [{ code: 3, field, message, value }],
    },
  ]);

/** How the first version says what is wrong with a value: a reason each, which real clients tell apart by. */
export const invalidValues = (faults: ReadonlyArray<{ reason: string; field: string; value?: unknown }>) =>
  invalidArgument(
    'Request contains an invalid argument.',
    faults.map(({ reason, field, value }) =>
      errorInfo(reason, { field, ...(value === undefined ? {} : { value: String(value).slice(0, 100) }) }),
    ),
  );

export const maskError = (field: string, description: string) =>
  invalidArgument('Request contains an invalid argument.', [
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] },
    errorInfo('INVALID_FIELD_MASK'),
  ]);

export const quotaExceeded = () => new Refusal({ status: 429, body: errorBody(429) });

export const unverifiedLocation = () =>
  new Refusal({
    status: 400,
    body: errorBody(400, {
      status: 'FAILED_PRECONDITION',
      message: 'Precondition check failed.',
      details: [errorInfo('UNVERIFIED_LOCATION')],
    }),
  });

export const unauthenticated = (reason: string) =>
  new Refusal({
    status: 401,
    body: errorBody(401, { details: [errorInfo(reason)] }),
    headers: { 'WWW-Authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  });

export const permissionDenied = (details?: unknown[]) =>
  new Refusal({ status: 403, body: errorBody(403, details === undefined ? {} : { details }) });

export const notFound = () => new Refusal({ status: 404, body: errorBody(404) });
