import { type ConfigOf, setting, settings } from '@review-reply/config';
import { serviceSettings } from '@review-reply/service';

/** Longer than the 5 minutes for which the published keys may be cached, and than a gateway takes to pull them. */
const publishAheadMinS = 310;

export const identitySettings = settings({
  ...serviceSettings,
  HASH_KEYS: {
    schema: setting.keys(),
    description:
      'Keys that API secrets are hashed with: id:base64-of-32-bytes, comma separated, the current one first.',
  },
  PUBLIC_URL: {
    schema: setting.httpUrl(),
    inProduction: setting.https,
    description: 'URL under which the platform is reached from outside; the issuer of its tokens.',
  },
  PLACES_ADDRESS: { schema: setting.address(), description: 'gRPC address of the places service, host:port.' },
  ENROLLMENT_LEASE_MS: {
    schema: setting.integer(1_000, 600_000).default(60_000),
    description:
      'How long a process may be at a step of an enrolment before another takes it up, in milliseconds of real time; longer than reading all locations of a login takes.',
  },
  SIGNING_KEY_ROTATE_AFTER_H: {
    schema: setting.integer(1, 24 * 365).default(24 * 30),
    description: 'How long a key signs tokens before the next one takes over, in hours.',
  },
  SIGNING_KEY_PUBLISH_AHEAD_S: {
    schema: setting.integer(publishAheadMinS, 3_600).default(600),
    description: 'How long a signing key is published at least before it signs, in seconds.',
  },
});

export type IdentityConfig = ConfigOf<typeof identitySettings>;
