/** How many levels of `cause` (and members of an AggregateError) are written; deeper ones are cut. */
const causesMax = 5;

/** Fields of an error that name a place or a kind, never a value that a person typed. */
const keptFields = ['code', 'kind', 'syscall', 'address', 'port', 'severity', 'schema', 'table', 'constraint'] as const;

export interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
  readonly [field: string]: unknown;
}

/**
 * The message of an error without the row contents that database errors carry. Postgres quotes the offending value
 * after a colon (`invalid input syntax for type uuid: "…"`), drizzle appends every parameter of the failed query.
 */
export function safeMessage(error: Error): string {
  const { message } = error;
  const cut = message.indexOf('\nparams:');
  if (cut >= 0) return message.slice(0, cut);
  return isPostgresError(error) ? withoutQuotedValue(message) : message;
}

/** Cuts the value that Postgres quotes at the end of its data exceptions. */
export function withoutQuotedValue(message: string): string {
  return message.replace(/: ".*$/s, ': "[Redacted]"');
}

function isPostgresError(error: Error): boolean {
  return 'severity' in error && 'code' in error && 'routine' in error;
}

/**
 * The frames of the stack, which begins with the message as it was: one that quotes a value that holds lines like
 * frames must not bring them along. Nothing when it can't be told where the message ends.
 */
function framesOf({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message);
  const from = at < 0 ? -1 : stack.indexOf('\n    at ', at + message.length);
  return from < 0 ? '' : stack.slice(from);
}

/**
 * An error as it goes into a log line: kind, message, stack and the chain of causes. Only fields known to name a place
 * are copied, so neither `detail`, `where`, `parameters` nor a response body that a library hung on its error appears.
 * @param depth how many causes lie above this one
 */
export function serializeError(error: Error, depth = 0): SerializedError {
  const message = safeMessage(error);
  const serialized: Record<string, unknown> = { type: error.name, message };
  const frames = framesOf(error);
  if (frames !== '') serialized.stack = `${error.name}: ${message}${frames}`;
  const fields = error as unknown as Record<string, unknown>;
  for (const field of keptFields) {
    const value = fields[field];
    if (typeof value === 'string' || typeof value === 'number') serialized[field] = value;
  }
  if (depth < causesMax) {
    if (error.cause instanceof Error) serialized.cause = serializeError(error.cause, depth + 1);
    if (error instanceof AggregateError) {
      serialized.errors = error.errors
        .slice(0, causesMax)
        .map((each: unknown) => (each instanceof Error ? serializeError(each, depth + 1) : typeof each));
    }
  }
  return serialized as SerializedError;
}
