import type { HttpClient } from './http/http-client.ts';
import type { ListingConnector } from './listing-connector.ts';
import type { Locations } from './locations.ts';
import type { Login } from './login.ts';
import type { PlaceToLocate, Platform } from './platform.ts';
import type { PushArrangement } from './pushes.ts';
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
  /** What people call it. */
  readonly title: string;
  readonly login: Login;
  readonly locations: Locations | null;
  /**
   * The platform's own name of a place, by the id that its address tells, once a review of it could be asked for.
   * @throws PlatformError `permanent` or `not_found` where this login may not read it
   */
  reach(place: PlaceToLocate): Promise<string>;
  readonly listing: ListingConnector | null;
  /** Null where it does not push, or nowhere is set for it. */
  readonly pushes: PushArrangement | null;
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
      const { source, title } = platform;
      const locate = platform.locate?.(base);
      const reviews = platform.reviews(base);
      const reach = async (place: PlaceToLocate) => {
        const { access, signal } = place;
        const location = locate === undefined ? place.id : await locate(place);
        await reviews.listReviews({ location, access, signal, pageSize: 1 });
        return location;
      };
      const listing = platform.listing?.(base) ?? null;
      const locations = platform.locations?.(base) ?? null;
      const pushes = platform.pushes?.(base) ?? null;
      return [source, { source, title, login: platform.login(base), locations, reach, listing, pushes }];
    }),
  );
}
