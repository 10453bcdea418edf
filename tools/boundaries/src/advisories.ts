/** What `npm audit --json` says, as far as it is read here. */
export interface NpmAudit {
  readonly vulnerabilities: Readonly<Record<string, { readonly via: ReadonlyArray<string | Advisory> }>>;
}

export interface Advisory {
  readonly url: string;
  readonly name: string;
  readonly title: string;
  readonly severity: string;
}

/** An advisory that is lived with: why, and until when. */
export interface Exception {
  readonly url: string;
  readonly reason: string;
  /** The last day, as 2026-11-30. */
  readonly until: string;
}

/** Every advisory that no exception in force covers, and every exception that covers none any more, a sentence each. */
export function findAdvisories(audit: NpmAudit, exceptions: readonly Exception[], now: Date): string[] {
  const all = Object.values(audit.vulnerabilities).flatMap(({ via }) => via.filter((one) => typeof one !== 'string'));
  const advisories = [...new Map(all.map((advisory) => [advisory.url, advisory])).values()];
  const today = now.toISOString().slice(0, 10);
  const open = advisories.flatMap(({ url, name, title, severity }) => {
    const exception = exceptions.find((one) => one.url === url);
    if (exception === undefined) return [`${name} (${severity}): ${title} ${url}`];
    return exception.until < today ? [`${name}: the exception for ${url} ended on ${exception.until}.`] : [];
  });
  const known = new Set(advisories.map(({ url }) => url));
  const idle = exceptions.filter(({ url }) => !known.has(url));
  return [...open, ...idle.map(({ url }) => `The exception for ${url} covers nothing any more.`)];
}
