/** Markup that may be put into a page as it is; only the tag below makes it. */
export interface Html {
  readonly markup: string;
}

export type Part = Html | string | number | readonly Html[] | null;

/**
 * Writes markup. Whatever is filled in is text and escaped, for content and for attributes in double quotes; only what
 * this tag made itself stays as it is. Names come from partners and from Google, who may send anything.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const filled = parts.map((part, at) => `${show(part)}${strings[at + 1] ?? ''}`);
  return { markup: `${strings[0] ?? ''}${filled.join('')}` };
}

/** Longer names than any business has would push everything else away. */
const nameLengthMax = 80;

/** A name that somebody else chose, on one line, so that neither its length nor its direction of writing hides ours. */
export function foreignName(name: string): Html {
  const characters = [
    ...name
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ];
  const shown = characters.length > nameLengthMax ? [...characters.slice(0, nameLengthMax - 1), '…'] : characters;
  return html`<bdi>${shown.join('')}</bdi>`;
}

function show(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeText(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters name nothing; lone surrogates can't be written in UTF-8. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
