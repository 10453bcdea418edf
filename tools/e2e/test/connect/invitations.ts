import { randomUUID } from 'node:crypto';
import type { E2eAccount, E2ePlatform } from '../../src/index.ts';
import { newPartner, partnerHost } from '../../src/work/partner.ts';
import { newKey } from '../../src/work/requests.ts';

export interface Invitation {
  readonly partner: E2eAccount;
  readonly enrollmentId: number;
  readonly connectUrl: string;
  readonly externalRef: string;
}

export interface InvitationOptions {
  /** One of its own unless given. */
  readonly partner?: E2eAccount;
  readonly locale?: 'en' | 'fr';
  readonly places?: 'all' | 'choose';
}

export async function invite(e2e: E2ePlatform, options: InvitationOptions = {}): Promise<Invitation> {
  const { partner = await newPartner(e2e), locale, places } = options;
  const externalRef = `demo-${randomUUID().slice(0, 8)}`;
  const { body } = await partner.api.call('POST', '/enrollments', {
    headers: newKey(),
    body: {
      email: 'demo-client@example.com',
      name: 'Demo Lounge',
      return_url: `https://${partnerHost}/back?shop=7`,
      external_ref: externalRef,
      ...(locale && { locale }),
      ...(places && { places }),
    },
  });
  const { enrollment_id: enrollmentId, connect_url: connectUrl } = body.data;
  return { partner, enrollmentId, connectUrl, externalRef };
}

/** Somebody at Google who manages this many places; named by sub. */
export async function newPerson({ simulator }: E2ePlatform, places: number): Promise<string> {
  const tag = randomUUID().slice(0, 8);
  const locations = Array.from({ length: places }, (_, at) => ({
    place_id: `person-${tag}-${at}`,
    title: `Demo Lounge ${tag} ${at}`,
    city: 'Paris',
  }));
  return (await simulator.openLogin(`person-${tag}`, locations)).sub;
}

export async function readEnrollment({ partner, enrollmentId }: Invitation) {
  return (await partner.api.call('GET', `/enrollments/${enrollmentId}`)).body.data;
}
