import { Refusal } from '../http/answer.ts';

const messages: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  401: 'Unauthorized.',
  403: 'Forbidden.',
  404: 'Not found.',
  429: 'Too many requests.',
};

/** Statuses are documented, bodies are not: JSON with a message. */
export const errorBody = (status: number, message = messages[status] ?? 'Server error.') => ({ message });

export const refuse = (status: number, message?: string) => new Refusal({ status, body: errorBody(status, message) });
