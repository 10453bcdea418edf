import { foreignName, type Html, html } from '@review-reply/html';
import { type Locale, texts } from '../texts.ts';
import { layOut, type Partner } from './layout.ts';
import { type SignedIn, signedInNote } from './signed-in.ts';

export interface OfferedPlace {
  readonly placeId: string;
  readonly name: string;
  readonly city: string | null;
  /** Whether Google lets its owner answer reviews. */
  readonly verified: boolean;
}

export interface ChoiceView {
  readonly locale: Locale;
  readonly partner: Partner;
  readonly places: readonly OfferedPlace[];
  readonly signedIn: SignedIn;
  /** What was ticked when the form was sent. */
  readonly chosen: ReadonlySet<string>;
  /** Why the form came back. */
  readonly fault: 'none_chosen' | 'not_offered' | null;
}

/** From this number on ticking each would be work. */
const offerAllFrom = 4;
const faultId = 'fault';

/** Which places are to be connected. Its form goes to the page's own address. */
export function renderChoicePage({ locale, partner, places, signedIn, chosen, fault }: ChoiceView): string {
  const { choice } = texts[locale];
  const only = places.length === 1;
  const described = fault === null ? null : html` aria-describedby="${faultId}"`;
  const content = html`<h1>${choice.heading}</h1>
${fault === null ? null : html`<p class="fault" id="${faultId}" role="alert">${choice[fault]}</p>`}
<p>${choice.introduction(foreignName(partner.name))}</p>
${signedInNote(signedIn, { locale, partner })}
<form method="post">
<fieldset${described}>
<legend>${choice.legend(places.length)}</legend>
${places.map((place, at) => placeBox(place, { at, locale, checked: only || chosen.has(place.placeId) }))}
</fieldset>
<div class="actions">
<button name="which" value="ticked">${choice.connect}</button>
${places.length < offerAllFrom ? null : html`<button name="which" value="all" class="secondary">${choice.connectAll(places.length)}</button>`}
</div>
</form>`;
  return layOut({ locale, title: fault === null ? choice.title : choice.titleWithFault, partner, content });
}

interface Box {
  readonly at: number;
  readonly locale: Locale;
  readonly checked: boolean;
}

function placeBox({ placeId, name, city, verified }: OfferedPlace, { at, locale, checked }: Box): Html {
  const id = `place-${at}`;
  const lines = [
    city === null ? null : html`<span class="city">${foreignName(city)}</span>`,
    verified ? null : html`<span class="warning">${texts[locale].choice.notVerified}</span>`,
  ].filter((line) => line !== null);
  return html`<div class="place">
<input type="checkbox" id="${id}" name="place_id" value="${placeId}"${checked ? html` checked` : null}>
<label for="${id}"><span class="place-name">${foreignName(name)}</span>${lines}</label>
</div>
`;
}
