import { type ConfigOf, setting, settings } from '@review-reply/config';
import { serviceSettings } from '@review-reply/service';

export const identitySettings = settings({
  ...serviceSettings,
  HASH_KEYS: {
    schema: setting.keys(),
    description:
      'Keys that API secrets are hashed with: id:base64-of-32-bytes, comma separated, the current one first.',
  },
  PUBLIC_URL: {
    schema: setting.httpUrl(),
    description: 'URL under which the platform is reached from outside; the issuer of its tokens.',
  },
});

export type IdentityConfig = ConfigOf<typeof identitySettings>;
