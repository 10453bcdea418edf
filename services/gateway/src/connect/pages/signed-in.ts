import { foreignName, type Html, html } from '@review-reply/html';
import { type Locale, texts } from '../texts.ts';
import type { Partner } from './layout.ts';

/** Who signed in at Google, and whom the link was made for; null where it is not known. */
export interface SignedIn {
  readonly email: string | null;
  readonly invited: string | null;
}

/** Says who signed in and, where that is somebody else than the person invited, that the partner is told so. */
export function signedInNote(
  { email, invited }: SignedIn,
  { locale, partner }: { readonly locale: Locale; readonly partner: Partner },
): Html | null {
  if (email === null) return null;
  const { as, other } = texts[locale].signedIn;
  const isOther = invited !== null && invited.trim().toLowerCase() !== email.trim().toLowerCase();
  return html`<p>${as(foreignName(email))}${isOther ? html` ${other(foreignName(invited), foreignName(partner.name))}` : null}</p>`;
}
