import { type ConfigOf, setting, settings } from '@review-reply/config';
import { processSettings } from '@review-reply/runtime';
import { z } from 'zod';

const serviceAddress = (service: string) => ({
  schema: setting.address(),
  description: `Where the ${service} service answers gRPC, host:port.`,
});

export const gatewaySettings = settings({
  ...processSettings,
  HOST: { schema: z.string().default('0.0.0.0'), description: 'Address to listen on.' },
  PORT: { schema: setting.port(), description: 'Port of the HTTP server; 0 takes a free one.' },
  PUBLIC_URL: {
    schema: setting.httpUrl(),
    description:
      'URL under which the platform is reached from outside; the issuer of its tokens and base of its links.',
  },
  RPC_SECRET: {
    schema: setting.secret(),
    description: 'Key of at least 32 characters that all services sign calls with.',
  },
  KAFKA_BROKERS: { schema: setting.list(), description: 'Kafka brokers to start from, host:port, comma separated.' },
  KAFKA_PREFIX: { schema: z.string().default(''), description: 'Put before topic names.' },
  IDENTITY_ADDRESS: serviceAddress('identity'),
  PLACES_ADDRESS: serviceAddress('places'),
  REVIEWS_ADDRESS: serviceAddress('reviews'),
  BILLING_ADDRESS: serviceAddress('billing'),
  WEBHOOKS_ADDRESS: serviceAddress('webhooks'),
});

export type GatewayConfig = ConfigOf<typeof gatewaySettings>;
