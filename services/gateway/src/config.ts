import { type ConfigOf, type Environment, setting, settings } from '@review-reply/config';
import { kafkaSettings } from '@review-reply/events';
import { commonSettings } from '@review-reply/runtime';
import { z } from 'zod';

const serviceAddress = (service: string) => ({
  schema: setting.address(),
  description: `Where the ${service} service answers gRPC, host:port.`,
});

const callsMax = 1_000_000;
const proxyHopsMax = 16;
const requestTimeoutMsMax = 300_000;
const silenceMsMax = 86_400_000;
const redisTimeoutMsMax = 10_000;

/** Origins as browsers send them, such as https://app.example.com; none unless given. */
const origins = () =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .pipe(z.array(z.string().refine(isOrigin, 'must be origins: scheme, host and port alone')));

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** A rate limit in any 60 s. */
const rateLimit = (limit: number, of: string) => ({
  schema: setting.integer(1, callsMax).default(limit),
  description: `${of}, at most, in any 60 s; ${limit} unless given.`,
});

export const gatewaySettings = settings({
  ...commonSettings,
  HOST: { schema: z.string().default('0.0.0.0'), description: 'Address to listen on.' },
  PORT: { schema: setting.port(), description: 'Port of the HTTP server; 0 takes a free one.' },
  TLS_DIR: {
    schema: z.string().min(1).optional(),
    description:
      'Folder with tls.crt and tls.key, which clients are served HTTPS by; plain HTTP unless set. Read again when changed.',
  },
  PUBLIC_URL: {
    schema: setting.httpUrl(),
    inProduction: setting.https,
    description:
      'URL under which the platform is reached from outside; the issuer of its tokens and base of its links.',
  },
  RPC_DIR: {
    schema: z.string().min(1),
    description:
      'Folder with ca.crt, <service>.crt, <service>.key, callers.pem and caller.key: who calls, and how callers are signed. Read again when changed.',
  },
  ...kafkaSettings,
  IDENTITY_ADDRESS: serviceAddress('identity'),
  PLACES_ADDRESS: serviceAddress('places'),
  REVIEWS_ADDRESS: serviceAddress('reviews'),
  BILLING_ADDRESS: serviceAddress('billing'),
  WEBHOOKS_ADDRESS: serviceAddress('webhooks'),
  GOOGLE_PUSH_AUDIENCE: {
    schema: z.string().min(1).optional(),
    description:
      'Audience of the Pub/Sub push subscription that Google’s notifications come by, to /pushes/google; there is no such path without it.',
  },
  GOOGLE_PUSH_SENDER: {
    schema: z.email().optional(),
    description: 'E-mail of the service account that pushes; needed with GOOGLE_PUSH_AUDIENCE.',
  },
  GOOGLE_CERTS_URL: {
    schema: setting.httpUrl().default('https://www.googleapis.com'),
    inProduction: setting.https,
    description: 'The host that publishes the keys of Google’s tokens.',
  },
  RATE_LIMIT_READS: rateLimit(120, 'Reads of one API key'),
  RATE_LIMIT_WRITES: rateLimit(30, 'Writes of one API key'),
  RATE_LIMIT_GENERATIONS: rateLimit(20, 'Suggestions asked for by one API key'),
  RATE_LIMIT_TOKENS: rateLimit(60, 'Tokens asked for by one client id, and as many revocations'),
  RATE_LIMIT_TOKEN_FAILURES: rateLimit(20, 'Wrong secrets for one client id from one address'),
  RATE_LIMIT_TOKEN_FAILURES_PER_ADDRESS: rateLimit(20, 'Wrong secrets from one address'),
  RATE_LIMIT_UNAUTHENTICATED: rateLimit(120, 'Calls without a valid token from one address'),
  RATE_LIMIT_CONNECT_PAGES: rateLimit(120, 'Pages of enrolments and reports shown to one address'),
  RATE_LIMIT_REDIS_TIMEOUT_MS: {
    schema: setting.integer(1, redisTimeoutMsMax).default(50),
    description: 'Milliseconds that a request waits for Redis at most; beyond it limits are counted in process.',
  },
  SERVICE_CALLS_MAX: {
    schema: setting.integer(1, callsMax).default(256),
    description:
      'Calls under way through one client of a service at most, and of each method that waits for others outside, which are counted apart; one more is 503 at once. 256 unless given.',
  },
  EDGE_STATE_SILENCE_MAX_MS: {
    schema: setting.integer(1, silenceMsMax).default(300_000),
    description: 'Milliseconds without a word of identity after which this gateway is not ready; 300000 unless given.',
  },
  HTTP_CONNECTIONS_PER_ADDRESS_MAX: {
    schema: setting.integer(1, callsMax).default(1_000),
    description:
      'Connections of one address at most, one more is closed at once; not counted behind proxies. 1000 unless given.',
  },
  HTTP_CONNECTIONS_MAX: {
    schema: setting.integer(1, callsMax).default(10_000),
    description: 'Connections of clients at most; one more is closed at once. 10000 unless given.',
  },
  HTTP_HEADERS_TIMEOUT_MS: {
    schema: setting.integer(1, requestTimeoutMsMax).default(10_000),
    description: 'Milliseconds in which a request has sent its headers, or is cut off; 10000 unless given.',
  },
  HTTP_REQUEST_TIMEOUT_MS: {
    schema: setting.integer(1, requestTimeoutMsMax).default(30_000),
    description: 'Milliseconds in which a request has been sent whole, or is cut off; 30000 unless given.',
  },
  HTTP_SILENCE_TIMEOUT_MS: {
    schema: setting.integer(1, requestTimeoutMsMax).default(60_000),
    description:
      'Milliseconds for which a client may take nothing of its answer before it is cut off, longer than any answer takes to be made; 60000 unless given.',
  },
  CORS_ORIGINS: {
    schema: origins(),
    description: 'Origins whose pages may call the API from a browser, comma separated; none unless given.',
  },
  TRUSTED_PROXY_HOPS: {
    schema: setting.integer(0, proxyHopsMax).default(0),
    description:
      'How many proxies stand before the gateway, each adding an address to X-Forwarded-For; 0 believes the connection alone.',
  },
});

export type GatewayConfig = ConfigOf<typeof gatewaySettings>;

/** Faults that show only when settings are seen together. */
export function findGatewayProblems(env: Environment): string[] {
  const { GOOGLE_PUSH_AUDIENCE: audience, GOOGLE_PUSH_SENDER: sender } = env;
  return !audience === !sender ? [] : ['Set both GOOGLE_PUSH_AUDIENCE and GOOGLE_PUSH_SENDER, or neither.'];
}

/** Who pushes, or null where nobody does. */
export function pushSenderOf(config: GatewayConfig): { audience: string; email: string } | null {
  const { GOOGLE_PUSH_AUDIENCE: audience, GOOGLE_PUSH_SENDER: email } = config;
  return audience === undefined || email === undefined ? null : { audience, email };
}
