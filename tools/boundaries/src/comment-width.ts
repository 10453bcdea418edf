const widthMax = 120;
/** A line of a comment: what stands before its words, and the words. */
const line = /^(\s*(?:\/\/|\*(?!\/)|#)\s?)(\s*)(.*)$/;
const onOneLine = /^(\s*)\/\*\*? (.*?) \*\/$/;
/** What a tool reads as one line, and what begins a line of its own. */
const fixed = /biome-ignore|@ts-|@vitest|eslint-|shellcheck|#!/;
const begins = /^(?:@\w|[-*+] |\d+\. |\||```|$)/;

/**
 * A source text whose comments end by column 120: words that stand beyond it go on in the next line of their paragraph.
 * Comments behind code, and words that are too long for a line, stay as they are.
 */
export function wrapComments(text: string): string {
  const lines = text.split('\n').flatMap(inLines);
  for (let at = 0; at < lines.length; at += 1) {
    const [kept, rest] = cut(lines[at] ?? '');
    if (rest === null) continue;
    const own = line.exec(kept) as RegExpExecArray;
    const next = line.exec(lines[at + 1] ?? '');
    lines[at] = kept;
    if (
      next !== null &&
      next[1]?.trim() === own[1]?.trim() &&
      !begins.test(next[3] ?? '') &&
      next[2] === indentAfter(own)
    )
      lines[at + 1] = `${next[1]}${next[2]}${rest} ${next[3]}`;
    else lines.splice(at + 1, 0, `${own[1]}${indentAfter(own)}${rest}`);
  }
  return lines.join('\n');
}

/** The words of a list's point, and of a tag, stand under each other. */
const indentAfter = ([, , indent = '', words = '']: RegExpExecArray) =>
  /^(?:[-*+] |@\w)/.test(words) ? `${indent}  ` : indent;

/** A comment that begins and ends in one line needs three when it is too long for it. */
function inLines(text: string): string[] {
  const found = onOneLine.exec(text);
  if (found === null || text.length <= widthMax || fixed.test(text)) return [text];
  const [, indent, words] = found;
  return [`${indent}/**`, `${indent} * ${words}`, `${indent} */`];
}

/** What of a line stays, and the words that go on in the next; null when it may stay as it is. */
function cut(text: string): readonly [string, string | null] {
  const found = line.exec(text);
  if (text.length <= widthMax || found === null || fixed.test(text)) return [text, null];
  const from = (found[1] ?? '').length + (found[2] ?? '').length;
  const at = text.lastIndexOf(' ', widthMax);
  // A word that is longer than a line has nowhere to go.
  return at <= from ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}
