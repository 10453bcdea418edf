import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { toTimestamp } from '@review-reply/rpc';
import { identity, type Login, type TestPlaces } from './start-places.ts';

const redirectUri = 'https://app.example.test/connect/callback';

/** What a browser brings back from Google, to be exchanged. */
export async function newCode({ signIns, control, stack }: TestPlaces, login: Login, scope?: string) {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const { url } = await signIns.getAuthorizationUrl(
    { platform: 'google', state: 'demo', codeChallenge, redirectUri },
    identity,
  );
  const input = { authorization_url: url, ...(scope === undefined ? {} : { scope }) };
  const back = await control<{ redirect_url: string }>('POST', `/google/accounts/${login.sub}/sign-in`, input);
  const code = new URL(back.redirect_url).searchParams.get('code') ?? '';
  const forgetAt = toTimestamp(new Date(stack.clock.now().getTime() + 3_600_000));
  return { signInId: randomUUID(), platform: 'google', code, codeVerifier, redirectUri, forgetAt };
}
