import type { ConfigOf, Setting } from '@review-reply/config';
import type { Access } from './access.ts';
import type { HttpClient } from './http/http-client.ts';
import type { ListingConnector } from './listing-connector.ts';
import type { Locations } from './locations.ts';
import type { Login } from './login.ts';
import type { PushArrangement } from './pushes.ts';
import type { ReviewConnector } from './reviews.ts';
import type { Source } from './sources.ts';

/** A host that a platform is reached at. */
export interface Host {
  /** Production's, by the name that the platform's documentation gives it. */
  readonly url: string;
  readonly description: string;
  /** A browser is sent there and nothing is called. */
  readonly forBrowsers?: boolean;
}

/** Hosts by the settings that give their base URLs, so that a simulator differs from production by configuration. */
export type Hosts = Readonly<Record<string, Host>>;
/** Settings that say who we are to a platform. */
export type Client = Readonly<Record<string, Setting<string>>>;

/** What everything of a platform is opened with. */
export interface Base<H extends Hosts = Hosts> {
  readonly http: HttpClient;
  readonly urls: { readonly [Name in keyof H]: string };
}

/** One platform: a folder of its own, listed in the registry. */
export interface Platform<S extends Source = Source, H extends Hosts = Hosts, C extends Client = Client> {
  readonly source: S;
  /** What people call it, in every language. */
  readonly title: string;
  readonly hosts: H;
  /** Of whoever logs in; empty where logins bring all that is needed. */
  readonly client: C;
  /** How access is had and kept. */
  login(base: Base<H> & { readonly client: ConfigOf<C> }): Login;
  /** What a login manages; absent where the platform does not tell. */
  locations?(base: Base<H>): Locations;
  /**
   * The platform's own name of a place by the id that its address tells; absent where they are the same.
   * @throws PlatformError
   */
  locate?(base: Base<H>): (call: PlaceToLocate) => Promise<string>;
  /** How reviews are read and answered. */
  reviews(base: Base<H>): ReviewConnector;
  /** The live listing; absent where there is none. */
  listing?(base: Base<H>): ListingConnector;
  /** How it is made to push; absent where it can't be, null where nowhere is set for it. */
  pushes?(base: Base<H> & { readonly client: ConfigOf<C> }): PushArrangement | null;
}

export interface PlaceToLocate {
  /** As `readPlaceUrl` reads it. */
  readonly id: string;
  readonly credentials: string;
  readonly access: Access;
  readonly signal: AbortSignal;
}

/** Says a platform, with its own settings' names known to what it opens. */
export function definePlatform<S extends Source, const H extends Hosts, const C extends Client>(
  platform: Platform<S, H, C>,
) {
  return platform;
}
