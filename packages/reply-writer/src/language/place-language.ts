import { baseLanguage, tellLanguage } from './detect.ts';

/** Languages spoken by country (ISO 3166), first the commonest; only those that replies are written in. */
const spoken: Readonly<Record<string, string>> = {
  FR: 'fr',
  MC: 'fr',
  GP: 'fr',
  MQ: 'fr',
  RE: 'fr',
  GF: 'fr',
  SN: 'fr',
  CI: 'fr',
  LU: 'fr de',
  BE: 'nl fr de',
  CH: 'de fr it',
  CA: 'en fr',
  DE: 'de',
  AT: 'de',
  LI: 'de',
  IT: 'it',
  SM: 'it',
  VA: 'it',
  ES: 'es',
  AD: 'es fr',
  MX: 'es',
  AR: 'es',
  CL: 'es',
  CO: 'es',
  PE: 'es',
  UY: 'es',
  EC: 'es',
  CR: 'es',
  PA: 'es',
  DO: 'es',
  VE: 'es',
  BO: 'es',
  PY: 'es',
  GT: 'es',
  CU: 'es',
  NL: 'nl',
  SR: 'nl',
  PT: 'pt',
  BR: 'pt',
  AO: 'pt',
  MZ: 'pt',
  CV: 'pt',
  GB: 'en',
  IE: 'en',
  US: 'en',
  AU: 'en',
  NZ: 'en',
  MT: 'en',
  ZA: 'en',
  SG: 'en',
  IN: 'en',
};

/**
 * The language that a place speaks: its country's; where a country has several, the one of its locale among them, else
 * that of its latest replies. Null when none is known.
 */
export function placeLanguage({ country, locale, replies }: Home): string | null {
  const own = baseLanguage(locale);
  const languages = spoken[country?.trim().toUpperCase() ?? '']?.split(' ') ?? [];
  if (own !== null && (languages.length === 0 || languages.includes(own))) return own;
  if (languages.length === 1) return languages[0] ?? null;
  const used = languageOfReplies(replies);
  return used !== null && (languages.length === 0 || languages.includes(used)) ? used : (languages[0] ?? null);
}

export interface Home {
  /** ISO 3166-1, two letters. */
  country: string | null;
  /** BCP 47. */
  locale: string | null;
  /** Latest first. */
  replies: readonly string[];
}

/** Countries by the code that international phone numbers begin with. */
const dialled: Readonly<Record<string, string>> = {
  '33': 'FR',
  '32': 'BE',
  '41': 'CH',
  '352': 'LU',
  '49': 'DE',
  '43': 'AT',
  '39': 'IT',
  '34': 'ES',
  '31': 'NL',
  '351': 'PT',
  '55': 'BR',
  '52': 'MX',
  '54': 'AR',
  '44': 'GB',
  '353': 'IE',
  '1': 'US',
  '61': 'AU',
};

/** The country that a place's own phone number is in; null for a number without its country's code. */
export function countryOfPhone(phone: string | null): string | null {
  const digits = /^\s{0,3}(?:\+|00)(\d[\d\s().-]{5,20})/u.exec(phone ?? '')?.[1]?.replace(/\D/gu, '') ?? '';
  return [3, 2, 1].map((length) => dialled[digits.slice(0, length)]).find((country) => country !== undefined) ?? null;
}

/** The language that most of a place's latest replies are in; null when they don't tell. */
function languageOfReplies(replies: readonly string[]): string | null {
  const told = replies.slice(0, REPLIES_ASKED_MAX).map((reply) => tellLanguage(reply.slice(0, 400)));
  const [first] = told;
  const same = told.filter((language) => language === first).length;
  return first != null && same > told.length / 2 ? first : null;
}

const REPLIES_ASKED_MAX = 5;
