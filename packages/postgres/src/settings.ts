import { type ConfigOf, setting, settings } from '@review-reply/config';
import { z } from 'zod';

/** How a database is reached. */
export const postgresSettings = settings({
  POSTGRES_URL: {
    // The URL's own word on TLS would count more than ours.
    schema: z
      .url({ protocol: /^postgres(ql)?$/ })
      .refine((url) => !/[?&]ssl/.test(url), 'must not contain ssl parameters: POSTGRES_TLS and POSTGRES_CA decide'),
    description: 'The own database, under the own role, as postgres://role:password@host:port/database.',
  },
  POSTGRES_PASSWORD: {
    schema: z.string().optional(),
    description: 'Password in place of the one in POSTGRES_URL.',
  },
  POSTGRES_TLS: {
    schema: setting.flag().default(false),
    description: 'Whether the database is spoken to by TLS only, and must prove to be the host of POSTGRES_URL.',
    inProduction: setting.needed,
  },
  POSTGRES_CA: {
    schema: setting.pem().optional(),
    description: 'Certificates that the database is known by, as PEM; those of the system unless set.',
  },
});

/** What connects to a database, as it is configured. */
export interface PostgresServer {
  readonly url: string;
  /** TLS and nothing else; without `ca`, PEM, the system says whom to believe. Left out for none. */
  readonly tls?: { readonly ca?: string | undefined } | undefined;
}

export function postgresServer(config: ConfigOf<typeof postgresSettings>): PostgresServer {
  const url = setting.withPassword(config.POSTGRES_URL, config.POSTGRES_PASSWORD);
  return { url, tls: config.POSTGRES_TLS ? { ca: config.POSTGRES_CA } : undefined };
}
