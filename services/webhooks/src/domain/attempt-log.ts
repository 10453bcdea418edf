import type { AttemptError, AttemptResult, PastAttempt } from './delivery.ts';

/** What is kept of an attempt, in this order, as a JSON array: names would be most of its bytes. */
type Entry = [
  startedMs: number,
  responseStatus: number | null,
  error: AttemptError | null,
  lookUpMs: number | null,
  connectionMs: number | null,
  tlsMs: number | null,
  firstByteMs: number | null,
  totalMs: number,
  address: string | null,
];

export function encodeAttempt({ responseStatus, error, times }: AttemptResult, startedAt: Date): string {
  const { lookUpMs, connectionMs, tlsMs, firstByteMs, totalMs, address } = times;
  const entry: Entry = [
    startedAt.getTime(),
    responseStatus,
    error,
    lookUpMs,
    connectionMs,
    tlsMs,
    firstByteMs,
    totalMs,
    address,
  ];
  return JSON.stringify(entry);
}

export function decodeAttempt(text: string): PastAttempt {
  const [startedMs, responseStatus, error, lookUpMs, connectionMs, tlsMs, firstByteMs, totalMs, address] = JSON.parse(
    text,
  ) as Entry;
  const startedAt = new Date(startedMs);
  return { startedAt, responseStatus, error, lookUpMs, connectionMs, tlsMs, firstByteMs, totalMs, address };
}
