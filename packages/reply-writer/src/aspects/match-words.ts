/** Looks a folded word up in a word list; a trailing `*` in the list matches any ending. */
export type WordMatcher = (word: string) => boolean;

/** Compiles a word list: white space between entries. */
export function matchWords(list: string): WordMatcher {
  const { exact, prefixes } = compileWords(list);
  return (word) => exact.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
}

export function compileWords(list: string): { exact: ReadonlySet<string>; prefixes: readonly string[] } {
  const entries = list.split(/\s+/u).filter((entry) => entry !== '');
  return {
    exact: new Set(entries.filter((entry) => !entry.endsWith('*'))),
    prefixes: entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)),
  };
}
