import { type ConfigOf, type Environment, setting, settings } from '@review-reply/config';
import { clientSettings, hostSettings } from '@review-reply/platforms';
import { serviceSettings } from '@review-reply/service';
import { z } from 'zod';

export const placesSettings = settings({
  ...serviceSettings,
  ...hostSettings,
  ...clientSettings,
  IDENTITY_ADDRESS: {
    schema: setting.address(),
    description:
      'The identity service, host:port; asked before an account is erased, and where its reports are sent to.',
  },
  ACCESS_LEASE_MS: {
    schema: setting.integer(100, 60_000).default(12_000),
    description:
      'How long a replica that is silent keeps the others from asking for a login’s access, in milliseconds; above a call to a platform with its deadline of 10 s.',
  },
  LISTING_READS_MAX: {
    schema: setting.integer(1, 1_000_000).default(100),
    description:
      'Live listings that all accounts together read a minute; beyond it, who has read three tenths of it waits. 100 unless given: each takes Google two or three calls of the 300 that it allows a project.',
  },
  REVIEWS_ADDRESS: {
    schema: setting.address(),
    description: 'gRPC address of the reviews service, host:port; asked for what reports tell.',
  },
  PUBLIC_URL: {
    schema: setting.httpUrl(),
    inProduction: setting.https,
    description: 'URL under which the platform is reached from outside; the links of reports begin with it.',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    description:
      'Mail server that reports are sent by: smtp://user:password@host:port, or smtps://. None are sent without one. In production nothing is sent without TLS.',
  },
  SMTP_FROM: {
    schema: z.email().optional(),
    description: 'Address that reports come from; needed with SMTP_URL.',
  },
  BILLING_ADDRESS: { schema: setting.address(), description: 'gRPC address of the billing service, host:port.' },
});

export type PlacesConfig = ConfigOf<typeof placesSettings>;

/** Faults that show only when settings are seen together. */
export function findPlacesProblems({ SMTP_URL: url, SMTP_FROM: from }: Environment): string[] {
  return url && !from
    ? ['SMTP_FROM is missing: with SMTP_URL it is needed, as the address that reports come from.']
    : [];
}

/** What mails are sent by, or null where none are. */
export function mailSettingsOf({ SMTP_URL: url, SMTP_FROM: from }: PlacesConfig): { url: string; from: string } | null {
  return url === undefined || from === undefined ? null : { url, from };
}
