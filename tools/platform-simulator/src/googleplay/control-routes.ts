import { Router } from 'express';
import { z } from 'zod';
import { conflict, notThere } from '../control/errors.ts';
import { parse } from '../control/parse.ts';
import { type GooglePlayState, keyPair, newAccountEmail, newKeyId, newPackage } from './state.ts';

const packagesMax = 100;
const packageName = z
  .string()
  .regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/)
  .max(200);
const accountInput = z.strictObject({
  email: z.email().optional(),
  packages: z.array(packageName).min(1).max(packagesMax).optional(),
});

/** Control calls for service accounts, which owners make in Google Cloud and let into their Play Console. */
export function googlePlayControl(state: GooglePlayState): Router {
  const routes = Router();
  routes.post('/googleplay/service-accounts', (request, response) => {
    const { email = newAccountEmail(), packages = [newPackage()] } = parse(accountInput, request.body);
    if (state.accounts.get(email) !== undefined) throw conflict('There is a service account with this email.');
    const keyId = newKeyId();
    const { publicKey, privateKey } = keyPair();
    state.accounts.put(email, { email, keyId, publicKey, packages, revoked: false });
    const key_file = {
      type: 'service_account',
      project_id: 'demo-project',
      private_key_id: keyId,
      private_key: privateKey,
      client_email: email,
      client_id: '100000000000000000000',
      token_uri: 'https://oauth2.googleapis.com/token',
    };
    response.status(201).json({ email, packages, key_file });
  });
  routes.post('/googleplay/service-accounts/:email/revoke', (request, response) => {
    const account = state.accounts.get(request.params.email);
    if (account === undefined) throw notThere('There is no service account with this email.');
    state.accounts.put(account.email, { ...account, revoked: true });
    for (const token of state.tokens.values()) if (token.email === account.email) state.tokens.delete(token.token);
    response.status(204).end();
  });
  return routes;
}
