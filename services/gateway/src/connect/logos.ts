import { createHmac, timingSafeEqual } from 'node:crypto';
import { createHostResolver, type GuardedFetch, openGuardedFetch } from '@review-reply/guarded-http';
import type { Logger } from '@review-reply/telemetry';
import { LRUCache } from 'lru-cache';
import type { Logo, Logos } from './visit.ts';

const bytesMax = 256 * 1024;
const fetchWithinMs = 5_000;
const keptForMs = 3_600_000;
/** A logo that could not be had is asked for again after this. */
const missingForMs = 60_000;
const keptMax = 200;
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'];

export interface LogoOptions {
  /** Gives a key that all gateways hold. */
  readonly keyFor: (purpose: string) => Buffer;
  /** Whether logos may be on this machine by plain HTTP: never in production. */
  readonly allowLocal: boolean;
  readonly logger: Logger;
}

/**
 * Logos of partners' contracts, served by us so that no visitor's browser tells a partner's server where it is. A
 * contract holds the logo's URL, set by an operator. It is fetched at first use and kept in memory for an hour. Its
 * path names the URL, signed, so that any gateway serves it and nobody makes us fetch anything else. Only public
 * addresses are called for it: a mistyped or malicious contract reaches nothing inside.
 */
export function createLogos({ keyFor, allowLocal, logger }: LogoOptions): Logos {
  const resolveHost = createHostResolver([]);
  const http = openGuardedFetch({ allowLocal, timeoutMs: fetchWithinMs, resolveHost, proxy: null });
  const kept = new LRUCache<string, Promise<Logo | undefined>>({ max: keptMax, ttl: keptForMs });
  const sign = (encoded: string) => createHmac('sha256', keyFor('logo paths')).update(encoded).digest('base64url');

  const load = (url: string) => {
    const found = kept.get(url);
    if (found !== undefined) return found;
    const logo = fetchLogo(http, url, allowLocal).catch((error: unknown) => {
      logger.warn({ err: error }, 'A logo of a partner could not be fetched.');
      return undefined;
    });
    kept.set(url, logo);
    void logo.then((got) => {
      if (got === undefined && kept.peek(url) === logo) kept.set(url, logo, { ttl: missingForMs });
    });
    return logo;
  };

  return {
    pathOf: (logoUrl) => {
      const encoded = Buffer.from(logoUrl).toString('base64url');
      return `/connect/logos/${encoded}.${sign(encoded)}`;
    },
    get: async (segment) => {
      const [encoded = '', signature = ''] = segment.split('.', 2);
      const expected = Buffer.from(sign(encoded));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return load(Buffer.from(encoded, 'base64url').toString());
    },
  };
}

/** @throws Error when there is no image of a known type and a reasonable size at the URL itself */
async function fetchLogo(http: GuardedFetch, text: string, allowLocal: boolean): Promise<Logo> {
  const url = new URL(text);
  const local = allowLocal && url.protocol === 'http:' && url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !local) throw new Error('A logo is fetched by https only.');
  const response = await http.fetch(url, { signal: AbortSignal.timeout(fetchWithinMs) });
  if (!response.ok || response.body === null) throw new Error(`The logo's server answered ${response.status}.`);
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    await response.body.cancel();
    throw new Error('The logo is no image of a known type.');
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > bytesMax) throw new Error('The logo is too large.');
    chunks.push(chunk);
  }
  return { type, bytes: Buffer.concat(chunks) };
}
