/**
 * SQLSTATEs of a server that is away, stopping, full or read-only for a while, and of transactions that lost against
 * others: connection (08), read-only (25006, a standby), idle in transaction (25P03), rollback (40), resources (53),
 * lock timeout (55P03), shutdown and start (57P), I/O (58). A statement timeout (57014) is none of them: it may well be
 * the work's own doing.
 */
const passingSqlStates = /^(08|25006|25P03|40|53|55P03|57P|58)/;
const passingNodeCodes = [
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/**
 * The driver of Postgres gives these errors no code. Looked for at the beginning alone: further on a message may quote
 * what somebody wrote.
 */
const passingMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/i;
const causesMax = 10;

/**
 * Whether what failed may succeed later as it is, because something that it needs is away or busy: another service, a
 * server, the network. Looks through the causes.
 */
export function isPassing(thrown: unknown): boolean {
  let error = thrown;
  for (let depth = 0; depth < causesMax && error instanceof Error; depth++) {
    const { code, kind } = error as { code?: unknown; kind?: unknown };
    if (kind === 'unavailable') return true;
    if (typeof code === 'string' && (isPassingSqlState(code) || passingNodeCodes.includes(code))) return true;
    if (passingMessages.test(error.message)) return true;
    error = error.cause;
  }
  return false;
}

function isPassingSqlState(code: string): boolean {
  return code.length === 5 && passingSqlStates.test(code);
}
