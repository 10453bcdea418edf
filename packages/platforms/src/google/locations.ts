import { z } from 'zod';
import { readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Locations, PlatformLocation } from '../locations.ts';
import { callApi } from './api-call.ts';
import { readPages } from './read-pages.ts';

const accountsPageSize = 20;
const locationsPageSize = 100;
/** Hundreds of groups of thousands of locations; whoever has more is refused rather than connected in part. */
const accountPagesMax = 50;
const locationPagesMax = 100;
/** Accounts whose locations are read at once: a list takes Google a good part of a second, and people wait for all. */
const listsAtOnceMax = 8;
const readMask = 'name,languageCode,title,storefrontAddress,categories,metadata';

export interface GoogleAccount {
  /** `accounts/{account}`. */
  readonly name: string;
  readonly title: string;
  /** `PERSONAL`, `LOCATION_GROUP`, `USER_GROUP`, `ORGANIZATION` or a word that Google added since; null if absent. */
  readonly type: string | null;
}

type Call = Parameters<Locations['listLocations']>[0];

export interface GoogleLocations extends Locations {
  /** The login's accounts: its own first, then the groups and organisations it belongs to. */
  listAccounts(call: Call): Promise<GoogleAccount[]>;
}

const accountsPage = z
  .object({
    accounts: z
      .array(
        z.object({
          name: z.string().regex(/^accounts\/[^/]+$/),
          accountName: z.string().nullish(),
          type: z.string().nullish(),
        }),
      )
      .nullish(),
    nextPageToken: z.string().nullish(),
  })
  .transform(({ accounts, nextPageToken }) => ({
    items: (accounts ?? []).map(({ name, accountName, type }) => ({
      name,
      title: accountName ?? '',
      type: type ?? null,
    })),
    nextPageToken: nextPageToken || null,
  }));

const locationShape = z.object({
  name: z.string().regex(/^locations\/[^/]+$/),
  languageCode: z.string().nullish(),
  title: z.string().nullish(),
  storefrontAddress: z.object({ locality: z.string().nullish(), regionCode: z.string().nullish() }).nullish(),
  categories: z.object({ primaryCategory: z.object({ displayName: z.string().nullish() }).nullish() }).nullish(),
  metadata: z.object({ placeId: z.string().nullish(), hasVoiceOfMerchant: z.boolean().nullish() }).nullish(),
});
const locationsPage = z
  .object({ locations: z.array(locationShape).nullish(), nextPageToken: z.string().nullish() })
  .transform(({ locations, nextPageToken }) => ({ items: locations ?? [], nextPageToken: nextPageToken || null }));

/**
 * Business Profile accounts and locations (v1). The login's locations are those of all of its accounts, each once,
 * named by the first account that lists it. Every function reads all pages of a list in turn and throws PlatformError,
 * `permanent` with the reason `too_many_pages` where there are more than 1,000 accounts or 10,000 locations in one.
 */
export function googleLocations(options: {
  http: HttpClient;
  accountsUrl: string;
  informationUrl: string;
}): GoogleLocations {
  const { http } = options;
  const accountsUrl = readBaseUrl(options.accountsUrl);
  const informationUrl = readBaseUrl(options.informationUrl);

  const listAccounts = (call: Call) => {
    const operation = 'accounts.list';
    return readPages({ operation, pagesMax: accountPagesMax }, (pageToken) =>
      callApi(http, {
        operation,
        baseUrl: accountsUrl,
        path: ['v1', 'accounts'],
        query: { pageSize: accountsPageSize, pageToken },
        ...call,
        schema: accountsPage,
      }),
    );
  };
  const listIn = (account: string, call: Call) => {
    const operation = 'locations.list';
    return readPages({ operation, pagesMax: locationPagesMax }, (pageToken) =>
      callApi(http, {
        operation,
        baseUrl: informationUrl,
        path: ['v1', ...account.split('/'), 'locations'],
        query: { readMask, pageSize: locationsPageSize, pageToken },
        ...call,
        schema: locationsPage,
      }),
    );
  };
  /** What each account lists, in the accounts' order; the first list that fails ends them all. */
  const listEach = async (accounts: readonly GoogleAccount[], call: Call) => {
    const lists: PlatformLocation[][] = [];
    const ended = new AbortController();
    const signal = AbortSignal.any([call.signal, ended.signal]);
    const waiting = accounts.entries();
    const readOn = async () => {
      for (const [index, { name }] of waiting)
        lists[index] = (await listIn(name, { ...call, signal })).map((location) => toLocation(name, location));
    };
    try {
      await Promise.all(Array.from({ length: listsAtOnceMax }, readOn));
    } finally {
      ended.abort();
    }
    return lists.flat();
  };

  return {
    listAccounts,
    listLocations: async (call) => {
      const found = new Map<string, PlatformLocation>();
      for (const one of await listEach(await listAccounts(call), call)) {
        const name = listingNameOf(one.location);
        if (!found.has(name)) found.set(name, one);
      }
      return [...found.values()];
    },
  };
}

/** `accounts/{account}/locations/{location}` is how reviews are addressed; all else goes by `locations/{location}`. */
export const listingNameOf = (location: string) => location.replace(/^accounts\/[^/]+\//, '');

function toLocation(account: string, location: z.output<typeof locationShape>): PlatformLocation {
  const { name, languageCode, title, storefrontAddress, categories, metadata } = location;
  return {
    location: `${account}/${name}`,
    placeId: metadata?.placeId ?? null,
    title: title ?? '',
    city: storefrontAddress?.locality ?? null,
    region: storefrontAddress?.regionCode ?? null,
    locale: languageCode ?? null,
    category: categories?.primaryCategory?.displayName ?? null,
    verified: metadata?.hasVoiceOfMerchant ?? false,
  };
}
