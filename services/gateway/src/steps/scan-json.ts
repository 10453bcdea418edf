/** What is wrong with JSON that can be parsed. */
export type JsonFault = { readonly reason: 'too_deep' } | { readonly reason: 'repeated_name'; readonly name: string };

/**
 * The first fault of `json`: brackets deeper than may be walked, or a name that an object has twice, also when it is
 * spelled with other escapes. `JSON.parse` keeps the last of them without a word, other parsers the first: what was
 * meant can't be known.
 *
 * @param json what JSON.parse takes
 * @param depthMax of brackets within brackets
 */
export function findJsonFault(json: string, depthMax: number): JsonFault | undefined {
  /** Names of each open object so far; null for an array. */
  const open: (Set<string> | null)[] = [];
  let nameIsNext = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') {
      const end = endOfString(json, at);
      const names = open.at(-1);
      if (nameIsNext && names) {
        const name: string = JSON.parse(json.slice(at, end + 1));
        if (names.has(name)) return { reason: 'repeated_name', name };
        names.add(name);
        nameIsNext = false;
      }
      at = end;
    } else if (character === '{' || character === '[') {
      if (open.length === depthMax) return { reason: 'too_deep' };
      nameIsNext = character === '{';
      open.push(nameIsNext ? new Set() : null);
    } else if (character === '}' || character === ']') {
      open.pop();
      nameIsNext = false;
    } else if (character === ',') nameIsNext = open.at(-1) !== null;
  }
  return undefined;
}

/** Where the string that begins here has its closing quote. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
