/** What a command found: a page to read, and whether all of it is as it should be. */
export interface Report {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}
