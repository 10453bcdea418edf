import { SpanKind, SpanStatusCode, withoutTrace, withTrace } from '@review-reply/telemetry';
import { type AttemptResult, type ClaimedDelivery, isSuccess } from '../domain/delivery.ts';
import { signatureHeader } from '../domain/signature.ts';
import type { EventSender } from '../network/event-sender.ts';
import type { SendingContext } from './context.ts';
import type { EndedAttempt } from './settle-attempts.ts';

const userAgent = 'review-reply-webhooks/1';
/** The flag of a trace that is recorded (W3C Trace Context §3.2.2.5). */
const sampled = /-0[13579bdf]$/;

/** Nothing can be sent to anybody: name servers or the egress proxy are away. */
export class EgressFailedError extends Error {
  constructor() {
    super('Name servers or the egress proxy could not be reached.');
    this.name = 'EgressFailedError';
  }
}

/**
 * Sends a delivery once, in a span of the trace that caused the event when that is recorded. The receiver is told
 * nothing of that trace: its ids are ours, and a header that every subscriber's own tracing would take up could join
 * unrelated traces.
 * @throws EgressFailedError; an Error when the endpoint's secret cannot be read: our fault both, so not counted as the
 *   receiver's failure
 */
export async function attemptDelivery(
  context: SendingContext,
  sender: EventSender,
  delivery: ClaimedDelivery,
): Promise<EndedAttempt> {
  const { clock } = context;
  const startedAt = clock.now();
  const { traceparent } = delivery;
  const result =
    traceparent !== null && sampled.test(traceparent)
      ? await sendTraced(context, sender, delivery, traceparent)
      : await send(context, sender, delivery);
  if (result.error === 'egress_failed') throw new EgressFailedError();
  return { delivery, result, startedAt, endedAt: clock.now() };
}

function send(
  { clock, secrets }: SendingContext,
  sender: EventSender,
  delivery: ClaimedDelivery,
): Promise<AttemptResult> {
  const { webhookId, eventId, type, body, url } = delivery;
  const signing = secrets.secretsOf(webhookId, delivery, clock.now());
  return withoutTrace(() =>
    sender.post({
      url,
      headers: [
        'content-type',
        'application/json',
        'user-agent',
        userAgent,
        'service-event',
        type,
        'service-delivery',
        eventId,
        'service-signature',
        signatureHeader(signing, body, clock.realNow()),
      ],
      body,
    }),
  );
}

function sendTraced(context: SendingContext, sender: EventSender, delivery: ClaimedDelivery, traceparent: string) {
  const { webhookId, eventId, type, attempts, tracestate, url } = delivery;
  const attributes = {
    'webhook.id': String(webhookId),
    'webhook.event.id': eventId,
    'webhook.event.type': type,
    'webhook.attempt': attempts + 1,
    'server.address': new URL(url).hostname,
  };
  const trace = { traceparent, tracestate };
  return withTrace(trace, 'webhook attempt', { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const result = await send(context, sender, delivery);
    if (result.responseStatus !== null) span.setAttribute('http.response.status_code', result.responseStatus);
    if (!isSuccess(result)) {
      span.setAttribute('error.type', result.error ?? String(result.responseStatus));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    return result;
  });
}
