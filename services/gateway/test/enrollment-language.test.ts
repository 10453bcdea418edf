import { enrollmentFailures } from '@review-reply/api-schemas';
import { AccountKind } from '@review-reply/proto/identity/v1/identity';
import { systemCaller } from '@review-reply/rpc';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Edge, openEdge, operator } from './edge.ts';

const friend = 'https://pages.example.com';
const domain = 'app.example.com';

let edge: Edge;
beforeAll(async () => {
  edge = await openEdge({ CORS_ORIGINS: friend });
});
afterAll(() => edge?.stack.close());

it('why an enrolment failed is said in the language of who asks, and caches are told so', async () => {
  const partner = await edge.accountWithKey({ kind: AccountKind.PARTNER, scopes: ['accounts:manage'] });
  const { accountId: partnerAccountId } = partner;
  await edge.identity.setPartnerContract({ contract: { partnerAccountId, domains: [domain] } }, operator);
  const token = await edge.token(partner);
  const created = await edge.call('/api/v1/enrollments', {
    method: 'POST',
    token,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify({ email: 'client@example.com', return_url: `https://${domain}/back` }),
  });
  expect(created.status).toBe(201);
  const { connect_url: connectUrl, enrollment_id: enrollmentId } = created.body.data;
  const refused = { case: 'token', value: connectUrl.split('/').at(-1) } as const;
  const browserHash = Buffer.alloc(32, 1);
  await edge.enrollments.refuseEnrollment({ refused, browserHash }, { caller: systemCaller('gateway') });

  for (const method of ['GET', 'DELETE'])
    for (const [asked, language] of [
      ['fr-CA, en;q=0.5', 'fr'],
      ['de', 'en'],
    ] as const) {
      const headers = { 'accept-language': asked, origin: friend };
      const answer = await edge.call(`/api/v1/enrollments/${enrollmentId}`, { method, token, headers });
      expect(answer.status).toBe(200);
      const message = enrollmentFailures.consent_refused[language];
      expect(answer.body.data.failure).toEqual({ code: 'consent_refused', message });
      expect(answer.headers.get('content-language')).toBe(language);
      expect(answer.headers.get('vary')).toBe('Origin, Accept-Language');
    }
});
