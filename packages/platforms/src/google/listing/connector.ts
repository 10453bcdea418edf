import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { readBaseUrl } from '../../http/build-url.ts';
import type { HttpClient } from '../../http/http-client.ts';
import type { JsonObject, PlatformListing, SectionInput } from '../../listing.ts';
import {
  type ListingCall,
  type ListingConnector,
  type ListingPart,
  ListingUnreadable,
} from '../../listing-connector.ts';
import { PlatformError } from '../../platform-error.ts';
import { type ApiCall, callApi } from '../api-call.ts';
import { listingNameOf } from '../locations.ts';
import { readPages } from '../read-pages.ts';
import { cataloguePageShape, catalogueQuery, keepCatalogues } from './catalogue.ts';
import { type Current, differenceOf, type GoogleEdit } from './edits.ts';
import { conflictOf, refusedFields } from './refusals.ts';
import { sectionsOf, toAttributes, toMetadata, toSections } from './sections.ts';
import {
  attributesShape,
  lodgingShape,
  menusShape,
  type Profile,
  profileMask,
  profileShape,
  type Updated,
  updatedShape,
  voiceShape,
} from './shapes.ts';

export interface GoogleListingOptions {
  readonly http: HttpClient;
  readonly informationUrl: string;
  readonly lodgingUrl: string;
  /** Food menus stayed in the fourth version. */
  readonly menusUrl: string;
  readonly verificationsUrl: string;
}

/** Of one profile (https://developers.google.com/my-business/content/limits). */
const editsPerMinuteMax = 10;
const cataloguePageSize = 200;
/** Far more than any category has. */
const cataloguePagesMax = 20;

