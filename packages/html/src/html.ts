/** Markup that may be put into a page as it is; only the tag below makes it. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[] | null;

/**
 * Writes markup. Whatever is filled in is text and escaped, for content and for attributes in double quotes; only what
 * this tag made itself stays as it is.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const filled = parts.map((part, at) => `${show(part)}${strings[at + 1] ?? ''}`);
  return { markup: `${strings[0] ?? ''}${filled.join('')}` };
}

/** Longer names than any business has would push everything else away. */
const nameLengthMax = 80;

/**
 * What somebody else wrote, on one line, without what is not seen or turns the direction of writing.
 * @param options `max`: characters (code points) at most; what is longer ends with an ellipsis
 */
export function foreignText(text: string, { max }: { readonly max: number }): string {
  const characters = [
    ...text
      .toWellFormed()
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ];
  return (characters.length > max ? [...characters.slice(0, max - 1), '…'] : characters).join('');
}

/** A name that somebody else chose, so that neither its length nor its direction of writing hides ours. */
export function foreignName(name: string): Html {
  return html`<bdi>${foreignText(name, { max: nameLengthMax })}</bdi>`;
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
