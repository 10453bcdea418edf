import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Whether a text can be a telephone number: international, or as it is dialled in a region. Its length is judged and
 * not whether anybody has it: new ranges are given out faster than libraries learn of them.
 * @param region ISO 3166-1; null when it is not known, so that a number has to say its country
 */
export function isPhoneNumber(text: string, region: string | null): boolean {
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return false;
  const country: CountryCode | undefined = region !== null && isSupportedCountry(region) ? region : undefined;
  return (
    parsePhoneNumberFromString(text, { extract: false, ...(country && { defaultCountry: country }) })?.isPossible() ??
    false
  );
}
