import type { IHeaders, KafkaMessage } from 'kafkajs';
import { validate as isUuid } from 'uuid';

/**
 * An event as it travels: CloudEvents 1.0 in Kafka's binary mode (kafka-protocol-binding §3.2) with the trace beside
 * it.
 */
export interface Envelope {
  /** The service whose topic it came by: what it really is from, whatever `source` says. */
  readonly publisher: string;
  readonly id: string;
  readonly type: string;
  readonly source: string;
  readonly subject: string;
  readonly occurredAt: Date;
  readonly key: string;
  readonly payload: Buffer;
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
  /** Who it is due to, as CloudEvents' auth context says it; see actor.ts. */
  readonly authType: string | undefined;
  readonly authId: string | undefined;
  readonly authClaims: string | undefined;
}

export interface OutboxRow {
  readonly id: bigint;
  readonly event_id: string;
  readonly topic: string;
  readonly key: string;
  readonly type: string;
  readonly subject: string;
  readonly occurred_at: Date;
  readonly payload: Buffer;
  readonly traceparent: string | null;
  readonly tracestate: string | null;
  readonly auth_type: string | null;
  readonly auth_id: string | null;
  readonly auth_claims: string | null;
}

export function toHeaders(row: OutboxRow, source: string): IHeaders {
  const headers: IHeaders = {
    ce_specversion: '1.0',
    ce_id: row.event_id,
    ce_type: row.type,
    ce_source: `/${source}`,
    ce_subject: row.subject,
    ce_time: row.occurred_at.toISOString(),
    'content-type': 'application/protobuf',
  };
  if (row.traceparent !== null) headers.traceparent = row.traceparent;
  if (row.tracestate !== null) headers.tracestate = row.tracestate;
  if (row.auth_type !== null) headers.ce_authtype = row.auth_type;
  if (row.auth_id !== null) headers.ce_authid = row.auth_id;
  if (row.auth_claims !== null) headers.ce_authclaims = row.auth_claims;
  return headers;
}

/**
 * @returns the event, or null when the message is none of ours: without CloudEvents id (a UUID), type, time or value,
 *   or with NUL in a header or the key, which Postgres could not store
 */
export function toEnvelope(
  message: Pick<KafkaMessage, 'headers' | 'key' | 'value'>,
  publisher: string,
): Envelope | null {
  const header = (name: string) => {
    const value = message.headers?.[name];
    return value === undefined ? undefined : String(Array.isArray(value) ? value[0] : value);
  };
  const id = header('ce_id');
  const type = header('ce_type');
  const occurredAt = new Date(header('ce_time') ?? Number.NaN);
  if (id === undefined || type === undefined || message.value === null) return null;
  const event = {
    publisher,
    id,
    type,
    source: header('ce_source') ?? '',
    subject: header('ce_subject') ?? '',
    key: message.key === null ? '' : String(message.key),
    traceparent: header('traceparent'),
    tracestate: header('tracestate'),
    authType: header('ce_authtype'),
    authId: header('ce_authid'),
    authClaims: header('ce_authclaims'),
  };
  const sound = isUuid(id) && !Number.isNaN(occurredAt.getTime());
  if (!sound || Object.values(event).some((text) => text?.includes('\0'))) return null;
  return { ...event, occurredAt, payload: message.value };
}
