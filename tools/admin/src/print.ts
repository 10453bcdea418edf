/** Prints what a call answered as JSON that people and programs can read: ids and amounts in full, no message names. */
export function toPrintable(answer: unknown): string {
  return JSON.stringify(
    answer,
    (name, value) => (name === '$typeName' || name === '$unknown' ? undefined : printable(value)),
    2,
  );
}

/** A list of answers, each printed before the next is asked for: together they may be more than a string holds. */
export async function* toPrintableList(answers: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const answer of answers) {
    yield before + toPrintable(answer);
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

function printable(value: unknown): unknown {
  if (typeof value === 'bigint') return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value.toString();
  if (isTimestamp(value)) return new Date(Number(value.seconds) * 1000 + Math.trunc(value.nanos / 1e6)).toISOString();
  return value;
}

function isTimestamp(value: unknown): value is { seconds: bigint; nanos: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as { $typeName?: string }).$typeName === 'google.protobuf.Timestamp'
  );
}
