import type { Access } from './access.ts';

/** A business on a platform. */
export interface PlatformLocation {
  /** The platform's own name of it, as reviews are read and answered. */
  readonly location: string;
  /** The public id of the place; null while the platform has not made it public. */
  readonly placeId: string | null;
  readonly title: string;
  readonly city: string | null;
  /** ISO 3166-1, two letters. */
  readonly region: string | null;
  /** BCP 47: the language that the platform keeps the place's profile in. */
  readonly locale: string | null;
  /** As the platform shows it, in the location's language. */
  readonly category: string | null;
  /** Whether the owner speaks for it: only then can its reviews be read and answered. */
  readonly verified: boolean;
}

/** What a login manages, where the platform tells it. */
export interface Locations {
  /** All of them, each once. @throws PlatformError */
  listLocations(call: { access: Access; signal: AbortSignal }): Promise<PlatformLocation[]>;
}
