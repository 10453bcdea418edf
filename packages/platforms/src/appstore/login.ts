import { z } from 'zod';
import { toAccess } from '../access.ts';
import { buildUrl, readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Login } from '../login.ts';
import { lackingIn, readCredentials } from '../read-credentials.ts';
import { invalidCredentials, signJwt } from '../sign-jwt.ts';
import { readLoginRefusal } from './read-refusal.ts';

/** Apple refuses more than 20 minutes, and exactly 20 where clocks differ. */
const tokenLifeSeconds = 15 * 60;
const operation = 'apps.list';
const source = 'appstore';

/** An API key: a team's has an issuer, a person's own has none. */
const apiKey = z.object({
  issuer_id: z.string().min(1).optional(),
  key_id: z.string().min(1),
  private_key: z.string().min(1),
});

/**
 * Logins by App Store Connect's API keys
 * (https://developer.apple.com/documentation/appstoreconnectapi/generating-tokens-for-api-requests): the credentials
 * are `{"issuer_id", "key_id", "private_key"}` in JSON, the private key being the `.p8` file's text. We sign the tokens
 * ourselves; a small call says whether Apple still takes them, so that a key which was revoked is known for that.
 */
export function appStoreLogin({ http, apiUrl }: { http: HttpClient; apiUrl: string }): Login {
  const url = buildUrl(readBaseUrl(apiUrl), ['v1', 'apps'], { limit: 1 });
  return {
    platformUserOf: (credentials) => {
      const key = readCredentials(apiKey, credentials);
      return key?.issuer_id ?? key?.key_id ?? null;
    },
    lackingIn: (credentials) => lackingIn(apiKey, credentials),
    obtainAccess: async ({ credentials, signal }) => {
      const key = readCredentials(apiKey, credentials);
      if (key === null) throw invalidCredentials(source, operation);
      const token = await signJwt({
        source,
        operation,
        algorithm: 'ES256',
        keyId: key.key_id,
        privateKey: key.private_key,
        claims: {
          aud: 'appstoreconnect-v1',
          ...(key.issuer_id === undefined ? { sub: 'user' } : { iss: key.issuer_id }),
        },
        lifeSeconds: tokenLifeSeconds,
      });
      await http.call({
        source,
        operation,
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${token}` },
        signal,
        schema: z.object({ data: z.array(z.unknown()) }),
        readRefusal: readLoginRefusal,
      });
      return { access: toAccess(token), expiresInSeconds: tokenLifeSeconds };
    },
  };
}
