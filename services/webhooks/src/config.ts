import { type ConfigOf, type Environment, setting, settings } from '@review-reply/config';
import { serviceSettings } from '@review-reply/service';
import { z } from 'zod';

const timeoutMsDefault = 10_000;
const leaseMsDefault = 30_000;

export const webhooksSettings = settings({
  ...serviceSettings,
  IDENTITY_ADDRESS: { schema: setting.address(), description: 'The identity service, host:port.' },
  WEBHOOKS_ALLOW_LOCAL: {
    schema: setting.flag().default(false),
    description: 'Whether loopback addresses may be called over plain HTTP (development and test only).',
    inProduction: (allowed) => (allowed ? 'is refused in production' : undefined),
  },
  WEBHOOKS_TIMEOUT_MS: {
    schema: setting.integer(50, 10_000).default(timeoutMsDefault),
    description: 'Milliseconds from the start of an attempt to the end of its answer, name look-up and TLS included.',
  },
  WEBHOOKS_LEASE_MS: {
    schema: setting.integer(200, 120_000).default(leaseMsDefault),
    description: 'Milliseconds after which the deliveries of a replica that died are taken over; above the time limit.',
  },
  WEBHOOKS_CONCURRENCY_MAX: {
    schema: setting.integer(1, 2_000).default(200),
    description:
      'Attempts that one replica makes at once, beside slow ones, of which there may be three times as many.',
  },
  WEBHOOKS_NAME_SERVERS: {
    schema: setting.list().default([]),
    description:
      "Name servers that receivers' hosts are looked up by, address or address:port; the system's unless set.",
  },
  WEBHOOKS_EGRESS_PROXY: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    description:
      'Proxy that deliveries leave through by CONNECT, as http(s)://user:password@host:port; none unless set.',
  },
});

export type WebhooksConfig = ConfigOf<typeof webhooksSettings>;

/** Faults that show only when settings are seen together. */
export function findWebhooksProblems(env: Environment): string[] {
  const leaseMs = Number(env.WEBHOOKS_LEASE_MS || leaseMsDefault);
  const timeoutMs = Number(env.WEBHOOKS_TIMEOUT_MS || timeoutMsDefault);
  return leaseMs <= timeoutMs ? ['WEBHOOKS_LEASE_MS must be longer than WEBHOOKS_TIMEOUT_MS.'] : [];
}
