/** What of a Postgres error the code reads (see the server's appendix "PostgreSQL Error Codes"). */
interface PgError {
  readonly code: string;
  readonly constraint?: string;
}

/** Drizzle wraps what the driver threw: the driver's error is the first in the chain of causes that has a SQLSTATE. */
export function pgErrorOf(thrown: unknown): PgError | null {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return error as unknown as PgError;
  }
  return null;
}

/** The name of the unique constraint or index that was violated, or null when the error is another. */
export function uniqueViolation(thrown: unknown): string | null {
  const error = pgErrorOf(thrown);
  return error?.code === '23505' ? (error.constraint ?? '') : null;
}

/** Serialization failure, deadlock, lock timeout: the same transaction may succeed when it is run again. */
export function isWorthRepeating(thrown: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(pgErrorOf(thrown)?.code ?? '');
}
