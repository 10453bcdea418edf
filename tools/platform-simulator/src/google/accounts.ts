import { Router } from 'express';
import { endpoint } from '../http/endpoint.ts';
import type { Simulation } from '../simulation.ts';
import { errorBody, invalidArgument } from './errors.ts';
import type { GoogleAccount } from './model.ts';
import { pageOf, readPageSize, readQuery } from './query.ts';
import type { GoogleState } from './state.ts';
import { bearerOf, requireSub } from './tokens.ts';

/**
 * The only size that Google knows for pages of accounts; larger ones are cut to it
 * (https://developers.google.com/my-business/reference/accountmanagement/rest/v1/accounts/list).
 */
const accountsPageMax = 20;

/** mybusinessaccountmanagement v1: the list of accounts. */
export function accountRoutes(simulation: Simulation, state: GoogleState): Router {
  const tokens = { clock: simulation.clock, state };
  const routes = Router();
  routes.get(
    '/v1/accounts',
    endpoint(simulation, {
      target: 'google.accounts.list',
      placesOf: (request) => state.placeIdsOf(bearerOf(tokens, request)?.sub),
      failureBody: errorBody,
      handle: (request) => {
        const sub = requireSub(tokens, request);
        const query = readQuery(request, ['pageSize', 'pageToken', 'filter']);
        const type = readTypeFilter(query.filter);
        const accounts = state.accountsOf(sub).filter((account) => type === undefined || account.type === type);
        const { page, next } = pageOf(accounts, {
          request: `accounts ${sub} ${query.filter ?? ''}`,
          size: readPageSize(query.pageSize, { byDefault: accountsPageMax, max: accountsPageMax, coerce: true }),
          token: query.pageToken,
        });
        return { status: 200, body: { ...(page.length === 0 ? {} : { accounts: page.map(showAccount) }), ...next } };
      },
    }),
  );
  return routes;
}

function readTypeFilter(filter: string | undefined): string | undefined {
  if (filter === undefined) return undefined;
  const type = /^type\s*=\s*"?(\w+)"?$/.exec(filter.trim())?.[1];
  if (type === undefined) throw invalidArgument('Invalid filter: accounts can be filtered by type only.');
  return type;
}

function showAccount(account: GoogleAccount) {
  return {
    name: `accounts/${account.id}`,
    accountName: account.title,
    type: account.type,
    role: 'PRIMARY_OWNER',
    verificationState: 'UNVERIFIED',
    vettedState: 'NOT_VETTED',
    accountNumber: account.id.slice(-10),
  };
}
