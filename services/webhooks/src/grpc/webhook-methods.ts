import type { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { forUsers, type ServiceMethods } from '@review-reply/rpc';
import type { Context } from '../use-cases/context.ts';
import { createEndpoint } from '../use-cases/create-endpoint.ts';
import { deleteEndpoint } from '../use-cases/delete-endpoint.ts';
import { listDeliveries, listEndpoints } from '../use-cases/list-endpoints.ts';
import { toDelivery, toEndpoint } from './messages.ts';

/** Every call works on the endpoints of the acting account. */
export function webhookMethods(context: Context): ServiceMethods<typeof WebhooksService> {
  return {
    listEndpoints: forUsers(async (_request, { caller }) => {
      const endpoints = await listEndpoints(context, caller.actingAccountId);
      return { endpoints: endpoints.map((endpoint) => toEndpoint(endpoint)) };
    }),

    createEndpoint: forUsers(async ({ url, events, idempotency }, { caller }) => {
      const input = { accountId: caller.actingAccountId, url, events, idempotency: idempotency ?? null };
      const { endpoint, secret, replayed } = await createEndpoint(context, input);
      return { endpoint: toEndpoint(endpoint, secret), replayed };
    }),

    deleteEndpoint: forUsers(async ({ webhookId }, { caller }) =>
      toEndpoint(await deleteEndpoint(context, caller.actingAccountId, webhookId)),
    ),

    listDeliveries: forUsers(async ({ webhookId }, { caller }) => {
      const deliveries = await listDeliveries(context, caller.actingAccountId, webhookId);
      return { deliveries: deliveries.map(toDelivery) };
    }),
  };
}
