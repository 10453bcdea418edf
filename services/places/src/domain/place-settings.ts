import { readPlaceUrl, type UrlSource, urlSources } from '@review-reply/platforms/place-urls';
import type { Fault } from './fault.ts';
import { isPhoneNumber } from './phone-number.ts';

export const greetings = ['first_name', 'title_last_name'] as const;
export const autopilotDelaysHours = [1, 2, 3, 6, 12, 24, 48, 72] as const;

export interface PlaceSettings {
  /** 0 is very formal, 9 is warm. */
  readonly tone: number;
  readonly greeting: string;
  /** Whether replies to negative reviews name the support contact. */
  readonly negativeReviewContact: boolean;
  readonly supportPhone: string | null;
  readonly supportEmail: string | null;
  readonly signature: string | null;
  readonly reportFrequencyDays: number;
  readonly autopilot: { readonly enabled: boolean; readonly delayHours: number; readonly minRating: number };
  readonly platforms: PlatformUrls;
}

export interface PlatformUrls {
  readonly tripadvisorUrl: string | null;
  readonly trustpilotUrl: string | null;
  readonly googleplayUrl: string | null;
  readonly appstoreUrl: string | null;
}

/** What is absent stays as it is. */
export interface SettingsChanges extends Partial<Omit<PlaceSettings, 'autopilot' | 'platforms'>> {
  readonly autopilot?: Partial<PlaceSettings['autopilot']>;
  readonly platforms?: Partial<PlatformUrls>;
}

export const changeSettings = (settings: PlaceSettings, changes: SettingsChanges): PlaceSettings => ({
  ...settings,
  ...changes,
  autopilot: { ...settings.autopilot, ...changes.autopilot },
  platforms: { ...settings.platforms, ...changes.platforms },
});

/** What a new place has. */
export const defaultSettings: PlaceSettings = {
  tone: 5,
  greeting: 'first_name',
  negativeReviewContact: false,
  supportPhone: null,
  supportEmail: null,
  signature: null,
  reportFrequencyDays: 7,
  autopilot: { enabled: false, delayHours: 24, minRating: 4 },
  platforms: { tripadvisorUrl: null, trustpilotUrl: null, googleplayUrl: null, appstoreUrl: null },
};

const reportFrequencyDaysMax = 365;
const phoneLengthMax = 40;
const emailLengthMax = 254;
const signatureLengthMax = 200;
const urlLengthMax = 2_048;
const urlNames = {
  tripadvisor: 'tripadvisorUrl',
  trustpilot: 'trustpilotUrl',
  googleplay: 'googleplayUrl',
  appstore: 'appstoreUrl',
} as const satisfies Readonly<Record<UrlSource, keyof PlatformUrls>>;
/** A bound on nonsense; whether an address exists only a message to it could tell. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Everything wrong with what is to be set, all at once; paths are as in the public API.
 * @param region where the place is: a telephone number may be written as it is dialled there
 */
export function findSettingsFaults(changes: SettingsChanges, region: string | null): Fault[] {
  const { autopilot = {}, platforms = {} } = changes;
  return [
    ...outOfRange('tone', changes.tone, 0, 9),
    ...notOneOf('greeting', changes.greeting, greetings),
    ...badPhone('support_phone', changes.supportPhone, region),
    ...badEmail('support_email', changes.supportEmail),
    ...badText('signature', changes.signature, signatureLengthMax),
    ...outOfRange('report_frequency_days', changes.reportFrequencyDays, 0, reportFrequencyDaysMax),
    ...notOneOf('autopilot.delay_hours', autopilot.delayHours, autopilotDelaysHours),
    ...outOfRange('autopilot.min_rating', autopilot.minRating, 1, 5),
    ...urlSources.flatMap((source) => badUrl(source, platforms[urlNames[source]])),
  ];
}

/** The platforms' own ids of a place by its addresses there; null where it has none. */
export function idsOfUrls(platforms: PlatformUrls): Array<{ source: UrlSource; id: string | null }> {
  return urlSources.map((source) => {
    const url = platforms[urlNames[source]];
    const read = url === null ? null : readPlaceUrl(source, url);
    return { source, id: read !== null && 'id' in read ? read.id : null };
  });
}

function outOfRange(path: string, value: number | undefined, minimum: number, maximum: number): Fault[] {
  if (value === undefined || (Number.isInteger(value) && value >= minimum && value <= maximum)) return [];
  return [{ path, code: 'out_of_range', params: { minimum, maximum } }];
}

function notOneOf<T>(path: string, value: T | undefined, allowed: readonly T[]): Fault[] {
  return value === undefined || allowed.includes(value) ? [] : [{ path, code: 'invalid_value', params: { allowed } }];
}

/** Lengths are counted in code points. Postgres stores no NUL. */
function badText(path: string, value: string | null | undefined, maximum: number): Fault[] {
  if (value === null || value === undefined) return [];
  if (value.trim() === '') return [{ path, code: 'blank', params: {} }];
  if (value.includes('\0')) return [{ path, code: 'nul_character', params: {} }];
  const actual = [...value].length;
  return actual > maximum ? [{ path, code: 'too_long', params: { maximum, actual } }] : [];
}

function badPhone(path: string, value: string | null | undefined, region: string | null): Fault[] {
  const faults = badText(path, value, phoneLengthMax);
  if (!value || faults.length > 0 || isPhoneNumber(value, region)) return faults;
  return [{ path, code: 'invalid_phone_number', params: region === null ? {} : { region } }];
}

function badEmail(path: string, value: string | null | undefined): Fault[] {
  const faults = badText(path, value, emailLengthMax);
  if (!value || faults.length > 0 || emailPattern.test(value)) return faults;
  return [{ path, code: 'invalid_format', params: { expected: 'e-mail address' } }];
}

function badUrl(source: UrlSource, value: string | null | undefined): Fault[] {
  const path = `platforms.${source}_url`;
  const faults = badText(path, value, urlLengthMax);
  if (!value || faults.length > 0) return faults;
  const read = readPlaceUrl(source, value);
  if ('id' in read) return [];
  const { fault: code, ...other } = read;
  return [{ path, code, params: { platform: source, ...other } }];
}
