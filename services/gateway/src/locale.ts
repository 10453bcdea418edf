import Negotiator from 'negotiator';

/** The caller's language by q-values: `fr-CA` counts as `fr`, everything unknown as English. */
export function negotiateLocale(acceptLanguage: string | undefined): 'en' | 'fr' {
  if (acceptLanguage === undefined) return 'en';
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  for (const language of negotiator.languages()) {
    const primary = language.toLowerCase().split('-')[0];
    if (primary === 'en' || primary === '*') return 'en';
    if (primary === 'fr') return 'fr';
  }
  return 'en';
}
