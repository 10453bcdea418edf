import { isIP } from 'node:net';
import { type HostKind, hostKind } from './address-kind.ts';
import { NameServersAwayError, type ResolveHost } from './resolve-host.ts';

/** How long a look-up may keep the caller of a creation waiting, in milliseconds. */
const lookUpTimeoutMs = 3_000;

/**
 * What a URL's host leads to now. A name that does not resolve in time counts as "other": an endpoint nobody can reach
 * is of no use to its owner.
 * @param hostname as URL.hostname gives it, with brackets around IPv6
 * @throws NameServersAwayError
 */
export async function lookUpHostKind(resolveHost: ResolveHost, hostname: string): Promise<HostKind> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return hostKind([literal]);
  const { promise: timeout, resolve } = Promise.withResolvers<string[]>();
  const timer = setTimeout(() => resolve([]), lookUpTimeoutMs);
  try {
    return hostKind(await Promise.race([resolveHost(hostname), timeout]));
  } catch (error) {
    if (error instanceof NameServersAwayError) throw error;
    return 'other';
  } finally {
    clearTimeout(timer);
  }
}
