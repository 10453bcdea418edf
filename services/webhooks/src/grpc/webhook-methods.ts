import type { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { forUsers, type ServiceMethods, type UserCaller } from '@review-reply/rpc';
import type { EndpointOwner } from '../domain/endpoint.ts';
import type { Context } from '../use-cases/context.ts';
import { createEndpoint } from '../use-cases/create-endpoint.ts';
import { deleteEndpoint } from '../use-cases/delete-endpoint.ts';
import { getEndpoint, listDeliveries, listEndpoints } from '../use-cases/list-endpoints.ts';
import { resendDelivery, sendTestEvent } from '../use-cases/queue-delivery.ts';
import { rotateSecret } from '../use-cases/rotate-secret.ts';
import { updateEndpoint } from '../use-cases/update-endpoint.ts';
import { toDelivery, toEndpoint, toStatus } from './messages.ts';

const ownerOf = ({ accountId, actingAccountId }: UserCaller): EndpointOwner => ({
  accountId: actingAccountId,
  partnerAccountId: accountId === actingAccountId ? null : accountId,
});

/** Every call works on the endpoints of the acting account, as far as they are those of who acts. */
export function webhookMethods(context: Context): ServiceMethods<typeof WebhooksService> {
  return {
    listEndpoints: forUsers(async (_request, { caller }) => {
      const endpoints = await listEndpoints(context, ownerOf(caller));
      return { endpoints: endpoints.map((endpoint) => toEndpoint(endpoint)) };
    }),

    createEndpoint: forUsers(async ({ url, events, idempotency }, { caller }) => {
      const input = { owner: ownerOf(caller), url, events, idempotency: idempotency ?? null };
      const { endpoint, secret, replayed } = await createEndpoint(context, input);
      return { endpoint: toEndpoint(endpoint, secret), replayed };
    }),

    getEndpoint: forUsers(async ({ webhookId }, { caller }) =>
      toEndpoint(await getEndpoint(context, ownerOf(caller), webhookId)),
    ),

    updateEndpoint: forUsers(async ({ webhookId, url, events, status }, { caller }) =>
      toEndpoint(
        await updateEndpoint(context, {
          owner: ownerOf(caller),
          webhookId,
          url: url ?? null,
          events: events.length === 0 ? null : events,
          status: toStatus(status),
        }),
      ),
    ),

    rotateSecret: forUsers(async ({ webhookId, idempotency }, { caller }) => {
      const input = { owner: ownerOf(caller), webhookId, idempotency: idempotency ?? null };
      const { endpoint, secret, replayed } = await rotateSecret(context, input);
      return { endpoint: toEndpoint(endpoint, secret), replayed };
    }),

    sendTestEvent: forUsers(async ({ webhookId, idempotency }, { caller }) => {
      const input = { owner: ownerOf(caller), webhookId, idempotency: idempotency ?? null };
      const { delivery, replayed } = await sendTestEvent(context, input);
      return { delivery: toDelivery(delivery), replayed };
    }),

    resendDelivery: forUsers(async ({ webhookId, deliveryId, idempotency }, { caller }) => {
      const input = { owner: ownerOf(caller), webhookId, deliveryId, idempotency: idempotency ?? null };
      const { delivery, replayed } = await resendDelivery(context, input);
      return { delivery: toDelivery(delivery), replayed };
    }),

    deleteEndpoint: forUsers(async ({ webhookId }, { caller }) =>
      toEndpoint(await deleteEndpoint(context, ownerOf(caller), webhookId)),
    ),

    listDeliveries: forUsers(async ({ webhookId }, { caller }) => {
      const deliveries = await listDeliveries(context, ownerOf(caller), webhookId);
      return { deliveries: deliveries.map(toDelivery) };
    }),
  };
}
