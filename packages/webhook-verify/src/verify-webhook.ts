import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the signature's time may be from the receiver's, in seconds. */
const toleranceSeconds = 300;
/** Longer headers are not ours. During a rotation there are two signatures. */
const headerLengthMax = 1_000;

/** The body of every delivery. */
export interface WebhookEvent {
  /** The same for every attempt and every endpoint: an event whose id was handled before is to be ignored. */
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly account_id: number;
  /** The partner's own client id, in events of a client account delivered to its partner. */
  readonly external_ref?: string | null;
  readonly data: unknown;
}

export type WebhookVerificationFault =
  /** There is no signature header. */
  | 'missing_header'
  | 'malformed_header'
  /** The time is more than 300 seconds away: an old delivery sent again by somebody else, or a clock that is wrong. */
  | 'time_out_of_range'
  | 'wrong_signature'
  /** The body is not given as bytes, or is none of ours though its signature is right. */
  | 'malformed_body';

/** What came is not to be believed: answer 400 and do nothing else. */
export class WebhookVerificationError extends Error {
  readonly fault: WebhookVerificationFault;

  constructor(fault: WebhookVerificationFault) {
    super(`The webhook cannot be verified: ${fault}.`);
    this.name = 'WebhookVerificationError';
    this.fault = fault;
  }
}

export interface VerifyOptions {
  /** The very bytes that came, before anything has parsed them. */
  readonly body: Uint8Array;
  /** The header `Service-Signature`. */
  readonly signature: string | undefined;
  /** The endpoint's secret with its prefix, or several while one is being changed. */
  readonly secret: string | readonly string[];
  /** The receiver's time. */
  readonly now?: Date;
}

/**
 * Checks that a request comes from the service, now, and was not changed on its way. Signatures are compared in
 * constant time.
 * @throws WebhookVerificationError
 */
export function verifyWebhook({ body, signature, secret, now = new Date() }: VerifyOptions): WebhookEvent {
  if (signature === undefined || signature === '') throw new WebhookVerificationError('missing_header');
  // Where nothing gathered the raw bytes, frameworks leave something else here.
  if (!(body instanceof Uint8Array)) throw new WebhookVerificationError('malformed_body');
  const { t, signatures } = parseHeader(signature);
  if (Math.abs(now.getTime() / 1_000 - Number(t)) > toleranceSeconds)
    throw new WebhookVerificationError('time_out_of_range');
  const secrets = typeof secret === 'string' ? [secret] : secret;
  const expected = secrets.map((one) => createHmac('sha256', one).update(`${t}.`).update(body).digest());
  // Every pair is compared, whichever matches.
  const matches = expected.flatMap((one) => signatures.filter((other) => timingSafeEqual(one, other)));
  if (matches.length === 0) throw new WebhookVerificationError('wrong_signature');
  return parseBody(body);
}

/** `t=<unix time>,v1=<hex>` with one `v1` or more; fields of other names are for later versions. */
function parseHeader(header: string): { t: string; signatures: Buffer[] } {
  const fields = header.length > headerLengthMax ? [] : header.split(',').map((field) => field.trim().split('='));
  const valuesOf = (name: string) =>
    fields.flatMap(([key, value = '', ...rest]) => (key === name && rest.length === 0 ? [value] : []));
  const [t = '', ...others] = valuesOf('t');
  const signatures = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value));
  if (!/^\d{1,12}$/.test(t) || others.length > 0 || signatures.length === 0)
    throw new WebhookVerificationError('malformed_header');
  return { t, signatures: signatures.map((value) => Buffer.from(value, 'hex')) };
}

function parseBody(body: Uint8Array): WebhookEvent {
  try {
    const event: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof event === 'object' && event !== null && 'id' in event && 'type' in event) return event as WebhookEvent;
  } catch {
    // Told below.
  }
  throw new WebhookVerificationError('malformed_body');
}
