import Negotiator from 'negotiator';

const spoken = ['en', 'fr'];

/** The caller's language by q-values: `fr-CA` counts as `fr`, everything unknown as English, which `*` means too. */
export function negotiateLocale(acceptLanguage: string | undefined): 'en' | 'fr' {
  if (acceptLanguage === undefined) return 'en';
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  for (const language of negotiator.languages()) {
    const primary = language.toLowerCase().split('-')[0];
    if (primary === 'en' || primary === 'fr') return primary;
    // Any that is not refused by name.
    if (primary === '*') return negotiator.languages(spoken)[0] === 'fr' ? 'fr' : 'en';
  }
  return 'en';
}
