/** One thing wrong with a return URL, worded at the edge by its code. */
export interface ReturnUrlFault {
  readonly code:
    | 'invalid_url'
    | 'url_scheme_not_allowed'
    | 'url_credentials_not_allowed'
    | 'url_fragment_not_allowed'
    | 'url_host_not_declared';
}

export type ReturnStatus = 'completed' | 'no_place' | 'not_allowed';

/**
 * What is wrong with where a client would be sent back to.
 * @param domains of the partner's contract: a host means that host alone; `*.` before one means every host below it, by
 *   whole labels, and not the host itself
 */
export function findReturnUrlFaults(returnUrl: string, domains: readonly string[]): ReturnUrlFault[] {
  const url = URL.parse(returnUrl);
  if (url === null) return [{ code: 'invalid_url' }];
  const faults: ReturnUrlFault[] = [];
  if (url.protocol !== 'https:') faults.push({ code: 'url_scheme_not_allowed' });
  if (url.username !== '' || url.password !== '') faults.push({ code: 'url_credentials_not_allowed' });
  if (url.hash !== '' || returnUrl.includes('#')) faults.push({ code: 'url_fragment_not_allowed' });
  if (!domains.some((domain) => names(domain.toLowerCase(), url.hostname)))
    faults.push({ code: 'url_host_not_declared' });
  return faults;
}

function names(domain: string, host: string): boolean {
  if (!domain.startsWith('*.')) return host === domain;
  const parent = domain.slice(1);
  return host.length > parent.length && host.endsWith(parent) && parent.length > 1;
}

/** The way back: the partner's URL as it is, its own query included, with what became of the enrolment added. */
export function returnUrlWith(
  returnUrl: string,
  { enrollmentId, status, externalRef }: { enrollmentId: bigint; status: ReturnStatus; externalRef: string | null },
): string {
  const { href, search } = new URL(returnUrl);
  const added = new URLSearchParams({ enrollment_id: String(enrollmentId), status });
  if (externalRef !== null) added.set('external_ref', externalRef);
  return `${href.replace(/\?$/, '')}${search === '' ? '?' : '&'}${added}`;
}
