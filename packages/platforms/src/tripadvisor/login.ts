import { z } from 'zod';
import { toAccess } from '../access.ts';
import { buildUrl, readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Login } from '../login.ts';
import { readLoginRefusal } from './read-refusal.ts';

/** The key is all the access there is; so often it is asked whether Tripadvisor still takes it. */
const accessLifeSeconds = 24 * 3_600;

/**
 * Logins by a key of the Content API (https://tripadvisor-content-api.readme.io/reference/authentication), which is the
 * owner's and tells nothing of whose it is. A search says whether it is still good: searches have a limit of their own
 * and take nothing of the owner's daily budget (https://tripadvisor-content-api.readme.io/reference/rate-limits).
 */
export function tripadvisorLogin({ http, apiUrl }: { http: HttpClient; apiUrl: string }): Login {
  const baseUrl = readBaseUrl(apiUrl);
  return {
    platformUserOf: () => null,
    lackingIn: (credentials) => (/^\S+$/.test(credentials) ? [] : ['key']),
    obtainAccess: async ({ credentials: key, signal }) => {
      await http.call({
        source: 'tripadvisor',
        operation: 'locations.search',
        method: 'GET',
        url: buildUrl(baseUrl, ['api', 'v1', 'location', 'search'], { key, searchQuery: 'Paris', language: 'en' }),
        signal,
        schema: z.object({ data: z.array(z.unknown()) }),
        readRefusal: readLoginRefusal,
      });
      return { access: toAccess(key), expiresInSeconds: accessLifeSeconds };
    },
  };
}
