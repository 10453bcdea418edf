import type { Collection, Store } from '../state/store.ts';
import type {
  AccessToken,
  AuthorizationCode,
  GoogleAccount,
  GoogleLocation,
  GoogleReview,
  GoogleUser,
  NotificationSetting,
  RefreshToken,
} from './model.ts';

/** All that Google knows, with the two indexes its calls need. */
export class GoogleState {
  readonly users: Collection<GoogleUser>;
  readonly accounts: Collection<GoogleAccount>;
  readonly locations: Collection<GoogleLocation>;
  readonly refreshTokens: Collection<RefreshToken>;
  readonly accessTokens: Collection<AccessToken>;
  readonly codes: Collection<AuthorizationCode>;
  /** By account. */
  readonly notificationSettings: Collection<NotificationSetting>;
  readonly #reviews: Collection<GoogleReview>;
  readonly #reviewsByLocation = new Map<string, Map<string, GoogleReview>>();
  /** Until one of the location's changes: a list of thousands is asked for page by page. */
  readonly #shownByLocation = new Map<string, readonly GoogleReview[]>();
  readonly #locationByPlace = new Map<string, string>();

  constructor(store: Store) {
    this.users = store.collection('google.users');
    this.accounts = store.collection('google.accounts');
    this.locations = store.collection('google.locations');
    this.refreshTokens = store.collection('google.refresh_tokens');
    this.accessTokens = store.collection('google.access_tokens');
    this.codes = store.collection('google.authorization_codes');
    this.notificationSettings = store.collection('google.notification_settings');
    this.#reviews = store.collection('google.reviews');
    for (const location of this.locations.values()) this.#locationByPlace.set(location.placeId, location.id);
    for (const review of this.#reviews.values()) this.#index(review);
  }

  review(id: string): GoogleReview | undefined {
    return this.#reviews.get(id);
  }

  /** All reviews of a location, in no order, the removed ones too. */
  reviewsOf(locationId: string): GoogleReview[] {
    return [...(this.#reviewsByLocation.get(locationId)?.values() ?? [])];
  }

  /** Those that Google shows, the latest change first. */
  shownReviewsOf(locationId: string): readonly GoogleReview[] {
    const known = this.#shownByLocation.get(locationId);
    if (known !== undefined) return known;
    const shown = this.reviewsOf(locationId)
      .filter((review) => !review.removed)
      .sort((a, b) => b.updatedAtMs - a.updatedAtMs || (a.id < b.id ? -1 : Number(a.id > b.id)));
    this.#shownByLocation.set(locationId, shown);
    return shown;
  }

  putReview(review: GoogleReview): void {
    this.#reviews.put(review.id, review);
    this.#index(review);
  }

  locationOfPlace(placeId: string): GoogleLocation | undefined {
    const id = this.#locationByPlace.get(placeId);
    return id === undefined ? undefined : this.locations.get(id);
  }

  putLocation(location: GoogleLocation): void {
    this.locations.put(location.id, location);
    this.#locationByPlace.set(location.placeId, location.id);
  }

  /** Forgets a location and all that was written about it. */
  deleteLocation(location: GoogleLocation): void {
    for (const review of this.reviewsOf(location.id)) this.#reviews.delete(review.id);
    this.#reviewsByLocation.delete(location.id);
    this.#shownByLocation.delete(location.id);
    this.#locationByPlace.delete(location.placeId);
    this.locations.delete(location.id);
  }

  accountsOf(sub: string): GoogleAccount[] {
    const accounts: GoogleAccount[] = [];
    for (const id of this.users.get(sub)?.accountIds ?? []) {
      const account = this.accounts.get(id);
      if (account !== undefined) accounts.push(account);
    }
    return accounts;
  }

  /** The locations of those accounts, each once, in the accounts' order. */
  locationsOf(accounts: readonly GoogleAccount[]): GoogleLocation[] {
    const ids = new Set(accounts.flatMap((account) => account.locationIds));
    const locations: GoogleLocation[] = [];
    for (const id of ids) {
      const location = this.locations.get(id);
      if (location !== undefined) locations.push(location);
    }
    return locations;
  }

  accountsWith(locationId: string): GoogleAccount[] {
    return [...this.accounts.values()].filter(({ locationIds }) => locationIds.includes(locationId));
  }

  placeIdsOf(sub: string | undefined): string[] {
    if (sub === undefined) return [];
    return this.locationsOf(this.accountsOf(sub)).map((location) => location.placeId);
  }

  placeIdsOfAccount(id: string): string[] {
    const account = this.accounts.get(id);
    return account === undefined ? [] : this.locationsOf([account]).map((location) => location.placeId);
  }

  #index(review: GoogleReview): void {
    this.#shownByLocation.delete(review.locationId);
    const known = this.#reviewsByLocation.get(review.locationId);
    if (known === undefined) this.#reviewsByLocation.set(review.locationId, new Map([[review.id, review]]));
    else known.set(review.id, review);
  }
}
