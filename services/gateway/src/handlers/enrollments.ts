import { renderClientAccount, renderCreatedEnrollment, renderEnrollment, required } from '@review-reply/api-schemas';
import type { ClientAccount } from '@review-reply/proto/identity/v1/enrollment';
import type { AccountAccess } from '@review-reply/proto/places/v1/google_sign_in';
import { optional, systemCaller } from '@review-reply/rpc';
import type { Handler } from '../answer.ts';
import { callOf, type Exchange } from '../exchange.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { Clients } from './clients.ts';
import { inputOf, replayedHeader } from './input.ts';

/** What identity answers of clients in one page, and places of accounts in one call. */
const clientsPerPage = 200;
const accountsPerCall = 20;
/** A partner with more than 20,000 clients is told so rather than shown a part of them. */
const pagesMax = 100;

export function createEnrollment({ enrollments }: Clients): Handler {
  return async (exchange) => {
    const input = inputOf('createEnrollment', exchange);
    const { email, return_url, name, locale, service, places, external_ref } = input.body;
    const created = await enrollments.createEnrollment(
      {
        email,
        returnUrl: return_url,
        service,
        placesChoice: places,
        ...optional('name', name),
        ...optional('locale', locale),
        ...optional('externalRef', external_ref),
        idempotencyKey: input.headers['idempotency-key'],
        idempotencyFingerprint: fingerprintOf(input),
      },
      callOf(exchange),
    );
    const { enrollment, connectUrl = null, replayed } = created;
    const data = renderCreatedEnrollment(required(enrollment, 'the enrolment'), connectUrl);
    return { status: 201, body: { data }, headers: replayedHeader(replayed) };
  };
}

export function getEnrollment({ enrollments }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('getEnrollment', exchange);
    const enrollment = await enrollments.getEnrollment({ enrollmentId: path.enrollment_id }, callOf(exchange));
    return { status: 200, body: { data: renderEnrollment(enrollment, exchange.locale) } };
  };
}

export function cancelEnrollment({ enrollments }: Clients): Handler {
  return async (exchange) => {
    const { path } = inputOf('cancelEnrollment', exchange);
    const enrollment = await enrollments.cancelEnrollment({ enrollmentId: path.enrollment_id }, callOf(exchange));
    return { status: 200, body: { data: renderEnrollment(enrollment, exchange.locale) } };
  };
}

/** GET /accounts: identity knows the partner's clients, places what they have and whether Google lets us in. */
export function listAccounts(clients: Clients): Handler {
  return async (exchange) => {
    const listed = await listClients(clients, exchange);
    const accesses = await listAccesses(clients, exchange, listed);
    const data = listed.map((client) => renderClientAccount(client, accesses.get(client.accountId)));
    return { status: 200, body: { data } };
  };
}

async function listClients({ enrollments }: Clients, exchange: Exchange): Promise<ClientAccount[]> {
  const listed: ClientAccount[] = [];
  for (let page = 0; page < pagesMax; page += 1) {
    const afterAccountId = listed.at(-1)?.accountId ?? 0n;
    const { accounts } = await enrollments.listClientAccounts({ afterAccountId }, callOf(exchange));
    listed.push(...accounts);
    if (accounts.length < clientsPerPage) return listed;
  }
  throw new Error('A partner has more clients than can be listed.');
}

/** Asked by the gateway in its own name, about clients that identity said are the caller's. */
async function listAccesses(
  { googleSignIns }: Clients,
  { requestId }: Exchange,
  listed: readonly ClientAccount[],
): Promise<Map<bigint, AccountAccess>> {
  const found = new Map<bigint, AccountAccess>();
  for (let from = 0; from < listed.length; from += accountsPerCall) {
    const accountIds = listed.slice(from, from + accountsPerCall).map(({ accountId }) => accountId);
    const call = { caller: systemCaller('gateway', requestId) };
    const { accounts } = await googleSignIns.listAccountAccess({ accountIds }, call);
    for (const account of accounts) found.set(account.accountId, account);
  }
  return found;
}
