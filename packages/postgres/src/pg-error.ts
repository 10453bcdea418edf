/** Serialization failure, deadlock, lock timeout: the same transaction may succeed when it is run again. */
export function isWorthRepeating(thrown: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(sqlStateOf(thrown) ?? '');
}

/**
 * See the server's appendix "PostgreSQL Error Codes". Drizzle wraps what the driver threw: the driver's error is the
 * first in the chain of causes that has a SQLSTATE.
 */
function sqlStateOf(thrown: unknown): string | null {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}
