import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createReceiver } from '../examples/express.ts';

const secret = 'whsec_example';
const handled: string[] = [];
const server = createReceiver(secret, (type) => handled.push(type)).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function deliver(body: string, signedWith = secret): Promise<number> {
  const t = Math.floor(Date.now() / 1_000);
  const signature = `t=${t},v1=${createHmac('sha256', signedWith).update(`${t}.${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'service-signature': signature };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

describe('the Express receiver', () => {
  it('handles a delivery once, however often it comes, and none with a wrong signature', async () => {
    const event = JSON.stringify({ id: 'evt_1', type: 'review.created', data: { text: 'Très bien 😀' } });
    expect(await deliver(event)).toBe(204);
    expect(await deliver(event)).toBe(204);
    expect(await deliver(JSON.stringify({ id: 'evt_2', type: 'ping', data: {} }), 'whsec_other')).toBe(400);
    expect((await fetch(url, { method: 'POST', body: event })).status).toBe(400);
    expect(handled).toEqual(['review.created']);
  });
});