/** Google Business Profile's listing. A location's name is `accounts/{account}/locations/{location}`. */
export function googleListing(options: GoogleListingOptions): ListingConnector<GoogleEdit> {
  const urls = {
    information: readBaseUrl(options.informationUrl),
    lodging: readBaseUrl(options.lodgingUrl),
    menus: readBaseUrl(options.menusUrl),
    verifications: readBaseUrl(options.verificationsUrl),
  };
  type Rest<T> = Pick<ApiCall<T>, 'operation' | 'schema'> &
    Partial<Pick<ApiCall<T>, 'method' | 'verb' | 'query' | 'json'>>;
  /** Calls at a host, of a location or of what is below it. */
  const ask =
    (host: keyof typeof urls, version: string, nameOf: (location: string) => string) =>
    <T>({ location, access, signal }: ListingCall, below: string, rest: Rest<T>) => {
      const path = [version, ...nameOf(location).split('/'), ...(below === '' ? [] : [below])];
      return callApi(options.http, { baseUrl: urls[host], path, access, signal, ...rest });
    };
  const information = ask('information', 'v1', listingNameOf);
  const lodging = ask('lodging', 'v1', listingNameOf);
  const menus = ask('menus', 'v4', (location) => location);
  const verifications = ask('verifications', 'v1', listingNameOf);

  const readProfile = (call: ListingCall) =>
    information(call, '', { operation: 'listing.profile', query: { readMask: profileMask }, schema: profileShape });
  const readAttributes = async (call: ListingCall) =>
    toAttributes(await information(call, 'attributes', { operation: 'listing.attributes', schema: attributesShape }));
  const readLodging = (call: ListingCall) =>
    lodging(call, 'lodging', { operation: 'listing.lodging', query: { readMask: '*' }, schema: lodgingShape });
  const readMenus = (call: ListingCall) => menus(call, 'foodMenus', { operation: 'listing.menus', schema: menusShape });
  const offered = openOfferedParts();
  const lodgingPart: OfferedPart<Awaited<ReturnType<typeof readLodging>>> = {
    part: 'lodging',
    isOffered: ({ metadata }) => metadata?.canOperateLodgingData === true,
    read: readLodging,
  };
  const menusPart: OfferedPart<Awaited<ReturnType<typeof readMenus>>> = {
    part: 'menus',
    isOffered: ({ metadata }) => metadata?.canHaveFoodMenus === true,
    read: readMenus,
  };
  const readUpdated = (call: ListingCall) =>
    information(call, '', {
      verb: 'getGoogleUpdated',
      operation: 'listing.google_updated',
      query: { readMask: profileMask },
      schema: updatedShape,
    });
  const catalogueOf = keepCatalogues();
  const readCatalogue = async (call: ListingCall, profile: Promise<Profile>) => {
    const query = catalogueQuery(await profile);
    return catalogueOf(query, () =>
      readPages({ operation: 'listing.catalogue', pagesMax: cataloguePagesMax }, async (pageToken) => {
        const { attributeMetadata, nextPageToken } = await callApi(options.http, {
          ...{ baseUrl: urls.information, path: ['v1', 'attributes'], access: call.access, signal: call.signal },
          ...{ operation: 'listing.catalogue', schema: cataloguePageShape },
          query: { ...query, pageSize: String(cataloguePageSize), ...(pageToken && { pageToken }) },
        });
        return { items: attributeMetadata ?? [], nextPageToken: nextPageToken || null };
      }),
    );
  };
  const readUpdatedOf = async (call: ListingCall, profile: Promise<Profile>): Promise<Updated> => {
    const { metadata } = await profile;
    if (metadata?.hasGoogleUpdated || metadata?.hasPendingEdits) return readUpdated(call);
    return { diffMask: [], pendingMask: [] };
  };

  const send = async (call: ListingCall, { target, mask, body }: GoogleEdit): Promise<void> => {
    const updateMask = mask.join(',');
    const shared = { operation: 'listing.update', method: 'PATCH', json: body, schema: z.unknown() } as const;
    if (target === 'profile') await information(call, '', { ...shared, query: { updateMask } });
    else if (target === 'menus') await menus(call, 'foodMenus', { ...shared, query: { updateMask } });
    else if (target === 'attributes') {
      const json = { name: `${listingNameOf(call.location)}/attributes`, ...body };
      await information(call, 'attributes', { ...shared, json, query: { attributeMask: updateMask } });
    } else {
      // Google wants to know as of when a lodging is so.
      const json = { ...body, metadata: { updateTime: call.now.toISOString() } };
      await lodging(call, 'lodging', { ...shared, json, query: { updateMask: `${updateMask},metadata.updateTime` } });
    }
  };

  return {
    editsPerMinuteMax,
    nameOf: listingNameOf,

    read: async (call) => {
      const profile = readProfile(call);
      const parts = {
        profile,
        attributes: readAttributes(call),
        lodging: offered(call, profile, lodgingPart),
        menus: offered(call, profile, menusPart),
        google_updated: readUpdatedOf(call, profile),
      };
      return toListing(await allParts(call, parts));
    },

    difference: async (call, change) => {
      const current = await readCurrent(call, change);
      return { ...differenceOf(change, current), readRest: () => readRest(call, change, current) };
    },
    send,
    conflictOf,
    refusedFields: (error, { section, input }) => refusedFields(error, section, input),

    look: async (call) => {
      const profile = readProfile(call);
      const voice = verifications(call, 'VoiceOfMerchantState', { operation: 'listing.voice', schema: voiceShape });
      const parts = { profile, voice, google_updated: readUpdatedOf(call, profile) };
      const read = await allParts(call, parts).catch(nullWhenOutOfReach);
      if (read === null) return null;
      const recommendation = read.voice.complyWithGuidelines?.recommendationReason ?? null;
      return {
        voiceOfMerchant: read.voice.hasVoiceOfMerchant ?? false,
        suspended: recommendation === 'BUSINESS_LOCATION_SUSPENDED' || recommendation === 'BUSINESS_LOCATION_DISABLED',
        duplicateOf: read.profile.metadata?.duplicateLocation || null,
        googleUpdated: sectionsOf(read.google_updated.diffMask),
        pending: sectionsOf(read.google_updated.pendingMask),
      };
    },
  };

  async function readCurrent(call: ListingCall, { section }: SectionInput): Promise<Current> {
    const profile = readProfile(call);
    return allParts(call, {
      profile,
      attributes: section === 'attributes' ? readAttributes(call) : [],
      catalogue: section === 'attributes' ? readCatalogue(call, profile) : null,
      lodging: section === 'lodging' ? offered(call, profile, lodgingPart) : null,
      menus: section === 'menu' ? offered(call, profile, menusPart) : null,
    });
  }

  async function readRest(call: ListingCall, { section }: SectionInput, current: Current): Promise<PlatformListing> {
    const { profile } = current;
    const ifOffered = <T>({ isOffered, read }: OfferedPart<T>) => (isOffered(profile) ? read(call) : null);
    const parts = {
      profile,
      attributes: section === 'attributes' ? current.attributes : readAttributes(call),
      lodging: section === 'lodging' ? current.lodging : ifOffered(lodgingPart),
      menus: section === 'menu' ? current.menus : ifOffered(menusPart),
      google_updated: readUpdatedOf(call, Promise.resolve(profile)),
    };
    return toListing(await allParts(call, parts));
  }
}

