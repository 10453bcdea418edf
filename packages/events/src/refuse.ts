import { count, type Logger } from '@review-reply/telemetry';
import type { Envelope } from './envelope.ts';

/**
 * Counts and logs an event that is not believed: `foreign_topic`, not by the topic of a service that may tell it;
 * `unconfirmed`, the owner of what it tells says otherwise. None of it happens between services that are set up well.
 */
export function refuse(
  logger: Logger,
  { id, type, publisher }: Envelope,
  reason: 'foreign_topic' | 'unconfirmed',
): void {
  count('events.refusals', 1, { reason, publisher, type });
  logger.error({ event_id: id, type, publisher, reason }, 'An event is not believed and is passed over.');
}
