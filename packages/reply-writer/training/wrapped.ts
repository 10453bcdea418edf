/** Words as lines of a generated file. */
export function wrapped(list: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of list) {
    if (line.length + word.length > 118) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
