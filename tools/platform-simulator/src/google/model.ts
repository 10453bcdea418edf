import type { Verdict } from '../state/moderation.ts';

export const businessScope = 'https://www.googleapis.com/auth/business.manage';

/** Somebody with a Google account. Times are business time in milliseconds throughout. */
export interface GoogleUser {
  readonly sub: string;
  readonly email: string;
  /** Ids of the business accounts, the personal one first. */
  readonly accountIds: readonly string[];
  /** The refresh token made with the user, so that making it again answers the same. */
  readonly firstRefreshToken: string;
}

export interface GoogleAccount {
  readonly id: string;
  readonly title: string;
  readonly type: 'PERSONAL' | 'LOCATION_GROUP';
  /** Locations listed by this account. One location may be managed from several. */
  readonly locationIds: readonly string[];
}

export interface GoogleLocation {
  readonly id: string;
  readonly placeId: string;
  readonly verified: boolean;
  /** The location as Google's API shows it, without `name` and `metadata`. */
  readonly fields: Readonly<Record<string, unknown>> & { readonly title: string };
  /** Absent in what was kept before listings were simulated. */
  readonly listing?: GoogleListing;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** What belongs to a location's listing beside its fields, and how Google treats it. */
export interface GoogleListing {
  readonly attributes: readonly GoogleAttribute[];
  /** Null where the location is no lodging. */
  readonly lodging: JsonObject | null;
  /** Null where the location may have no menus. */
  readonly foodMenus: JsonObject | null;
  readonly canModifyServiceList: boolean;
  /** Whether edits from now on wait for Google's review. */
  readonly holdsEdits: boolean;
  /** The fields whose edits wait. */
  readonly pendingMask: readonly string[];
  /** What Google shows in place of what the owner said, by field. */
  readonly googleUpdates: JsonObject;
  /** The location that this one is a duplicate of. */
  readonly duplicateOf: string | null;
  readonly suspended: boolean;
}

/** As Google's API shows it: `name` (`attributes/…`), `valueType`, and its values in the member of that type. */
export interface GoogleAttribute {
  readonly name: string;
  readonly valueType: 'BOOL' | 'ENUM' | 'URL' | 'REPEATED_ENUM';
  readonly values?: readonly unknown[];
  readonly uriValues?: ReadonlyArray<{ readonly uri: string }>;
  readonly repeatedEnumValue?: { readonly setValues?: readonly string[]; readonly unsetValues?: readonly string[] };
}

export interface GoogleReview {
  readonly id: string;
  readonly locationId: string;
  readonly placeId: string;
  readonly rating: number;
  readonly text: string | null;
  readonly translation: string | null;
  readonly author: string | null;
  readonly avatarUrl: string | null;
  readonly language: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly removed: boolean;
  readonly reply: GoogleReply | null;
}

export interface GoogleReply {
  readonly comment: string;
  readonly updatedAtMs: number;
  readonly verdict: Verdict;
}

export interface RefreshToken {
  readonly token: string;
  readonly sub: string;
  readonly scope: string;
  readonly revoked: boolean;
}

export interface AccessToken {
  readonly token: string;
  readonly sub: string;
  readonly scope: string;
  readonly refreshToken: string;
  readonly expiresAtMs: number;
}

/** What a person granted on the sign-in page, until a token request redeems it. */
export interface AuthorizationCode {
  readonly code: string;
  readonly sub: string;
  readonly redirectUri: string;
  readonly scope: string;
  /** base64url of the verifier's SHA-256 (PKCE S256); null when the client asked for none. */
  readonly codeChallenge: string | null;
  readonly nonce: string | null;
  /** Google gives a refresh token only for offline access, and only after asking for consent. */
  readonly offline: boolean;
  readonly expiresAtMs: number;
  readonly redeemed: boolean;
}

/** Where an account's notifications go; nowhere unless set. */
export interface NotificationSetting {
  readonly pubsubTopic?: string;
  readonly notificationTypes?: readonly string[];
}
