import type { PlatformOptions } from '../open-platform.ts';

/**
 * What a process left behind when it died is taken over after its lease, in real time: here within two seconds, so that
 * a test need not wait for half a minute. Everything else is as people get it.
 */
export function shortWaits(reviews: Readonly<Record<string, string>> = {}): PlatformOptions {
  const all = { KAFKA_SESSION_TIMEOUT_MS: '4000' };
  return {
    // The first line of each life of a process is looked for.
    env: { LOG_LEVEL: 'info' },
    settings: () => ({
      identity: all,
      places: { ...all, ACCESS_LEASE_MS: '2000' },
      reviews: {
        ...all,
        IDEMPOTENCY_LEASE_MS: '2000',
        PUBLICATION_LEASE_MS: '2000',
        SYNC_LEASE_MS: '2000',
        MODERATION_FIRST_CHECK_MS: '200',
        ...reviews,
      },
      billing: { ...all, HOLD_TTL_MS: '3000', SWEEP_EVERY_MS: '250', SWEEP_LEASE_MS: '2000' },
      webhooks: { ...all, WEBHOOKS_TIMEOUT_MS: '1000', WEBHOOKS_LEASE_MS: '2000' },
    }),
  };
}
