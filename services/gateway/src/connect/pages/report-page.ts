import { foreignName, html } from '@review-reply/html';
import { type Locale, texts } from '../texts.ts';
import { layOut } from './layout.ts';

/** Asks whether the reports of a place are to end. Its form goes to the page's own address. */
export function renderReportPage({ locale, placeName }: { readonly locale: Locale; readonly placeName: string }) {
  const { reports } = texts[locale];
  const content = html`<h1>${reports.heading}</h1>
<p>${reports.question(foreignName(placeName))}</p>
<form method="post" class="actions">
<button name="List-Unsubscribe" value="One-Click">${reports.end}</button>
</form>`;
  return layOut({ locale, title: reports.heading, partner: null, content });
}
