import { open } from '@review-reply/crypto';
import { SpanKind, withoutTrace, withTrace } from '@review-reply/telemetry';
import { type ClaimedDelivery, isSuccess } from '../domain/delivery.ts';
import { signatureHeader } from '../domain/signature.ts';
import type { EventSender } from '../network/event-sender.ts';
import { type Context, secretSealContext } from './context.ts';
import type { EndedAttempt } from './settle-attempts.ts';

const userAgent = 'review-reply-webhooks/1';

/**
 * Sends a delivery once, in a span of the trace that caused the event. The receiver is told nothing of that trace: its
 * ids are ours, and a header that every subscriber's own tracing would take up could join unrelated traces.
 * @throws when the endpoint's secret cannot be read: our fault, so not counted as the receiver's failure
 */
export async function attemptDelivery(
  context: Context,
  sender: EventSender,
  delivery: ClaimedDelivery,
): Promise<EndedAttempt> {
  const { clock, dataKeys } = context;
  const { webhookId, eventId, type, body, url } = delivery;
  const secret = open(dataKeys, secretSealContext(webhookId), delivery.secretSealed);
  const trace = { traceparent: delivery.traceparent ?? undefined, tracestate: delivery.tracestate ?? undefined };
  const attributes = {
    'webhook.id': String(webhookId),
    'webhook.event.id': eventId,
    'webhook.event.type': type,
    'webhook.attempt': delivery.attempts + 1,
    'server.address': new URL(url).hostname,
  };
  return withTrace(trace, 'webhook attempt', { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const startedAt = clock.now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': userAgent,
      'service-event': type,
      'service-delivery': eventId,
      'service-signature': signatureHeader(secret, body, clock.realNow()),
    };
    const result = await withoutTrace(() => sender.post({ url, headers, body }));
    if (result.responseStatus !== null) span.setAttribute('http.response.status_code', result.responseStatus);
    if (!isSuccess(result)) span.setAttribute('error.type', result.error ?? String(result.responseStatus));
    return { delivery, result, startedAt, endedAt: clock.now() };
  });
}
