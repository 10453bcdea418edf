import type { Access } from './access.ts';
import type { ListingFault, ListingState, PlatformListing, SectionInput } from './listing.ts';
import { PlatformError } from './platform-error.ts';

/** What every call needs. */
export interface ListingCall {
  /** As the reviews of the place are addressed. */
  readonly location: string;
  readonly access: Access;
  /** Gives the call up, at the end of its time among others. */
  readonly signal: AbortSignal;
  readonly now: Date;
}

/** What a listing is read in. */
export type ListingPart = 'profile' | 'attributes' | 'lodging' | 'menus' | 'catalogue' | 'google_updated' | 'voice';

/**
 * One platform's live listings. Nothing is kept and nothing tried again. @typeParam Edit what is to be sent, which the
 * platform's folder alone reads
 */
export interface ListingConnector<Edit = unknown> {
  /** Edits that the platform takes of one listing in any minute, whoever makes them. */
  readonly editsPerMinuteMax: number;
  /** How the listing of a location is named, where that differs from how its reviews are. */
  nameOf(location: string): string;
  /** All of it, read at once. @throws ListingUnreadable */
  read(call: ListingCall): Promise<PlatformListing>;
  /**
   * What differs between what was sent and what the platform has now, and what can be judged only by that. Nothing is
   * sent. @throws ListingUnreadable
   */
  difference(
    call: ListingCall,
    change: SectionInput,
  ): Promise<{
    readonly edit: Edit | null;
    readonly faults: readonly ListingFault[];
    /** All of the listing, with what was read to compare it. @throws ListingUnreadable */
    readonly readRest: () => Promise<PlatformListing>;
  }>;
  /** Sends what differs, in one call. @throws PlatformError */
  send(call: ListingCall, edit: Edit): Promise<void>;
  /** What a refusal says about what was sent; empty when it says nothing about it. */
  refusedFields(error: PlatformError, change: SectionInput): ListingFault[];
  /** What a refusal says where it is about no value: that somebody else changed it, or too many edits; else null. */
  conflictOf(error: PlatformError): 'stale' | 'throttled' | null;
  /** What is to be watched; null when the login does not reach the location any more. @throws ListingUnreadable */
  look(call: ListingCall): Promise<ListingState | null>;
}

/** Parts of a listing that could not be read: half of it would pass for the whole. */
export class ListingUnreadable extends Error {
  readonly parts: ReadonlyMap<ListingPart, unknown>;
  /** Whether it was given up rather than refused. */
  readonly givenUp: boolean;

  constructor(parts: ReadonlyMap<ListingPart, unknown>, givenUp: boolean) {
    const told = [...parts].map(
      ([part, error]) => `${part}: ${error instanceof PlatformError ? error.message : 'given up'}`,
    );
    super(told.join('; '), { cause: parts.values().next().value });
    this.name = 'ListingUnreadable';
    this.parts = parts;
    this.givenUp = givenUp;
  }
}
