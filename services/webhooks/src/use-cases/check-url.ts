import { type HostKind, lookUpHostKind, NameServersAwayError } from '@review-reply/guarded-http';
import { errors } from '../domain/errors.ts';
import { findUrlFaults, parseEndpointUrl } from '../domain/url-rules.ts';
import type { Context } from './context.ts';

/**
 * What keeps a URL from being called now, as faults of the body's field. It asks name servers: not in a transaction.
 * @throws AppError service_unavailable when none of them can be reached
 */
export async function findFaultsOfUrl({ allowLocal, resolveHost }: Context, url: string): Promise<object[]> {
  const parsed = parseEndpointUrl(url);
  const host = parsed === null ? 'other' : await lookUpKind(resolveHost, parsed.hostname);
  return findUrlFaults(url, host, allowLocal).map((fault) => ({ path: 'body.url', ...fault }));
}

async function lookUpKind(resolveHost: Context['resolveHost'], hostname: string): Promise<HostKind> {
  try {
    return await lookUpHostKind(resolveHost, hostname);
  } catch (error) {
    throw error instanceof NameServersAwayError ? errors.namesUnavailable({}, error) : error;
  }
}
