import { judgePassing } from '@review-reply/errors';

/**
 * SQLSTATEs of a server that is away, stopping, full or read-only for a while, and of transactions that lost against
 * others: connection (08), read-only (25006, a standby), idle in transaction (25P03), rollback (40), resources (53),
 * lock timeout (55P03), shutdown and start (57P), I/O (58). A statement timeout (57014) is none of them: it may well be
 * the work's own doing.
 */
const passingSqlStates = /^(08|25006|25P03|40|53|55P03|57P|58)/;
/**
 * The driver gives these errors no code. Looked for at the beginning alone: further on a message may quote what
 * somebody wrote.
 */
const passingMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/i;

judgePassing((error) => {
  const { code } = error as { code?: unknown };
  const isState = typeof code === 'string' && code.length === 5 && passingSqlStates.test(code);
  return isState || passingMessages.test(error.message);
});
