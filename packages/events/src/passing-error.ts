/** SQLSTATE classes of a server that is away, full or stopping: connection, resources, operator intervention, I/O. */
const passingSqlStates = /^(08|53|57|58|25P03)/;
const passingNodeCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const passingMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/i;

/** Whether what failed is worth waiting for, because something this service needs is away, rather than the event bad. */
export function isPassing(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code, kind } = error as { code?: unknown; kind?: unknown };
    if (kind === 'unavailable') return true;
    if (typeof code === 'string' && (passingSqlStates.test(code) || passingNodeCodes.includes(code))) return true;
    if (passingMessages.test(error.message)) return true;
  }
  return false;
}
