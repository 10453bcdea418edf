/** What a command found: a page to read, and whether all of it is as it should be. */
export interface Report {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

/** Prints what a command found. @returns whether all of it is as it should be */
export function tell(name: string, { lines, problems }: Report): boolean {
  console.log(`\n${name}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  for (const problem of problems) console.log(`  PROBLEM: ${problem}`);
  console.log(problems.length === 0 ? '  all as it should be' : `  ${problems.length} problems`);
  return problems.length === 0;
}
