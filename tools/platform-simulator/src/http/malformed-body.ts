import type { ErrorRequestHandler } from 'express';

/** Answers 400 in the platform's words to a body that is not JSON. */
export const malformedBody =
  (errorBody: (status: number) => unknown): ErrorRequestHandler =>
  (_error, _request, response, _next) => {
    response.status(400).json(errorBody(400));
  };
