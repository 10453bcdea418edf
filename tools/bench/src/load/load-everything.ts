import { randomUUID } from 'node:crypto';
import type { Account, Platform } from '@review-reply/infra';
import { askAll, type HttpClient, openHttpClient } from './http-load.ts';
import { beginSteadily } from './pace.ts';

const connections = 4;
/** Suggestions are written by rules and paid: a few a second are more than any account asks for. */
const suggestionsPerSecond = 2;
/** Of which most are refused for want of Suns once those of the demo account are spent; that is work too. */
const refusals = /answered (402|409|503)/;

/** Uses every service for a while, as many clients at once would. @returns how many requests were answered */
export async function loadEverything(platform: Platform, account: Account, seconds: number): Promise<number> {
  const http = openHttpClient(platform.publicUrl, connections + suggestionsPerSecond);
  try {
    const headers = { authorization: `Bearer ${await token(http, account)}` };
    const get = (path: string) => http.send({ path: `/api/v1${path}`, headers });
    const page = JSON.parse((await get('/reviews?limit=50')).toString()) as { data: { review_id: number }[] };
    const asks = [
      () => get('/reviews?limit=50'),
      () => get('/reviews?limit=10&unanswered=true'),
      () => get('/places'),
      () => get('/account'),
      () => token(http, account),
    ];
    const reads = askAll({ seconds, askers: connections, isWarmUp: false }, (number) =>
      (asks[number % asks.length] ?? (() => get('/account')))(),
    );
    const writes = beginSteadily(suggestionsPerSecond, seconds, async (number) => {
      const review = page.data[number % page.data.length];
      const request = {
        path: `/api/v1/reviews/${review?.review_id}/suggestions`,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: '{}',
      } as const;
      await http.send(request).catch((error: Error) => {
        if (!refusals.test(error.message)) throw error;
      });
    });
    // Both come to their end before the connections are closed.
    await Promise.allSettled([reads, writes]);
    return (await reads).units + (await writes);
  } finally {
    await http.close();
  }
}

/** A new access token of an account's key. */
export async function token(
  http: HttpClient,
  key: { readonly client_id: string | null; readonly client_secret: string | null },
): Promise<string> {
  const answer = await http.send({
    path: '/api/v1/oauth/token',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: key.client_id ?? '',
      client_secret: key.client_secret ?? '',
    }).toString(),
  });
  return (JSON.parse(answer.toString()) as { access_token: string }).access_token;
}
