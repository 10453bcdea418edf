import { findUrlFaults, parseEndpointUrl } from '../domain/url-rules.ts';
import { lookUpHostKind } from '../network/look-up-host.ts';
import type { Context } from './context.ts';

/** What keeps a URL from being called now, as faults of the body's field. It asks name servers: not in a transaction. */
export async function findFaultsOfUrl({ allowLocal, resolveHost }: Context, url: string): Promise<object[]> {
  const parsed = parseEndpointUrl(url);
  const host = parsed === null ? 'other' : await lookUpHostKind(resolveHost, parsed.hostname);
  return findUrlFaults(url, host, allowLocal).map((fault) => ({ path: 'body.url', ...fault }));
}
