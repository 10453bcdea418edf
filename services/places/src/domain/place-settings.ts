import type { Fault } from './fault.ts';

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
/** A bound on nonsense; whether an address exists only a message to it could tell. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Everything wrong with settings, all at once; paths are as in the public API. */
export function findSettingsFaults(settings: PlaceSettings): Fault[] {
  const { autopilot, platforms } = settings;
  return [
    ...outOfRange('tone', settings.tone, 0, 9),
    ...notOneOf('greeting', settings.greeting, greetings),
    ...outOfRange('report_frequency_days', settings.reportFrequencyDays, 0, reportFrequencyDaysMax),
    ...badText('support_phone', settings.supportPhone, phoneLengthMax),
    ...badText('support_email', settings.supportEmail, emailLengthMax),
    ...badEmail('support_email', settings.supportEmail),
    ...badText('signature', settings.signature, signatureLengthMax),
    ...notOneOf('autopilot.delay_hours', autopilot.delayHours, autopilotDelaysHours),
    ...outOfRange('autopilot.min_rating', autopilot.minRating, 1, 5),
    ...badUrl('platforms.tripadvisor_url', platforms.tripadvisorUrl),
    ...badUrl('platforms.trustpilot_url', platforms.trustpilotUrl),
    ...badUrl('platforms.googleplay_url', platforms.googleplayUrl),
    ...badUrl('platforms.appstore_url', platforms.appstoreUrl),
  ];
}

function outOfRange(path: string, value: number, minimum: number, maximum: number): Fault[] {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return [];
  return [{ path, code: 'out_of_range', params: { minimum, maximum } }];
}

function notOneOf<T>(path: string, value: T, allowed: readonly T[]): Fault[] {
  return allowed.includes(value) ? [] : [{ path, code: 'invalid_value', params: { allowed } }];
}

/** Lengths are counted in code points. Postgres stores no NUL. */
function badText(path: string, value: string | null, maximum: number): Fault[] {
  if (value === null) return [];
  if (value.trim() === '') return [{ path, code: 'blank', params: {} }];
  if (value.includes('\0')) return [{ path, code: 'nul_character', params: {} }];
  const actual = [...value].length;
  return actual > maximum ? [{ path, code: 'too_long', params: { maximum, actual } }] : [];
}

function badEmail(path: string, value: string | null): Fault[] {
  if (value === null || value.trim() === '' || emailPattern.test(value)) return [];
  return [{ path, code: 'invalid_format', params: { expected: 'email' } }];
}

function badUrl(path: string, value: string | null): Fault[] {
  const faults = badText(path, value, urlLengthMax);
  if (value === null || faults.length > 0) return faults;
  const url = URL.parse(value);
  if (url === null) return [{ path, code: 'invalid_url', params: {} }];
  return url.protocol === 'https:' ? [] : [{ path, code: 'url_scheme_not_allowed', params: {} }];
}
