/**
 * The first name that an object in `json` has twice, also when it is spelled with other escapes. `JSON.parse` keeps the
 * last of them without a word, other parsers the first: what was meant can't be known.
 *
 * @param json what JSON.parse takes
 */
export function repeatedName(json: string): string | undefined {
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
        if (names.has(name)) return name;
        names.add(name);
        nameIsNext = false;
      }
      at = end;
    } else if (character === '{') {
      open.push(new Set());
      nameIsNext = true;
    } else if (character === '[') {
      open.push(null);
      nameIsNext = false;
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
