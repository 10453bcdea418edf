import { foreignName, html } from '@review-reply/html';
import { type Locale, showTime, texts } from '../texts.ts';
import { layOut, type Partner } from './layout.ts';

export interface ConsentView {
  readonly locale: Locale;
  readonly partner: Partner;
  /** The client's, as the partner gave it. */
  readonly clientName: string | null;
  /** Whom the link was made for, as the partner gave it. */
  readonly clientEmail: string | null;
  readonly placesChoice: 'all' | 'choose';
  readonly expiresAt: Date;
}

/** The link's first page: who asks for what, and why. Its form goes to the link itself. */
export function renderConsentPage({
  locale,
  partner,
  clientName,
  clientEmail,
  placesChoice,
  expiresAt,
}: ConsentView): string {
  const { consent } = texts[locale];
  const name = foreignName(partner.name);
  const content = html`<h1>${consent.heading(name)}</h1>
${clientName === null ? null : html`<p>${consent.greeting(foreignName(clientName))}</p>`}
<p>${consent.introduction(name)}</p>
${clientEmail === null ? null : html`<p>${consent.madeFor(foreignName(clientEmail))}</p>`}
<h2>${consent.allowsHeading}</h2>
<ul>
<li>${placesChoice === 'all' ? consent.allowsAllPlaces : consent.allowsChosenPlaces}</li>
<li>${consent.allowsReplies(name)}</li>
<li>${consent.allowsProfile(name)}</li>
</ul>
<h2>${consent.googleHeading}</h2>
<p>${consent.google}</p>
<h2>${consent.yoursHeading}</h2>
<ul>
<li>${consent.password}</li>
<li>${consent.email(name)}</li>
<li>${consent.ending(name)}</li>
</ul>
<form method="post" class="actions">
<button name="decision" value="agree">${consent.agree}</button>
<button name="decision" value="refuse" class="secondary">${consent.refuse(name)}</button>
</form>
<p class="note">${consent.validUntil(html`<time datetime="${expiresAt.toISOString()}">${showTime(expiresAt, locale)}</time>`)}</p>`;
  return layOut({ locale, title: consent.title, partner, content });
}
