import { randomUUID } from 'node:crypto';
import { demoGuest } from '@review-reply/admin';
import type { Invite } from '../start/account.ts';

/** As the demo partner would for its client; a new link each time, since each can be used once, for a week. */
export const invite: Invite = async (baseUrl, accounts) => {
  const partner = accounts.find(({ kind }) => kind === 'partner');
  if (partner === undefined) return null;
  const credentials = Buffer.from(`${partner.client_id}:${partner.client_secret}`).toString('base64');
  const { access_token: token } = await post<{ access_token: string }>(`${baseUrl}/oauth/token`, {
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { name, email, returnUrl: return_url } = demoGuest;
  const { data } = await post<{ data: { connect_url: string } }>(`${baseUrl}/enrollments`, {
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ email, name, return_url, places: 'choose', external_ref: 'demo-guest' }),
  });
  return { url: data.connect_url, guest: email };
};

async function post<T>(url: string, request: { headers: Record<string, string>; body: string | URLSearchParams }) {
  const response = await fetch(url, { method: 'POST', ...request });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
