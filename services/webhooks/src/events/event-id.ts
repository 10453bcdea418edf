import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/**
 * The UUIDv7 of a public event, the same however often its cause is consumed. It is not the cause's own id, so that
 * nothing internal is told and one cause may have several events.
 * @param causeId id of the consumed event
 * @param occurredAt business time, by which ids sort
 */
export function eventIdOf(causeId: string, type: string, occurredAt: Date): string {
  const hash = createHash('sha256').update(`${type}\0${causeId}`).digest();
  return uuidv7({ msecs: occurredAt.getTime(), random: hash.subarray(0, 16), seq: hash.readUInt32BE(16) });
}
