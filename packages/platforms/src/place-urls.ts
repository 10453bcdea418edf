import type { Source } from './sources.ts';

/** The platforms where a place is told by the address of its page. */
export const urlSources = ['tripadvisor', 'trustpilot', 'googleplay', 'appstore'] as const satisfies readonly Source[];
export type UrlSource = (typeof urlSources)[number];

interface Pages {
  readonly host: RegExp;
  /** The platform's own id in an address, or null where there is none. */
  idIn(url: URL): string | null;
}

const pagesOf: Readonly<Record<UrlSource, Pages>> = {
  /** The number of a location: `/Hotel_Review-g187147-d188757-Reviews-….html`. */
  tripadvisor: {
    host: /^(?:[a-z-]+\.)?tripadvisor\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/,
    idIn: ({ pathname }) => /^\/[A-Za-z_]+-(?:g\d+-)?d(\d{1,12})(?=[-./]|$)/.exec(pathname)?.[1] ?? null,
  },
  /** The name that a business unit is found by, which is its domain: `/review/www.example.com`. */
  trustpilot: {
    host: /^(?:[a-z-]+\.)?trustpilot\.com$/,
    idIn: ({ pathname }) => /^\/review\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/?$/.exec(pathname.toLowerCase())?.[1] ?? null,
  },
  /** The package: `/store/apps/details?id=com.example.app`. */
  googleplay: {
    host: /^play\.google\.com$/,
    idIn: ({ pathname, searchParams }) =>
      pathname === '/store/apps/details'
        ? (/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/.exec(searchParams.get('id') ?? '')?.[0] ?? null)
        : null,
  },
  /** The number of an app: `/fr/app/example/id1234567890`. */
  appstore: {
    host: /^(?:apps|itunes)\.apple\.com$/,
    idIn: ({ pathname }) => /^(?:\/[a-z]{2})?\/app\/(?:[^/]+\/)?id(\d{1,15})\/?$/.exec(pathname)?.[1] ?? null,
  },
};

export type PlaceUrl =
  | { readonly id: string }
  | { readonly fault: 'invalid_url' | 'url_scheme_not_allowed' | 'url_credentials_not_allowed' }
  | { readonly fault: 'url_of_other_platform'; readonly actual: UrlSource | null }
  | { readonly fault: 'url_without_id' };

/** Which of a platform's pages an address is, by the platform's own id of what the page is about, or what is wrong. */
export function readPlaceUrl(source: UrlSource, text: string): PlaceUrl {
  const url = URL.parse(text);
  if (url === null) return { fault: 'invalid_url' };
  if (url.protocol !== 'https:') return { fault: 'url_scheme_not_allowed' };
  if (url.username !== '' || url.password !== '') return { fault: 'url_credentials_not_allowed' };
  if (url.port !== '' || !pagesOf[source].host.test(url.hostname)) {
    const actual = urlSources.find((other) => url.port === '' && pagesOf[other].host.test(url.hostname)) ?? null;
    return { fault: 'url_of_other_platform', actual };
  }
  const id = pagesOf[source].idIn(url);
  return id === null ? { fault: 'url_without_id' } : { id };
}
