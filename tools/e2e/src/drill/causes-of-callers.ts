import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:tls';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { listen } from '@review-reply/testing';
import { tokenRequest } from '../api.ts';
import type { E2ePlatform } from '../open-platform.ts';
import { callOnce } from '../work/persist.ts';
import { eventuallyByApi, newKey } from '../work/requests.ts';
import { type End, goOn, type Stage } from './cause.ts';

/** Above what `EndpointsFail` takes for those of one careless customer. */
const endpoints = 6;
/** An endpoint fails from the 25th failure in a row, and is disabled by the 50th. */
const failures = 26;
const hoursOfRest = 12;

export async function guessSecrets({ work: { idle } }: Stage): Promise<End> {
  return goOn(() => callOnce(idle.api.withToken(null), tokenRequest(randomUUID(), randomUUID())));
}

/** Without a certificate. */
export async function callAsStranger({ site: { e2e } }: Stage): Promise<End> {
  const port = e2e.platform.site.port('billing', 'grpc');
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2'] });
  // It is refused, with whatever error.
  await once(socket, 'close').catch(() => {});
  return async () => {};
}

/** As many endpoints as make an alert, of a receiver that asks for a rest of hours, so that no retry disables them. */
export async function failEndpoints({ site: { e2e }, work: { idle } }: Stage): Promise<End> {
  const server = createServer((_, response) => {
    response.writeHead(503, { 'retry-after': String(hoursOfRest * 3_600) }).end();
  });
  const port = await listen(server);
  const { api, clientId, clientSecret } = idle;
  await api.authenticate(clientId, clientSecret);
  const ids: number[] = [];
  for (let number = 0; number < endpoints; number += 1) {
    const body = { url: `http://127.0.0.1:${port}/${number}`, events: ['review.created'] };
    const { data } = await api.post<{ data: { webhook_id: number } }>('/webhooks', body);
    ids.push(data.webhook_id);
  }
  const reviews = Array.from({ length: failures }, (_, number) => ({ rating: 4, text: `Visit ${number} of many.` }));
  await e2e.simulator.write(idle.placeId, reviews);
  return async () => {
    await api.authenticate(clientId, clientSecret);
    for (const id of ids) await api.call('DELETE', `/webhooks/${id}`);
    server.closeAllConnections();
    server.close();
  };
}

/** A partner that may spend nothing asks for suggestions for its client. */
export async function reachCap({ site: { e2e } }: Stage): Promise<End> {
  const { api, accountId: partnerAccountId } = await e2e.newAccount({ kind: 'partner' });
  const { accountId, placeId } = await newClient(e2e, partnerAccountId);
  const acting = { 'service-account': String(accountId) };
  const reviewId = await eventuallyByApi(async () => {
    const { body } = await api.call('GET', `/reviews?place_id=${placeId}`, { headers: acting });
    const [review] = body.data ?? [];
    if (review === undefined) throw new Error('The client has no review yet.');
    return review.review_id as number;
  });
  return goOn(() => api.call('POST', `/reviews/${reviewId}/suggestions`, { headers: { ...acting, ...newKey() } }));
}

/** A partner's client with a place that has a review. */
async function newClient({ services, simulator }: E2ePlatform, partnerAccountId: bigint) {
  const { identity, places, operator } = services;
  const contract = { partnerAccountId, domains: [], timezone: '', spendingCapCents: 0n };
  await identity.setPartnerContract({ contract }, operator);
  const tag = randomUUID().slice(0, 8);
  const fields = {
    name: `Demo client ${tag}`,
    email: `demo-${tag}@example.com`,
    locale: 'en',
    kind: AccountKind.CLIENT,
  };
  const { accountId } = await identity.createAccount(fields, operator);
  await identity.attachAccount({ accountId, partnerAccountId, service: 'pro' }, operator);
  const placeId = `demo-${tag}`;
  const { sub, refreshToken } = await simulator.openLogin(`demo-${tag}`, [{ place_id: placeId, title: `Demo ${tag}` }]);
  await simulator.write(placeId, [{ rating: 4, text: 'Quiet and clean.' }]);
  const login = { platform: 'google', platformUser: sub, credentials: refreshToken, placeIds: [] };
  await places.connectLogin({ accountId, ...login }, operator);
  return { accountId, placeId };
}
