import { z } from 'zod';
import { readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import { callApi } from './api-call.ts';
import { readPages } from './read-pages.ts';
import type { GoogleUrls } from './urls.ts';

const accountsPageSize = 20;
const locationsPageSize = 100;
/** Hundreds of groups of thousands of locations; whoever has more is refused rather than connected in part. */
const accountPagesMax = 50;
const locationPagesMax = 100;
const readMask = 'name,title,storefrontAddress,categories,metadata';

export interface GoogleAccount {
  /** `accounts/{account}`. */
  readonly name: string;
  readonly title: string;
  /** `PERSONAL`, `LOCATION_GROUP`, `USER_GROUP`, `ORGANIZATION` or a word that Google added since; null if absent. */
  readonly type: string | null;
}

export interface GoogleLocation {
  /** `locations/{location}`: its name in the current APIs. */
  readonly name: string;
  /** `accounts/{account}/locations/{location}`: its name where reviews are read and answered. */
  readonly reviewsName: string;
  /** Google's public id of the place; null while Google has not made it public. */
  readonly placeId: string | null;
  readonly title: string;
  readonly city: string | null;
  /** The primary category as Google shows it, in the location's language. */
  readonly category: string | null;
  /** Whether the owner speaks for it: only then can reviews be read and answered, and edits go live. */
  readonly verified: boolean;
}

export interface GoogleAccess {
  readonly accessToken: string;
  readonly signal: AbortSignal;
}

export interface GoogleLocations {
  /** The login's accounts: its own first, then the groups and organisations it belongs to. */
  listAccounts(access: GoogleAccess): Promise<GoogleAccount[]>;
  /** The locations of all of the login's accounts, each once, named by the first account that lists it. */
  listLocations(access: GoogleAccess): Promise<GoogleLocation[]>;
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
  title: z.string().nullish(),
  storefrontAddress: z.object({ locality: z.string().nullish() }).nullish(),
  categories: z.object({ primaryCategory: z.object({ displayName: z.string().nullish() }).nullish() }).nullish(),
  metadata: z.object({ placeId: z.string().nullish(), hasVoiceOfMerchant: z.boolean().nullish() }).nullish(),
});
const locationsPage = z
  .object({ locations: z.array(locationShape).nullish(), nextPageToken: z.string().nullish() })
  .transform(({ locations, nextPageToken }) => ({ items: locations ?? [], nextPageToken: nextPageToken || null }));

/**
 * Business Profile accounts and locations (v1). Every function reads all pages in turn and throws PlatformError,
 * `permanent` with the reason `too_many_pages` where there are more than 1,000 accounts or 10,000 locations in one.
 */
export function googleLocations(options: {
  http: HttpClient;
  urls: Pick<GoogleUrls, 'accounts' | 'information'>;
}): GoogleLocations {
  const { http } = options;
  const accountsUrl = readBaseUrl(options.urls.accounts);
  const informationUrl = readBaseUrl(options.urls.information);

  const listAccounts = (access: GoogleAccess) => {
    const operation = 'accounts.list';
    return readPages({ operation, pagesMax: accountPagesMax }, (pageToken) =>
      callApi(http, {
        operation,
        baseUrl: accountsUrl,
        path: ['v1', 'accounts'],
        query: { pageSize: accountsPageSize, pageToken },
        ...access,
        schema: accountsPage,
      }),
    );
  };
  const listIn = (account: string, access: GoogleAccess) => {
    const operation = 'locations.list';
    return readPages({ operation, pagesMax: locationPagesMax }, (pageToken) =>
      callApi(http, {
        operation,
        baseUrl: informationUrl,
        path: ['v1', ...account.split('/'), 'locations'],
        query: { readMask, pageSize: locationsPageSize, pageToken },
        ...access,
        schema: locationsPage,
      }),
    );
  };

  return {
    listAccounts,
    listLocations: async (access) => {
      const found = new Map<string, GoogleLocation>();
      for (const account of await listAccounts(access))
        for (const location of await listIn(account.name, access))
          if (!found.has(location.name)) found.set(location.name, toLocation(account.name, location));
      return [...found.values()];
    },
  };
}

function toLocation(account: string, location: z.output<typeof locationShape>): GoogleLocation {
  const { name, title, storefrontAddress, categories, metadata } = location;
  return {
    name,
    reviewsName: `${account}/${name}`,
    placeId: metadata?.placeId ?? null,
    title: title ?? '',
    city: storefrontAddress?.locality ?? null,
    category: categories?.primaryCategory?.displayName ?? null,
    verified: metadata?.hasVoiceOfMerchant ?? false,
  };
}
