import { foreignName, type Html, html } from '@review-reply/html';
import { styleSheetPath } from '../style-sheet.ts';
import { type Locale, texts } from '../texts.ts';

/** Who invites, as every page of an enrolment shows it. */
export interface Partner {
  readonly name: string;
  /** Path under which we serve the logo. */
  readonly logoPath: string | null;
}

export interface Layout {
  readonly locale: Locale;
  /** Of the window: without foreign names. */
  readonly title: string;
  readonly partner: Partner | null;
  readonly content: Html;
}

/** The frame of all pages. No script, and nothing that is not ours. */
export function layOut({ locale, title, partner, content }: Layout): string {
  const { serviceNote } = texts[locale];
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/connect/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleSheetPath}">
</head>
<body>
<main>
${partner === null ? null : partnerHeader(partner)}
${content}
</main>
<footer><p>${serviceNote}</p></footer>
</body>
</html>
`;
  return page.markup;
}

function partnerHeader({ name, logoPath }: Partner): Html {
  const logo =
    logoPath === null
      ? html`<span class="initial" aria-hidden="true">${[...name][0] ?? ''}</span>`
      : html`<img class="logo" src="${logoPath}" alt="">`;
  return html`<p class="partner">${logo} <span class="partner-name">${foreignName(name)}</span></p>`;
}
