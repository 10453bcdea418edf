import { renderClientAccount, renderCreatedEnrollment, renderEnrollment, required } from '@review-reply/api-schemas';
import type { ClientAccount } from '@review-reply/proto/identity/v1/enrollment';
import type { AccountAccess, PlaceMark } from '@review-reply/proto/places/v1/sign_in';
import { optional, systemCaller } from '@review-reply/rpc';
import { fingerprintOf } from '../fingerprint.ts';
import type { Handler } from '../http/answer.ts';
import { callOf, type OperationContext } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf, replayedHeader } from './input.ts';

/** What identity answers of clients in one page, and places of accounts in one call. */
const clientsPerPage = 200;
/** Where a partner's clients sign in. */
const platform = 'google';
const accountsPerCall = 20;
/** So many fit into a message, with some kilobytes for each name. */
const placesPerPage = 1_000;

export function createEnrollment({ enrollments }: Clients): Handler {
  return async (context) => {
    const input = inputOf('createEnrollment', context);
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
        idempotency: { key: input.headers['idempotency-key'], fingerprint: fingerprintOf(input) },
      },
      callOf(context),
    );
    const { enrollment, connectUrl = null, replayed } = created;
    const data = renderCreatedEnrollment(required(enrollment, 'the enrolment'), connectUrl, context.locale);
    return { status: 201, body: { data }, headers: replayedHeader(replayed) };
  };
}

export function getEnrollment({ enrollments }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('getEnrollment', context);
    const enrollment = await enrollments.getEnrollment({ enrollmentId: path.enrollment_id }, callOf(context));
    return { status: 200, body: { data: renderEnrollment(enrollment, context.locale) } };
  };
}

export function cancelEnrollment({ enrollments }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('cancelEnrollment', context);
    const enrollment = await enrollments.cancelEnrollment({ enrollmentId: path.enrollment_id }, callOf(context));
    return { status: 200, body: { data: renderEnrollment(enrollment, context.locale) } };
  };
}

/** GET /accounts: identity knows the partner's clients, places what they have and whether Google lets us in. */
export function listAccounts(clients: Pick<Clients, 'enrollments' | 'signIns'>): Handler {
  return async (context) => {
    const data: ReturnType<typeof renderClientAccount>[] = [];
    let page: readonly ClientAccount[] = [];
    // Ids grow from page to page, so this ends with the last client.
    do {
      const afterAccountId = page.at(-1)?.accountId ?? 0n;
      const { accounts } = await clients.enrollments.listClientAccounts({ afterAccountId }, callOf(context));
      const accesses = await listAccesses(clients, context, accounts);
      data.push(...accounts.map((client) => renderClientAccount(client, accesses.get(client.accountId))));
      page = accounts;
    } while (page.length === clientsPerPage);
    return { status: 200, body: { data } };
  };
}

async function listAccesses(
  clients: Pick<Clients, 'signIns'>,
  context: OperationContext,
  page: readonly ClientAccount[],
): Promise<Map<bigint, AccountAccess>> {
  const ids = page.map(({ accountId }) => accountId);
  const calls: Promise<AccountAccess[]>[] = [];
  for (let from = 0; from < ids.length; from += accountsPerCall)
    calls.push(readAccesses(clients, context, ids.slice(from, from + accountsPerCall)));
  const accesses = (await Promise.all(calls)).flat();
  return new Map(accesses.map((access) => [access.accountId, access]));
}

/**
 * All places of some accounts, which may be more than a message holds. Asked by the gateway in its own name, about
 * clients that identity said are the caller's.
 */
async function readAccesses(
  { signIns }: Pick<Clients, 'signIns'>,
  { requestId }: OperationContext,
  accountIds: bigint[],
): Promise<AccountAccess[]> {
  const ask = (after?: PlaceMark) => {
    const request = { platform, accountIds, placesMax: placesPerPage, ...optional('after', after) };
    return signIns.listAccountAccess(request, { caller: systemCaller('gateway', requestId) });
  };
  let page = await ask();
  const { accounts } = page;
  while (page.next !== undefined) {
    page = await ask(page.next);
    for (const [index, { places }] of page.accounts.entries()) accounts[index]?.places.push(...places);
  }
  return accounts;
}
