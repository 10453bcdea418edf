import { createHmac } from 'node:crypto';

/**
 * Value of Service-Signature: `t=<unix time>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`.
 * @param secret the whole secret's UTF-8 bytes, prefix included
 * @param body the very bytes that are sent
 * @param realNow real time: receivers compare it with their own clocks
 */
export function signatureHeader(secret: Uint8Array, body: Uint8Array, realNow: Date): string {
  const t = Math.floor(realNow.getTime() / 1_000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')}`;
}
