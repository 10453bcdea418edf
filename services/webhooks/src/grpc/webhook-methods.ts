import type { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { forUsers, type ServiceMethods } from '@review-reply/rpc';
import type { Context } from '../use-cases/context.ts';
import { createEndpoint } from '../use-cases/create-endpoint.ts';
import { deleteEndpoint } from '../use-cases/delete-endpoint.ts';
import { getEndpoint, listDeliveries, listEndpoints } from '../use-cases/list-endpoints.ts';
import { resendDelivery, sendTestEvent } from '../use-cases/queue-delivery.ts';
import { rotateSecret } from '../use-cases/rotate-secret.ts';
import { updateEndpoint } from '../use-cases/update-endpoint.ts';
import { toDelivery, toEndpoint, toStatus } from './messages.ts';

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

    getEndpoint: forUsers(async ({ webhookId }, { caller }) =>
      toEndpoint(await getEndpoint(context, caller.actingAccountId, webhookId)),
    ),

    updateEndpoint: forUsers(async ({ webhookId, url, events, status }, { caller }) =>
      toEndpoint(
        await updateEndpoint(context, {
          accountId: caller.actingAccountId,
          webhookId,
          url: url ?? null,
          events: events.length === 0 ? null : events,
          status: toStatus(status),
        }),
      ),
    ),

    rotateSecret: forUsers(async ({ webhookId, idempotency }, { caller }) => {
      const input = { accountId: caller.actingAccountId, webhookId, idempotency: idempotency ?? null };
      const { endpoint, secret, replayed } = await rotateSecret(context, input);
      return { endpoint: toEndpoint(endpoint, secret), replayed };
    }),

    sendTestEvent: forUsers(async ({ webhookId, idempotency }, { caller }) => {
      const input = { accountId: caller.actingAccountId, webhookId, idempotency: idempotency ?? null };
      const { delivery, replayed } = await sendTestEvent(context, input);
      return { delivery: toDelivery(delivery), replayed };
    }),

    resendDelivery: forUsers(async ({ webhookId, deliveryId, idempotency }, { caller }) => {
      const input = { accountId: caller.actingAccountId, webhookId, deliveryId, idempotency: idempotency ?? null };
      const { delivery, replayed } = await resendDelivery(context, input);
      return { delivery: toDelivery(delivery), replayed };
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
