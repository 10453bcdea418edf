import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type EnrollmentProgress, EnrollmentService } from '@review-reply/proto/identity/v1/enrollment';
import { systemCaller } from '@review-reply/rpc';
import { openPeers } from '@review-reply/testing';
import type { E2ePlatform } from '../../src/index.ts';

const timeoutMs = 30_000;

export interface Person {
  readonly sub: string;
  readonly placeIds: readonly string[];
}

/** Somebody at Google who manages places, each with reviews that were written before. */
export async function newPerson({ simulator }: E2ePlatform, places: number, reviewsEach: number): Promise<Person> {
  const tag = randomUUID().slice(0, 8);
  const locations = Array.from({ length: places }, (_, at) => ({
    place_id: `enrolled-${tag}-${at}`,
    title: `Demo Lounge ${tag} ${at}`,
    city: 'Paris',
  }));
  const { sub } = await simulator.openLogin(`enrolled-${tag}`, locations);
  for (const { place_id } of locations)
    if (reviewsEach > 0)
      await simulator.write(
        place_id,
        Array.from({ length: reviewsEach }, (_, at) => ({ rating: 4, text: `Quiet and clean, ${at}.` })),
      );
  return { sub, placeIds: locations.map(({ place_id }) => place_id) };
}

/** What a client's browser does with a link, as the pages ask it of identity: consent, sign-in, the way back. */
export async function goThrough(
  { platform, simulator }: E2ePlatform,
  connectUrl: string,
  { sub }: { readonly sub: string },
): Promise<EnrollmentProgress> {
  const { settings, publicUrl } = platform;
  const peers = openPeers(settings.RPC_DIR ?? '');
  const enrollments = peers.client(EnrollmentService, { address: settings.IDENTITY_ADDRESS ?? '' });
  try {
    const gateway = { caller: systemCaller('gateway'), timeoutMs };
    const browserHash = createHash('sha256').update(randomBytes(32)).digest();
    const token = connectUrl.split('/').at(-1) ?? '';
    const redirectUri = `${publicUrl}/connect/callback`;
    const { authorizationUrl } = await enrollments.beginGoogleSignIn({ token, browserHash, redirectUri }, gateway);
    const back = await simulator.signIn(sub, authorizationUrl ?? '');
    const { code = '', state = '' } = Object.fromEntries(new URL(back).searchParams);
    return await enrollments.finishGoogleSignIn({ state, code, browserHash }, gateway);
  } finally {
    enrollments.close();
    peers.close();
  }
}
