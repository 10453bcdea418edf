import type { HttpClient } from './http/http-client.ts';
import type { Locations } from './locations.ts';
import type { Login } from './login.ts';
import type { Listing, Platform } from './platform.ts';
import { platforms } from './registry.ts';
import type { ReviewConnector } from './reviews.ts';
import type { ClientName, HostName } from './settings.ts';
import type { Source } from './sources.ts';

type HostConfig = Readonly<Record<HostName, string>>;
type ClientConfig = Readonly<Record<ClientName, string>>;

const registered: readonly Platform[] = platforms;

/** A platform to whoever keeps logins and places. */
export interface LoginPlatform {
  readonly source: Source;
  readonly login: Login;
  readonly locations: Locations | null;
  readonly listing: Listing | null;
}

/** How reviews are read and answered, by platform. @throws Error for a base URL that is none */
export function openConnectors(http: HttpClient, urls: HostConfig): ReadonlyMap<Source, ReviewConnector> {
  return new Map(registered.map((platform) => [platform.source, platform.reviews({ http, urls })]));
}

/** Logins and what they manage, by platform. @throws Error for a base URL that is none */
export function openLoginPlatforms(
  http: HttpClient,
  config: HostConfig & ClientConfig,
): ReadonlyMap<Source, LoginPlatform> {
  const base = { http, urls: config, client: config };
  return new Map(
    registered.map((platform) => {
      const { source, listing = null } = platform;
      return [source, { source, login: platform.login(base), locations: platform.locations?.(base) ?? null, listing }];
    }),
  );
}
