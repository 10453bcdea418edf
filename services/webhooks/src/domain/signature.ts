import { createHmac, type KeyObject } from 'node:crypto';

/**
 * Value of Service-Signature: `t=<unix time>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`, with one `v1` for each secret.
 * @param secrets each of the whole secret's UTF-8 bytes, prefix included
 * @param body the very bytes that are sent
 * @param realNow real time: receivers compare it with their own clocks
 */
export function signatureHeader(secrets: readonly KeyObject[], body: Uint8Array, realNow: Date): string {
  const t = Math.floor(realNow.getTime() / 1_000);
  const sign = (secret: KeyObject) => createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex');
  return `t=${t}${secrets.map((secret) => `,v1=${sign(secret)}`).join('')}`;
}
