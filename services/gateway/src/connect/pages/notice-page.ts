import { foreignName, html } from '@review-reply/html';
import { type Locale, type NoticeName, texts } from '../texts.ts';
import { layOut, type Partner } from './layout.ts';
import { type SignedIn, signedInNote } from './signed-in.ts';

export interface NoticeView {
  readonly locale: Locale;
  readonly notice: NoticeName;
  /** Absent where it is not known, or not to be told. */
  readonly partner: Partner | null;
  /** The one thing to do next, where there is a page for it. */
  readonly action?: NoticeAction | undefined;
  /** Who signed in, for the browser that did. */
  readonly signedIn?: SignedIn | undefined;
  /** For whoever asks for help with what went wrong. */
  readonly requestId?: string | undefined;
}

export interface NoticeAction {
  readonly label: 'back_to_partner' | 'to_google' | 'try_again' | 'look_again';
  /** Empty for the page's own address. */
  readonly href: string;
}

/** A page that says what happened and what to do now. */
export function renderNoticePage({ locale, notice, partner, action, signedIn, requestId }: NoticeView): string {
  const { notices, actions, yourContact, reference } = texts[locale];
  const { title, heading, says } = notices[notice];
  const name = partner === null ? html`${yourContact}` : foreignName(partner.name);
  const content = html`<h1>${heading}</h1>
${says(name).map((sentence) => html`<p>${sentence}</p>\n`)}
${signedIn === undefined || partner === null ? null : signedInNote(signedIn, { locale, partner })}
${action === undefined ? null : html`<p class="actions"><a class="button" href="${action.href}" rel="noreferrer">${actions[action.label](name)}</a></p>`}
${requestId === undefined ? null : html`<p class="note">${reference} <code>${requestId}</code></p>`}`;
  return layOut({ locale, title, partner, content });
}
