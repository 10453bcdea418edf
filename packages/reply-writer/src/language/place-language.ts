import { baseLanguage } from './detect.ts';

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
 * The language that a place speaks: its country's; where a country has several, the one of its locale among them.
 * Null when neither is known.
 */
export function placeLanguage({ country, locale }: { country: string | null; locale: string | null }): string | null {
  const own = baseLanguage(locale);
  const languages = spoken[country?.trim().toUpperCase() ?? '']?.split(' ') ?? [];
  if (own !== null && (languages.length === 0 || languages.includes(own))) return own;
  return languages[0] ?? own;
}