/** Parts that places did not have when they were read last; the one that was not read for longest is forgotten. */
const notOfferedMax = 10_000;

interface OfferedPart<T> {
  readonly part: 'lodging' | 'menus';
  readonly isOffered: (profile: Profile) => boolean;
  readonly read: (call: ListingCall) => Promise<T>;
}

/**
 * Reads parts that not every place may have. One is asked for beside the profile, which tells whether the place may
 * have it; where it may not, no one waits, and the next time it is asked for after the profile alone: to give a call up
 * costs its connection.
 */
function openOfferedParts() {
  const notOffered = new LRUCache<string, true>({ max: notOfferedMax });
  return async <T>(call: ListingCall, profile: Promise<Profile>, asked: OfferedPart<T>): Promise<T | null> => {
    const key = `${asked.part} ${call.location}`;
    const isAsked = !notOffered.has(key);
    const stop = isAsked ? new AbortController() : null;
    const signal = stop === null ? call.signal : AbortSignal.any([call.signal, stop.signal]);
    const reading = isAsked ? asked.read({ ...call, signal }) : null;
    reading?.catch(() => {});
    const known = await profile.catch(() => null);
    // Without the profile a refusal says no more than that the place may not have it.
    if (known === null) return reading?.catch((error) => (isRefusal(error) ? null : Promise.reject(error))) ?? null;
    if (asked.isOffered(known)) {
      notOffered.delete(key);
      return reading ?? asked.read(call);
    }
    notOffered.set(key, true);
    stop?.abort();
    return null;
  };
}

const isRefusal = (error: unknown) => error instanceof PlatformError && error.failure === 'permanent';

/** Both APIs say, in Google's own words, that there is no such location or that it is not this login's. */
function nullWhenOutOfReach(error: unknown): null {
  const isOutOfReach = (refusal: unknown) =>
    refusal instanceof PlatformError &&
    (refusal.failure === 'not_found' || (refusal.status === 403 && refusal.reason === 'PERMISSION_DENIED'));
  if (error instanceof ListingUnreadable && isOutOfReach(error.parts.get('profile')))
    if (isOutOfReach(error.parts.get('voice'))) return null;
  throw error;
}

type Parts = Readonly<Record<string, unknown>>;
type Settled<P extends Parts> = { -readonly [K in keyof P]: Awaited<P[K]> };

/** All parts, or none. @throws ListingUnreadable naming every part that failed */
async function allParts<P extends Parts>(call: ListingCall, parts: P): Promise<Settled<P>> {
  const names = Object.keys(parts);
  const settled = await Promise.allSettled(Object.values(parts));
  const failed = new Map<ListingPart, unknown>();
  const read: Record<string, unknown> = {};
  for (const [index, result] of settled.entries()) {
    const name = names[index] ?? '';
    if (result.status === 'fulfilled') read[name] = result.value;
    else failed.set(name as ListingPart, result.reason);
  }
  // What can be told only after the profile fails with it; the profile alone is to blame.
  for (const later of ['google_updated', 'catalogue'] as const)
    if (failed.get(later) === failed.get('profile')) failed.delete(later);
  if (failed.size > 0) throw new ListingUnreadable(failed, call.signal.aborted);
  return read as Settled<P>;
}

function toListing({
  profile,
  google_updated: updated,
  ...parts
}: Omit<Current, 'catalogue'> & { google_updated: Updated }): PlatformListing {
  const sections = toSections(profile);
  const menu = parts.menus === null ? null : { menus: parts.menus };
  const unavailable: Partial<Record<'hours' | 'lodging' | 'services' | 'menu', 'not_offered' | 'not_set'>> = {
    ...(sections.hours === null && { hours: 'not_set' }),
    ...(parts.lodging === null && { lodging: 'not_offered' }),
    ...(sections.services === null && { services: 'not_offered' }),
    ...(menu === null && { menu: 'not_offered' }),
  };
  const { services, ...others } = sections;
  return {
    ...others,
    attributes: { attributes: parts.attributes },
    lodging: parts.lodging as JsonObject | null,
    services,
    menu,
    metadata: { ...toMetadata(profile, updated), unavailable },
  };
}
