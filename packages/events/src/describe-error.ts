import { safeMessage } from '@review-reply/telemetry';

const causesMax = 5;

/**
 * What an operator is shown of a failure: the messages of an error and of its causes, without the row contents and
 * query parameters that database errors carry, and without NUL, which Postgres stores in no text.
 */
export function describeError(thrown: unknown): string {
  const messages: string[] = [];
  for (let error = thrown; messages.length < causesMax; error = error.cause) {
    if (!(error instanceof Error)) {
      if (messages.length === 0) messages.push(typeof error === 'string' ? error : `A thrown ${typeof error}.`);
      break;
    }
    messages.push(`${error.name}: ${safeMessage(error)}`);
  }
  return messages.join(' < ').replaceAll('\0', '');
}
