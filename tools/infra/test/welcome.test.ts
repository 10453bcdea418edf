import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { welcome } from '../src/start/welcome.ts';

it('prints example calls that work when they are pasted into a shell', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ access_token: 'eyJ.a-b_c.d', token_type: 'Bearer', expires_in: 3600 }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { name: 'Demo Account', kind: 'standard' as const, account_id: 1, scopes: [] };
  const key = {
    client_id: 'rrk_1',
    client_secret: 'rrs_1',
    places: [{ place_id: 'demo-place-paris', name: 'Demo Lounge Paris' }],
  };
  const file = { base_url: `${origin}/api/v1`, docs_url: `${origin}/docs`, simulator_url: origin };
  const invitation = { url: `${origin}/connect/abc`, guest: 'demo-guest@example.com' };
  const text = welcome({ ...file, invitation, accounts: [{ ...account, ...key }] }, '/somewhere/platform.json', '1.0');
  expect(text).toContain(`\n  ${invitation.url}\n`);
  expect(text).toContain(invitation.guest);
  const calls = text.split('\n').filter((line) => line.includes('curl '));
  expect(calls).toHaveLength(3);
  await promisify(execFile)('sh', ['-c', calls.join('\n')]);
  expect(seen).toEqual([
    `POST /api/v1/oauth/token Basic ${Buffer.from('rrk_1:rrs_1').toString('base64')}`,
    'GET /api/v1/places/demo-place-paris Bearer eyJ.a-b_c.d',
    'GET /api/v1/reviews?limit=3 Bearer eyJ.a-b_c.d',
  ]);
  server.close();
});
