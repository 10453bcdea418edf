import express, { Router } from 'express';
import { endpoint } from '../http/endpoint.ts';
import type { Simulation } from '../simulation.ts';
import { errorBody, invalidArgument, maskError, notFound, permissionDenied } from './errors.ts';
import type { NotificationSetting } from './model.ts';
import { readQuery } from './query.ts';
import { publishedKeys } from './signing-key.ts';
import type { GoogleState } from './state.ts';
import { requireSub } from './tokens.ts';

const topicPattern = /^projects\/[^/]+\/topics\/[^/]+$/;
/** https://developers.google.com/my-business/reference/notifications/rest/v1/NotificationSetting#NotificationType */
const known = [
  'GOOGLE_UPDATE',
  'NEW_REVIEW',
  'UPDATED_REVIEW',
  'NEW_CUSTOMER_MEDIA',
  'DUPLICATE_LOCATION',
  'VOICE_OF_MERCHANT_UPDATED',
];
const fields = ['pubsubTopic', 'notificationTypes'] as const;

/**
 * mybusinessnotifications v1: where an account's notifications go
 * (https://developers.google.com/my-business/reference/notifications/rest/v1/accounts/updateNotificationSetting).
 */
export function notificationRoutes(simulation: Simulation, state: GoogleState): Router {
  const routes = Router();
  const tokens = { clock: simulation.clock, state };
  for (const method of ['get', 'patch'] as const)
    routes[method](
      '/v1/accounts/:account/notificationSetting',
      express.json(),
      endpoint(simulation, {
        target: `google.notification_setting.${method}`,
        placesOf: (request) => state.placeIdsOfAccount(String(request.params.account)),
        failureBody: errorBody,
        handle: (request) => {
          const sub = requireSub(tokens, request);
          const account = state.accounts.get(String(request.params.account));
          if (account === undefined) throw notFound();
          if (!state.accountsOf(sub).some(({ id }) => id === account.id)) throw permissionDenied();
          const before = state.notificationSettings.get(account.id) ?? {};
          const setting =
            method === 'get' ? before : edited(before, readQuery(request, ['updateMask']).updateMask, request.body);
          if (method === 'patch') state.notificationSettings.put(account.id, setting);
          return { status: 200, body: { name: `accounts/${account.id}/notificationSetting`, ...setting } };
        },
      }),
    );
  return routes;
}

function edited(before: NotificationSetting, updateMask: string | undefined, body: unknown): NotificationSetting {
  const mask = (updateMask ?? '').split(',').map((field) => fields.find((one) => one === field.trim()));
  if (mask.includes(undefined)) throw maskError('update_mask', 'Required: pubsub_topic, notification_types.');
  const given = (body ?? {}) as NotificationSetting;
  const { pubsubTopic, notificationTypes = [] } = given;
  if (mask.includes('pubsubTopic') && pubsubTopic && !topicPattern.test(pubsubTopic))
    throw invalidArgument('Invalid Pub/Sub topic.');
  if (!notificationTypes.every((type) => known.includes(type))) throw invalidArgument('Invalid notification type.');
  return {
    ...before,
    ...Object.fromEntries(fields.filter((field) => mask.includes(field)).map((field) => [field, given[field]])),
  };
}

/** The keys that Google's tokens are signed with, by the host and path that its OpenID configuration names. */
export function certificateRoutes(simulation: Simulation): Router {
  const routes = Router();
  routes.get(
    '/oauth2/v3/certs',
    endpoint(simulation, {
      target: 'google.certs',
      placesOf: () => [],
      failureBody: errorBody,
      handle: () => ({ status: 200, body: publishedKeys() }),
    }),
  );
  return routes;
}
