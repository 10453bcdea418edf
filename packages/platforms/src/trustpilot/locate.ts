import { z } from 'zod';
import { buildUrl, readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { PlaceToLocate } from '../platform.ts';
import { readApiRefusal } from './read-refusal.ts';

const found = z.object({ id: z.string().min(1).max(200) });

/**
 * The business unit that a domain belongs to
 * (https://developers.trustpilot.com/business-units-api#find-a-business-unit). The call is public and takes the
 * application's key, which is the first half of the credentials.
 */
export function trustpilotLocate({ http, apiUrl }: { http: HttpClient; apiUrl: string }) {
  const baseUrl = readBaseUrl(apiUrl);
  return async ({ id: name, credentials, signal }: PlaceToLocate): Promise<string> => {
    const { id } = await http.call({
      source: 'trustpilot',
      operation: 'business_units.find',
      method: 'GET',
      url: buildUrl(baseUrl, ['v1', 'business-units', 'find'], { name }),
      headers: { apikey: credentials.slice(0, credentials.indexOf(':')) },
      signal,
      schema: found,
      readRefusal: readApiRefusal,
    });
    return id;
  };
}
