import { Router } from 'express';
import { z } from 'zod';
import { notThere } from '../control/errors.ts';
import { parse } from '../control/parse.ts';
import { type AppStoreState, newAppId, newIssuerId, newKeyId, newKeyPair } from './state.ts';

const appsMax = 100;
const app = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  name: z.string().min(1).max(200),
});
const keyInput = z.strictObject({
  issuer_id: z.uuid().optional(),
  apps: z
    .array(app)
    .min(1)
    .max(appsMax)
    .default([{ name: 'Demo App' }]),
});

/** Control calls for API keys, which teams make in App Store Connect. */
export function appStoreControl(state: AppStoreState): Router {
  const routes = Router();
  routes.post('/appstore/keys', (request, response) => {
    const input = parse(keyInput, request.body);
    const { issuer_id = newIssuerId() } = input;
    const key_id = newKeyId();
    const { publicKey, privateKey: private_key } = newKeyPair();
    const apps = input.apps.map(({ id = newAppId(), name }) => ({ id, name }));
    state.keys.put(key_id, { keyId: key_id, issuerId: issuer_id, publicKey, apps, revoked: false });
    response.status(201).json({ issuer_id, key_id, private_key, apps });
  });
  routes.post('/appstore/keys/:key/revoke', (request, response) => {
    const key = state.keys.get(request.params.key);
    if (key === undefined) throw notThere('There is no API key with this id.');
    state.keys.put(key.keyId, { ...key, revoked: true });
    response.status(204).end();
  });
  return routes;
}
