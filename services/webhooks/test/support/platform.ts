import { parseConfig } from '@review-reply/config';
import { type Endpoint, WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import type { Lifecycle } from '@review-reply/runtime';
import { openStack, type Stack, testCaller } from '@review-reply/testing';
import { buildWebhooks } from '../../src/app.ts';
import { webhooksSettings } from '../../src/config.ts';
import { type Identity, openIdentity } from './identity.ts';
import { openPublisher, type Publisher, publishers } from './publisher.ts';

const migrations = new URL('../../migrations', import.meta.url);

export interface Platform {
  readonly stack: Stack;
  readonly publisher: Publisher;
  readonly identity: Identity;
  readonly env: Record<string, string>;
  readonly webhooks: ReturnType<typeof clientOf>;
  /** Lifecycle of the service, to end it before the stack does. */
  readonly life: Lifecycle;
  /** An account id that no other test uses. */
  newAccount(): bigint;
  subscribe(accountId: bigint, url: string, ...events: string[]): Promise<Endpoint>;
  deliveriesOf(endpoint: Endpoint, accountId: bigint): ReturnType<typeof listDeliveries>;
  endpointOf(endpoint: Endpoint, accountId: bigint): Promise<Endpoint | undefined>;
}

export const asAccount = (accountId: bigint) => ({ caller: testCaller(accountId) });

const clientOf = (stack: Stack, port: number) => stack.client(WebhooksService, port);

async function listDeliveries(webhooks: ReturnType<typeof clientOf>, webhookId: bigint, accountId: bigint) {
  return (await webhooks.listDeliveries({ webhookId }, asAccount(accountId))).deliveries;
}

/** The service on servers of the run, with the services around it that publish. */
export async function openPlatform(more: Record<string, string> = {}): Promise<Platform> {
  const stack = await openStack({ publishers: [...publishers, 'webhooks'] });
  const identity = await openIdentity(stack);
  const IDENTITY_ADDRESS = `127.0.0.1:${identity.port}`;
  const env = await stack.env({ migrations, more: { WEBHOOKS_ALLOW_LOCAL: 'true', IDENTITY_ADDRESS, ...more } });
  const publisher = await openPublisher(stack);
  const started = await startWebhooks(stack, env);
  let accounts = 1_000n;
  return {
    stack,
    publisher,
    identity,
    env,
    ...started,
    newAccount: () => ++accounts,
    subscribe: async (accountId, url, ...events) => {
      const { endpoint } = await started.webhooks.createEndpoint({ url, events }, asAccount(accountId));
      if (endpoint === undefined) throw new Error('no endpoint');
      return endpoint;
    },
    deliveriesOf: ({ webhookId }, accountId) => listDeliveries(started.webhooks, webhookId, accountId),
    endpointOf: async ({ webhookId }, accountId) => {
      const { endpoints } = await started.webhooks.listEndpoints({}, asAccount(accountId));
      return endpoints.find((endpoint) => endpoint.webhookId === webhookId);
    },
  };
}

/** Another replica, or the same after an end. */
export async function startWebhooks(stack: Stack, env: Record<string, string>) {
  const life = stack.lifecycle('webhooks');
  const server = await buildWebhooks(parseConfig(webhooksSettings, env), life);
  return { life, webhooks: clientOf(stack, server.port) };
}
